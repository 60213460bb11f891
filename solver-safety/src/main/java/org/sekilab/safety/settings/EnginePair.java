package org.sekilab.safety.settings;

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
 * <p>Cost: the limits for each of the two, so twice the time for each search that both leave open. With {@link Hope#NUMBERS} the second one
 * is spared what the first had little hope for: of what it has ever proved on the two sets of [NM04] with 20,000 to 200,000 nodes, a
 * seventeenth is lost, for half of its nodes.
 *
 * @param second searches anew where the first ran into a limit
 */
public record EnginePair(Engine first, Optional<Engine> second) {
    /** The square of the proof number of a search without much hope, for each of its nodes. */
    private static final long LITTLE_HOPE = 49;

    /** What is searched by the second engine. */
    public enum Hope {
        /** Nothing. */
        NONE,
        /** All that the first has left open. */
        ALL,
        /** If that searches by proof numbers: where they were small when it ended, for so many nodes. */
        NUMBERS
    }

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
    public Result prove(Problem problem, Goal goal, Limits limits) {
        return prove(problem, goal, limits, Hope.ALL);
    }

    /** The same where the second engine searches not all that the first leaves open. */
    public Result prove(Problem problem, Goal goal, Limits limits, Hope hope) {
        Result result = first.prove(problem, goal, limits, SearchListener.NONE);
        boolean isOpen = result.outcome() == Outcome.UNKNOWN && result.limit() != Limit.CANCELLED;
        if (!isOpen || second.isEmpty() || hope == Hope.NONE || hope == Hope.NUMBERS && isHopeless(result)) {
            return result;
        }
        Result other = second.get().prove(problem, goal, limits, SearchListener.NONE);
        return other.withStatistics(result.statistics().plus(other.statistics()));
    }

    private static boolean isHopeless(Result result) {
        long number = result.proofNumber();
        return result.limit() == Limit.PROOF_NUMBER
                || number * number > LITTLE_HOPE * result.statistics().nodes();
    }
}
