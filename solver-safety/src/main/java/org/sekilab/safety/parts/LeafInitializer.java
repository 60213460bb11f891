package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Guesses the proof and disproof numbers that states of local games begin with, for engines that search by them. An
 * extension point, see {@code SafetyModule}; immutable, shared by threads.
 *
 * <p>Proves: nothing. It changes how long a search takes and never what it finds.
 */
@FunctionalInterface
public interface LeafInitializer {
    /** One for all: df-pn as it was first described. */
    LeafInitializer ONE = board -> () -> 1;

    /** The numbers for one game. The initializer may keep the board, which changes as the game is played. */
    OnBoard on(LocalBoard board);

    /** The numbers of the states of one board; may hold scratch memory; confined to the board's thread. */
    interface OnBoard {
        /**
         * How many states must be won for the defender, perhaps, before the one on the board is. What is not from 1 to
         * {@link org.sekilab.search.Problem#MAX_ESTIMATE} counts as the nearest that is. Called at each new state: must
         * leave the board as it is, and should allocate nothing.
         */
        int proof();

        /** The same for the attacker. */
        default int disproof() {
            return 1;
        }
    }
}
