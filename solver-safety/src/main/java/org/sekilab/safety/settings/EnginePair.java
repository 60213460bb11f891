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
 * The engines that search whole boards: one engine, and possibly a second one for searches that the first leaves open.
 * Immutable.
 *
 * <p>Proves: the same as the engine that answers.
 * <p>Differs: [NKM] 5.1 has one engine. Engines that search by proof numbers and engines that search by depth fail on
 * different regions. So neither alone proves all that the other does.
 * <p>Cost: with {@link Budget#FULL} each engine has the limits, so a search that both leave open takes twice the time.
 * With {@link Hope#NUMBERS} the second engine skips searches for which the first had little hope. On the two sets of
 * [NM04], with 20,000 to 200,000 nodes, this loses a seventeenth of its proofs, and saves half of its nodes.
 *
 * @param first searches first
 * @param second searches anew if the first engine ran into a limit
 * @param budget the limits of the two together; of no meaning without a second engine
 */
public record EnginePair(Named first, Optional<Named> second, Budget budget) {
    /** A search has little hope if the square of its proof number exceeds this value times its number of nodes. */
    private static final long LITTLE_HOPE = 49;

    /** An engine, and its name in results. */
    public record Named(String name, Engine engine) {}

    /** The limits of time and nodes for the two searches of a question. */
    public enum Budget {
        /** Each search has the full limits. */
        FULL,
        /** Both searches share the limits: the first has half, and the second the rest. */
        SHARED
    }

    /** Receives the work of each search, in the thread of that search. */
    @FunctionalInterface
    public interface Meter {
        /** Ignores the work. */
        Meter NONE = (engine, statistics) -> {};

        void spent(String engine, Statistics statistics);
    }

    /** The searches that are left to the second engine. */
    public enum Hope {
        /** None. */
        NONE,
        /** All searches that the first engine has left open. */
        ALL,
        /**
         * After an engine that searches by proof numbers: only searches that ended with small numbers for their nodes.
         */
        NUMBERS
    }

    /** One engine for all searches. */
    public static EnginePair of(Engine engine) {
        return new EnginePair(new Named("engine", engine), Optional.empty(), Budget.FULL);
    }

    /** The same engine, and another one for searches that it leaves open. */
    public EnginePair then(Engine other) {
        return new EnginePair(first, Optional.of(new Named("second engine", other)), budget);
    }

    /** The same engines with another budget. */
    public EnginePair with(Budget newBudget) {
        return new EnginePair(first, second, newBudget);
    }

    /**
     * Answers with a restricted use of the second engine.
     *
     * @param meter receives the work of each search
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
