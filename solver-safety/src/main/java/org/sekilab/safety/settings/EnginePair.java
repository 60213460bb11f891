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
import org.sekilab.search.Statistics;

/**
 * What whole boards are searched with: an engine, and perhaps a second one for what the first leaves open. Immutable.
 *
 * <p>Proves: what the engine proves that has the answer.
 * <p>Differs: [NKM] 5.1 has one engine. Those that search by proof numbers and those that search by depth fail on
 * different regions, so that neither alone proves all that the other does.
 * <p>Cost: with {@link Budget#FULL} the limits for each of the two, so twice the time for each search that both leave open. With {@link Hope#NUMBERS} the second one
 * is spared what the first had little hope for: of what it has ever proved on the two sets of [NM04] with 20,000 to 200,000 nodes, a
 * seventeenth is lost, for half of its nodes.
 *
 * @param second searches anew where the first ran into a limit
 * @param budget what limits the two have together; of no meaning where there is no second one
 */
public record EnginePair(Named first, Optional<Named> second, Budget budget) {
    /** The square of the proof number of a search without much hope, for each of its nodes. */
    private static final long LITTLE_HOPE = 49;

    /** An engine, and how results call it. */
    public record Named(String name, Engine engine) {}

    /** What limits of time and nodes the two searches of a question have. */
    public enum Budget {
        /** Each has the limits. */
        FULL,
        /** Both together have them: the first has half, and the second what is left. */
        SHARED
    }

    /** Is told what each search has spent, by the thread that searched. */
    @FunctionalInterface
    public interface Meter {
        /** Forgets it. */
        Meter NONE = (engine, statistics) -> {};

        void spent(String engine, Statistics statistics);
    }

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
        return new EnginePair(new Named("engine", engine), Optional.empty(), Budget.FULL);
    }

    /** The same engine, and another for what it leaves open. */
    public EnginePair then(Engine other) {
        return new EnginePair(first, Optional.of(new Named("second engine", other)), budget);
    }

    /** The same engines with other limits. */
    public EnginePair with(Budget newBudget) {
        return new EnginePair(first, second, newBudget);
    }

    /**
     * Answers as {@link Engine#prove} does.
     *
     * @param limits of each of the two searches, or of both, as the budget says
     */
    public Result prove(Problem problem, Goal goal, Limits limits) {
        return prove(problem, goal, limits, Hope.ALL, Meter.NONE);
    }

    /**
     * The same where the second engine searches not all that the first leaves open.
     *
     * @param meter told what each search has spent
     */
    public Result prove(Problem problem, Goal goal, Limits limits, Hope hope, Meter meter) {
        boolean isShared = budget == Budget.SHARED && second.isPresent() && hope != Hope.NONE;
        Result result = prove(first, problem, goal, isShared ? limits.half() : limits, meter);
        boolean isOpen = result.outcome() == Outcome.UNKNOWN && result.limit() != Limit.CANCELLED;
        if (!isOpen || second.isEmpty() || hope == Hope.NONE || hope == Hope.NUMBERS && isHopeless(result)) {
            return result;
        }
        Limits left = isShared ? limits.after(result.statistics()) : limits;
        Result other = prove(second.get(), problem, goal, left, meter);
        return other.withStatistics(result.statistics().plus(other.statistics()));
    }

    private static Result prove(Named engine, Problem problem, Goal goal, Limits limits, Meter meter) {
        Result result = engine.engine.prove(problem, goal, limits, SearchListener.NONE);
        meter.spent(engine.name, result.statistics());
        return result;
    }

    private static boolean isHopeless(Result result) {
        long number = result.proofNumber();
        return result.limit() == Limit.PROOF_NUMBER
                || number * number > LITTLE_HOPE * result.statistics().nodes();
    }
}
