package org.sekilab.safety;

import java.util.Optional;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/**
 * What whole boards are searched with: an engine, and perhaps a second one for what the first leaves open. Immutable.
 *
 * <p>Proves: what the engine proves that has the answer.
 * <p>Differs: [NKM] 5.1 has one engine. Those that search by proof numbers and those that search by depth fail on
 * different regions, so that neither alone proves all that the other does.
 * <p>Cost: the limits for each of the two, so twice the time for each search that both leave open.
 *
 * @param second searches anew where the first ran into a limit
 */
public record EnginePair(Engine first, Optional<Engine> second) {
    /** One engine for all. */
    public static EnginePair of(Engine engine) {
        return new EnginePair(engine, Optional.empty());
    }

    /** The same engine, and another for what it leaves open. */
    public EnginePair then(Engine other) {
        return new EnginePair(first, Optional.of(other));
    }

    /**
     * Answers as {@link Engine#prove} does.
     *
     * @param limits of each of the two searches
     */
    Result prove(Problem problem, Goal goal, Limits limits) {
        Result result = first.prove(problem, goal, limits, SearchListener.NONE);
        boolean isOpen = result.outcome() == Outcome.UNKNOWN && result.limit() != Limit.CANCELLED;
        if (!isOpen || second.isEmpty()) {
            return result;
        }
        Result other = second.get().prove(problem, goal, limits, SearchListener.NONE);
        return other.withStatistics(result.statistics().plus(other.statistics()));
    }
}
