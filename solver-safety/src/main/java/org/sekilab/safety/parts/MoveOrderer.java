package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Sorts the moves of either side in local games, the most promising first. An extension point, see {@code
 * SafetyModule}; immutable, shared by threads.
 *
 * <p>Proves: nothing. It may guess, because it changes the time of a search and never its result.
 */
@FunctionalInterface
public interface MoveOrderer {
    /** All moves have the same score: they stay in the order of the points. */
    MoveOrderer PLAIN = board -> (move, lastMove) -> 0;

    /** The scores for one game. The orderer may keep the board, which changes as the game is played. */
    OnBoard on(LocalBoard board);

    /** The scores of the moves on one board; confined to the board's thread. */
    @FunctionalInterface
    interface OnBoard {
        /**
         * The score of a move for the side to move: larger is better. The search calls it in its inner loop, for each
         * legal point before the moves are sorted. It must leave the board as it is, and should allocate nothing.
         *
         * @param move a local point
         * @param lastMove the last move of the opponent: a local point, {@link org.sekilab.model.Points#PASS}, or
         *     {@link org.sekilab.model.Points#NONE} at the start, both negative
         */
        int score(int move, int lastMove);

        /** True if moves have a {@link #cost}. Then nothing but the score sorts them. */
        default boolean hasCosts() {
            return false;
        }

        /**
         * What a move of the defender adds to the first proof number of the next state, at least 0.
         *
         * @param best the best score of all moves
         * @param score of the move
         */
        default int cost(int best, int score) {
            return 0;
        }
    }
}
