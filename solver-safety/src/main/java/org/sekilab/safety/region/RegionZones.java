package org.sekilab.safety.region;

import java.util.List;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.local.ZoneGrowth;
import org.sekilab.proof.Proofs;
import org.sekilab.search.ZoneProblem;
import org.sekilab.statics.LocalEvaluator;

/**
 * Finds the zones of wins of the defender in a local game without territory. Mutable buffer, confined to one thread.
 *
 * <p>Source: relevance zones, Shih, Wu et al., AAAI 2022. Here the defender also wins the local game on the zone
 * alone. In this game, all other points are stones of the attacker that are never captured. So the attacker may do
 * anything beyond the zone.
 * <p>Proves: the attacker's moves in a closed zone are legal in both games or in none, and capture the same stones. No
 * group of the defender is in its last eye or doubtful in the game on the zone, unless it is in the whole game.
 * <p>Differs: the paper asks for two liberties of each group. Here eyes elsewhere count as liberties, and a group with
 * only one liberty is taken with all attacker stones around it.
 * <p>Cost: a flood fill for each group of the defender that meets the zone; allocates nothing.
 */
final class RegionZones {
    private static final List<LocalEvaluator.Rules> RULES =
            List.of(LocalEvaluator.Rules.NO_ANSWERS, LocalEvaluator.Rules.PAIRS_OF_MANY);

    private final LocalBoard board;
    private final LocalShape shape;
    private final long[] neighbors;
    private final long wallAt;
    private final long weakBlocks; // essential blocks that need liberties or other blocks
    private final long[] sacrificeExteriors; // [sacrificed block]
    private final int blockCount; // essential and sacrificed ones
    private final DefenderGroups groups;
    private final List<LocalEvaluator> judges;

    RegionZones(LocalBoard board) {
        this.board = board;
        this.shape = board.shape();
        this.neighbors = shape.neighbors();
        this.wallAt = shape.wallAt();
        int essential = shape.blocks().size();
        this.blockCount = essential + shape.sacrifices().size();
        this.groups = new DefenderGroups(shape);
        this.judges = RULES.stream()
                .map(rules -> new LocalEvaluator(board, rules, Proofs.ANY))
                .toList();
        long weak = 0;
        for (int block = 0; block < essential; block++) {
            weak |= Long.bitCount(shape.eyes()[block]) < 2 ? 1L << block : 0;
        }
        this.weakBlocks = weak;
        this.sacrificeExteriors = new long[shape.sacrifices().size()];
        for (int point = 0; point < shape.size(); point++) {
            for (int lost = 0; lost < sacrificeExteriors.length; lost++) {
                sacrificeExteriors[lost] |= (shape.blocksAt()[point] >>> essential + lost & 1) << point;
            }
        }
    }

    /** The zone of a state that is won without search. */
    long ofWin() {
        if (board.isOver()) {
            return 0;
        }
        for (LocalEvaluator judge : judges) {
            if (judge.provesSafe()) {
                long support = withSacrifices(judge.support());
                return board.isDefenderToMove() ? support : closed(support, 0);
            }
        }
        return ZoneProblem.ALL;
    }

    /**
     * The zone of a state before a winning move of the defender. The board has the state before it.
     *
     * @param after the zone of the state after the move
     */
    long beforeDefendersMove(int move, long after) {
        long stone = 1L << move;
        long attackers = board.attacker();
        board.play(move);
        long captured = attackers & ~board.attacker();
        board.undo();
        if ((after & (stone | captured)) == 0) {
            return after; // a pass does the same in the game on the zone
        }
        return withSacrifices(after | stone | ZoneGrowth.captures(neighbors, after, captured));
    }

    /**
     * Grows a zone of a state of the attacker until it is closed.
     *
     * @param preferred the liberties to take first
     */
    long closed(long zone, long preferred) {
        if (zone == ZoneProblem.ALL) {
            return zone;
        }
        long grown = zone;
        long before;
        do {
            before = grown;
            grown = withGroups(withSacrifices(grown), preferred);
            if (grown == ZoneProblem.ALL) {
                return grown;
            }
            grown = ZoneGrowth.withMoves(board, grown);
        } while (grown != before);
        return grown & ~board.flood(board.attacker() & shape.solidWallAt(), board.attacker());
    }

    private long withGroups(long zone, long preferred) {
        long empties = board.empties();
        long grown = zone;
        long seen = 0;
        int count = board.groupsInto(groups, blockCount);
        for (int group = 0; group < count; group++) {
            long stones = groups.stones()[group];
            seen |= stones;
            if ((groups.blocks()[group] & weakBlocks) != 0 || (stones & grown) != 0) {
                grown |= stones;
                grown = ZoneGrowth.withLiberties(
                        grown, groups.exteriors()[group] & empties, 2 - groups.eyes()[group], preferred);
            }
        }
        for (long rest = grown & board.defender() & ~seen; rest != 0; rest &= ~seen) {
            long stones = board.flood(Long.lowestOneBit(rest), board.defender());
            long around = board.around(stones);
            long liberties = around & empties;
            seen |= stones;
            grown |= stones;
            if ((liberties & liberties - 1) != 0) {
                grown = ZoneGrowth.withLiberties(grown, liberties, 2, preferred);
            } else {
                long attackers = board.flood(around & (board.attacker() | liberties), board.attacker() | liberties);
                if (((stones | attackers) & wallAt) != 0) {
                    return ZoneProblem.ALL;
                }
                grown |= attackers | board.around(attackers);
            }
        }
        return grown;
    }

    /** Whether a sacrificed block has a liberty must be the same in both games. */
    private long withSacrifices(long zone) {
        long grown = zone;
        for (long exterior : sacrificeExteriors) {
            grown |= (exterior & grown) == 0 ? 0 : exterior;
        }
        return grown;
    }
}
