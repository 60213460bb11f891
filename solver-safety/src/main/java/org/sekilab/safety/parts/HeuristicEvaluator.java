package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Guesses how good states of local games are. An extension point, see {@code SafetyModule}; immutable, shared by
 * threads.
 *
 * <p>Proves: nothing. It changes the time of a search and never its result.
 */
@FunctionalInterface
public interface HeuristicEvaluator {
    /** All states have the same estimate. */
    HeuristicEvaluator NONE = board -> () -> 0;

    /** The estimates for one game. The evaluator may keep the board, which changes as the game is played. */
    OnBoard on(LocalBoard board);

    /** The estimates of the states of one board; may hold scratch memory; confined to the board's thread. */
    @FunctionalInterface
    interface OnBoard {
        /**
         * The estimate of the current state for the defender, with either side to move: larger is better. Values beyond
         * {@link org.sekilab.search.Problem#MAX_ESTIMATE} on either side count as the largest possible value. The
         * search calls it at each leaf: it must leave the board as it is, and should allocate nothing.
         */
        int estimate();
    }
}
