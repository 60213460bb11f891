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
    private final Searches searches;
    private final boolean isDefender;
    private final LocalBoard board; // the side to move; the opponent has a ko threat
    private final LocalBoard opponentsBoard; // the opponent to move; nobody has a ko threat

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
        this.searches = searches;
        this.isDefender = first == area.block().color();
        this.board = area.board(first, isDefender ? KoThreats.of(1) : KoThreats.ofTheDefender(1));
        this.opponentsBoard = area.board(first.opposite(), KoThreats.of(0));
    }

    /**
     * The move itself, or another one that the opponent needs as well.
     *
     * @param move a point of the area where the side wins even if the opponent has a ko threat
     */
    int best(int move) {
        LocalShape shape = board.shape();
        int known = shape.localOf(move);
        boolean opponentFails = !opponentsBoard.isLegal(known) || isWon(opponentsBoard, known, isDefender);
        if (!opponentFails) {
            return move;
        }
        for (long rest = new FightJudge(board, area).moves(); rest != 0; rest &= rest - 1) {
            int other = Long.numberOfTrailingZeros(rest);
            boolean isVital =
                    other != known && isWon(opponentsBoard, other, !isDefender) && isWon(board, other, isDefender);
            if (isVital) {
                return shape.point(other);
            }
        }
        return move;
    }

    /** True if a move is legal, and a side gets what it wants by it. */
    private boolean isWon(LocalBoard game, int move, boolean forDefender) {
        if (!game.isLegal(move)) {
            return false;
        }
        game.play(move);
        FightSearch search = searches.search(game);
        game.undo();
        return search.isDecided() && search.isAlive() == forDefender;
    }
}
