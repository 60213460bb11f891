package org.sekilab.search.alphabeta;

import org.sekilab.search.Problem;

/**
 * The switches of the alpha-beta engine. No switch changes an answer, only the time to find it.
 *
 * @param table keeps results in a transposition table; without it there is no proof to examine, and the memory limit is
 *     ignored
 * @param killers tries the last two moves that refuted another state at the same ply early
 * @param history tries moves that refuted many states early
 * @param principalVariation searches all moves except the first with a window of width one
 * @param aspiration begins an iteration with a window around the value of the last one
 * @param aspirationWindow half the width of that window, in units of the estimate; positive, below the largest estimate
 * @param maxPlies the deepest iteration, from 1 to {@value #MOST_PLIES}
 */
public record AlphaBetaConfig(
        boolean table,
        boolean killers,
        boolean history,
        boolean principalVariation,
        boolean aspiration,
        int aspirationWindow,
        int maxPlies) {
    /** The largest depth that fits the table's entries. The stack of a thread has room for it as well. */
    public static final int MOST_PLIES = 1000;

    public static final AlphaBetaConfig DEFAULT = new AlphaBetaConfig(true, true, true, true, true, 100, MOST_PLIES);

    public AlphaBetaConfig {
        if (aspirationWindow <= 0 || aspirationWindow >= Problem.MAX_ESTIMATE) {
            throw new IllegalArgumentException("alphabeta.aspiration-window: %d is not in 1..%d"
                    .formatted(aspirationWindow, Problem.MAX_ESTIMATE - 1));
        }
        if (maxPlies < 1 || maxPlies > MOST_PLIES) {
            throw new IllegalArgumentException(
                    "alphabeta.max-plies: %d is not in 1..%d".formatted(maxPlies, MOST_PLIES));
        }
    }
}
