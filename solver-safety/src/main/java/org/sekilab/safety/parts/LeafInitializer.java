package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Guesses the initial proof and disproof numbers of states of local games, for engines that search by them. An
 * extension point, see {@code SafetyModule}; immutable, shared by threads.
 *
 * <p>Proves: nothing. It changes the time of a search and never its result.
 */
@FunctionalInterface
public interface LeafInitializer {
    /** The number one for all states: df-pn as it was first described. */
    LeafInitializer ONE = board -> () -> 1;

    /** The numbers for one game. The initializer may keep the board, which changes as the game is played. */
    OnBoard on(LocalBoard board);

    /** The numbers of the states of one board; may hold scratch memory; confined to the board's thread. */
    interface OnBoard {
        /**
         * A guess of the number of states that must be won for the defender before the current state is. Values outside
         * 1 to {@link org.sekilab.search.Problem#MAX_ESTIMATE} count as the nearest value inside. The search calls it
         * at each new state: it must leave the board as it is, and should allocate nothing.
         */
        int proof();

        /** A guess of the number of states that must be won for the attacker before the current state is. */
        default int disproof() {
            return 1;
        }
    }
}
