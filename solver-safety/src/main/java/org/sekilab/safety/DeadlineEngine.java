package org.sekilab.safety;

import java.time.Duration;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;

/**
 * An engine whose searches all end at one time. Searches that begin later have no answer. Immutable.
 */
record DeadlineEngine(Engine engine, Deadline deadline) implements Engine {
    private static final Result TOO_LATE = Result.open(Limit.TIME);

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        Duration left = deadline.left();
        return left.isZero() ? TOO_LATE : engine.prove(problem, goal, Deadline.within(limits, left), listener);
    }

    @Override
    public Solution solve(Problem problem, Limits limits, SearchListener listener) {
        Duration left = deadline.left();
        return left.isZero() ? Solution.of(TOO_LATE) : engine.solve(problem, Deadline.within(limits, left), listener);
    }
}
