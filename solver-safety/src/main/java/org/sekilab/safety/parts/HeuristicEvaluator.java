package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Guesses how good states of local games are. An extension point, see {@code SafetyModule}; immutable, shared by threads.
 *
 * <p>Proves: nothing. It changes how long a search takes and never what it finds.
 */
@FunctionalInterface
public interface HeuristicEvaluator {
    /** All states seem to be worth the same. */
    HeuristicEvaluator NONE = board -> () -> 0;

    /** The estimates for one game. The evaluator may keep the board, which changes as the game is played. */
    OnBoard on(LocalBoard board);

    /** The estimates of the states of one board; may hold scratch memory; confined to the board's thread. */
    @FunctionalInterface
    interface OnBoard {
        /**
         * How good the state that is on the board now seems to be for the defender: larger is better, whoever is to move. Values beyond
         * {@link org.sekilab.search.Problem#MAX_ESTIMATE} on either side count as the largest there are. Called at each leaf of the search: must
         * leave the board as it is, and should allocate nothing.
         */
        int estimate();
    }
}
