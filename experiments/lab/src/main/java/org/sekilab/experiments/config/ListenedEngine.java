package org.sekilab.experiments.config;

import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;

/**
 * An engine that tells one more listener how far it is. Immutable, as the engine is.
 *
 * @param engine what searches
 * @param listener told beside the one that each search is given
 */
record ListenedEngine(Engine engine, SearchListener listener) implements Engine {
    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener other) {
        return engine.prove(problem, goal, limits, both(other));
    }

    @Override
    public Solution solve(Problem problem, Limits limits, SearchListener other) {
        return engine.solve(problem, limits, both(other));
    }

    private SearchListener both(SearchListener other) {
        return statistics -> {
            listener.progress(statistics);
            other.progress(statistics);
        };
    }
}
