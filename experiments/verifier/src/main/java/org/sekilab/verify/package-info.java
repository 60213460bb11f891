/**
 * Checks certificates: proofs that blocks live and that territory is safe. The checker trusts no solver. It depends on
 * the rules of the local game, {@link org.sekilab.model.local.LocalBoard}, and on no search or static solver. Begin
 * with {@link org.sekilab.verify.Verifier}.
 *
 * <p><b>What is proved.</b> A certificate is a set of <em>zones</em>. The color of a zone is its defender. In a zone
 * the defender has a strategy for some points and for the essential blocks next to them. Everything else next to the
 * points counts as stones of the attacker that cannot be captured. Zones of a color have no point in common, so the
 * defender can follow all strategies at once. The defender answers where the attacker has played. Where no answer is
 * needed, the defender makes a move that some zone has for a pass, if there is one.
 *
 * <p><b>Games.</b> A strategy is a graph of states. Where the attacker moves, each legal move leads on. Where the
 * defender moves, one does. No path comes back to a state, so no rule of repetition matters. There are four goals.
 * {@code alive}: no essential block is captured. {@code safe}: in addition, no stone of the attacker is on the
 * territory when both have passed. {@code seki}: in addition to {@code alive}, no attacker lives there alone. {@code
 * not-safe} is the attacker's goal: the defender is safe in no state that comes, and play may be endless.
 *
 * <p>The stones of the defender in a zone are the same on the board as in the game. A stone that may have liberties
 * outside must have two in the zone when the attacker moves. The attacker has the stones of the game or fewer. Only
 * stones connected to the wall may be gone. A move of the attacker on their points changes nothing in the game. With
 * fewer attacker stones, the defender has all liberties and moves of the game.
 *
 * <p>A block next to the points may be <em>lost</em>: the defender need not save it. A lost block with a liberty in
 * the zone has one on the board too, so it is there. Once it has none, it may be captured or not. From then on it
 * counts as part of the wall. The game is lost when stones in the zone are connected to it then, as they may stay on
 * the board.
 *
 * <p><b>Eyes elsewhere.</b> A zone may assume something of a block. {@code 0} assumes nothing. {@code 1} assumes a
 * liberty elsewhere, one and the same for all such blocks. A mask assumes liberties that other zones, the givers,
 * keep: bit i for giver i. {@code alive} assumes that the block lives by other zones. {@link
 * org.sekilab.verify.Combination} tells how this adds up.
 *
 * <p><b>Pairs.</b> The only static reason is a set of disjoint pairs of empty points. When the attacker plays one
 * point of a pair, the defender plays the other. {@link org.sekilab.verify.PairStrategy} tells what that keeps.
 *
 * <h2>The file</h2>
 *
 * Lines of UTF-8 text, with one space between words, compressed as one gzip member or not. Points P are as in GTP, in
 * upper case. SIDE is {@code black} or {@code white}. The file has no blank line and no control character. Only lines
 * that begin with {@code #} are skipped, between the header, the boards and the last line.
 *
 * <pre>
 * sekilab-certificate 2
 * board WIDTH HEIGHT [NAME]           any number of boards follow each other; NAME is the rest of the line
 * row .XO..                           HEIGHT lines, from the top; X is black, O white
 * claim SIDE alive P...               any number of claims: blocks, by any of their stones;
 *                                     a point is named once for each kind
 * claim SIDE territory P...
 * claim region VALUE SIDE P...        VALUE is safe or seki; SIDE defends the union of the regions at the points,
 *                                     alone
 *
 * zone SIDE pairs                     any number of zones, of both kinds; they are numbered from 1 on each board
 * eye P...                            one line a part: all points between blocks of the zone, at most 60
 * territory P...                      a part that becomes territory, too
 * block P EYES                        one line a block, by any of its stones: all those that must not be captured;
 *                                     EYES is 0, 1 or alive
 * pairs P Q P Q...                    P and Q are a pair; at most one such line
 *
 * zone SIDE game GOAL                 GOAL is safe, alive, seki or not-safe
 * points P...                         once; the local points are numbered from 0 by row, then column
 * territory MASK                      at most once; hexadecimal, bit i for local point i
 * block P EYES                        one line a block; EYES is 0, 1 or alive, with givers a hexadecimal mask or alive
 * lost P                              one line a block that may be captured, none of those before
 * givers ZONE...                      only if there are any: the numbers of earlier zones of SIDE without givers
 * states COUNT                        then one line a state, the first one for the position with the attacker to move
 * a D...                              the loser moves: a successor for each legal point in ascending order, and for
 *                                     the pass
 * d MOVE D                            the winner moves: a local point, or p for the pass
 * = p q p q...                        pairs, as local points, reach the goal: of all blocks as long as none that may
 *                                     be lost is, or without those; = alone: no answer is needed
 * .                                   the rules show that the goal is reached
 *
 * end                                 of the board
 *
 * boards COUNT                        the last line of the file: how many boards there are
 * </pre>
 *
 * Version 1 is the same without the last line. Such a file is whole when it has a board and ends with the line {@code
 * end} of one. Boards that are missing after it cannot be noticed. {@code verify} accepts it with a warning.
 *
 * <p><b>Limits.</b> A line has at most 16,384 letters, a game 4,194,304 states with 33,554,432 words. The board bounds
 * all other counts, as nothing can be named twice. So the memory is bounded, whatever the file.
 *
 * <p>D is the number of the successor less that of the state itself. It is positive unless the goal is {@code
 * not-safe}. With that goal the attacker is the winner, otherwise the defender. A state that is reached in several ways
 * is one and the same: stones, side to move, ko, and whether the last move was a pass.
 */
@NullMarked
package org.sekilab.verify;

import org.jspecify.annotations.NullMarked;
