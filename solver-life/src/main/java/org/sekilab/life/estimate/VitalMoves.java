package org.sekilab.life.estimate;

import org.sekilab.model.Color;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * Finds a winning move that both sides need, where the one at hand is not needed by the opponent. Confined to one
 * thread.
 *
 * <p>Source: the proverb that the opponent's vital point is one's own. In an eye of three points the middle kills and
 * saves. A move from outside may kill, too, but does not save.
 * <p>Proves: nothing. A move is replaced only by one that wins by search even if the loser has a ko threat.
 * <p>Cost: one short search for the move at hand. Only if the opponent does not need it, one for each other move, and
 * two more for those that the opponent needs.
 */
final class VitalMoves {
    private final FightArea area;
    private final Color first;
    private final Searches searches;
    private final boolean isDefender;

    /** Short searches. */
    @FunctionalInterface
    interface Searches {
        /** Searches the present state of a board. It may end undecided. */
        FightSearch search(LocalBoard board);
    }

    /**
     * A search for vital moves.
     *
     * @param area where the fight is
     * @param first the side that wins
     */
    VitalMoves(FightArea area, Color first, Searches searches) {
        this.area = area;
        this.first = first;
        this.searches = searches;
        this.isDefender = first == area.block().color();
    }

    /**
     * The move itself, or another one that the opponent needs as well.
     *
     * @param move a point of the area where the side wins even if the opponent has a ko threat
     */
    int best(int move) {
        LocalBoard board = area.board(first, KoThreats.of(0));
        LocalShape shape = board.shape();
        int known = shape.localOf(move);
        if (!fails(known)) {
            return move;
        }
        for (long rest = new FightJudge(board, area).moves(); rest != 0; rest &= rest - 1) {
            int other = Long.numberOfTrailingZeros(rest);
            if (other != known && isNeeded(other) && wins(other)) {
                return shape.point(other);
            }
        }
        return move;
    }

    /** True if the opponent does not get what it wants by a move, for sure in this game. */
    private boolean fails(int move) {
        LocalBoard board = area.board(first.opposite(), KoThreats.of(0));
        return !board.isLegal(move) || isWon(board, move, isDefender);
    }

    /** True if the opponent gets what it wants by a move, for sure in this game. */
    private boolean isNeeded(int move) {
        LocalBoard board = area.board(first.opposite(), KoThreats.of(0));
        return board.isLegal(move) && isWon(board, move, !isDefender);
    }

    /** True if the side wins by a move, with a ko threat of the opponent or without. */
    private boolean wins(int move) {
        KoThreats threats = isDefender ? KoThreats.of(1) : KoThreats.ofTheDefender(1);
        LocalBoard board = area.board(first, threats);
        return board.isLegal(move) && isWon(board, move, isDefender);
    }

    private boolean isWon(LocalBoard board, int move, boolean forDefender) {
        board.play(move);
        FightSearch search = searches.search(board);
        board.undo();
        return search.isDecided() && search.isAlive() == forDefender;
    }
}
