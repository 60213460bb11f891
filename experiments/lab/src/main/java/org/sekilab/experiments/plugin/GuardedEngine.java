package org.sekilab.experiments.plugin;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sekilab.search.AssertingProblem;
import org.sekilab.search.ContractError;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;

/**
 * An engine that is watched while it searches. The engine has to end in time. While nodes are checked, the engine and
 * the problem have to keep to their contracts. An engine of this program is left alone as long as no class of a plug-in
 * has been made. Immutable, as the engine is.
 *
 * @param engine what searches
 * @param guard of its class
 * @param guards tell which classes of plug-ins work with it
 */
record GuardedEngine(Engine engine, Guard guard, Guards guards) implements Engine {
    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        Result result = search(
                problem,
                limits,
                given -> guard.answered(engine.prove(given, goal, limits, listener)),
                (given, found) -> given.requireAnswer(goal, found));
        return guarded(result);
    }

    @Override
    public Solution solve(Problem problem, Limits limits, SearchListener listener) {
        Solution solution = search(
                problem, limits, given -> guard.answered(engine.solve(given, limits, listener)), (given, found) -> {
                    given.requireAnswer(Goal.AT_LEAST_DRAW, found.first());
                    found.second().ifPresent(second -> given.requireAnswer(Goal.WIN, second));
                });
        return solution.second()
                .map(second -> Solution.of(guarded(solution.first()), guarded(second)))
                .orElseGet(() -> Solution.of(guarded(solution.first())));
    }

    private <T> T search(
            Problem problem, Limits limits, Function<Problem, T> work, BiConsumer<AssertingProblem, T> check) {
        if (!guards.isWatched(engine)) {
            return work.apply(problem);
        }
        Supplier<T> checked = checked(problem, work, check);
        return guards.isForeign(engine)
                ? guards.watch(guard, limits.time(), checked)
                : guards.watchOurs(guard, limits.time(), checked);
    }

    private <T> Supplier<T> checked(Problem problem, Function<Problem, T> work, BiConsumer<AssertingProblem, T> check) {
        Optional<AtomicLong> left = guard.nodes().current(); // of the thread that asks for the search
        if (left.isEmpty()) {
            return () -> work.apply(problem);
        }
        return () -> {
            try {
                AssertingProblem asserting = new AssertingProblem(problem, left.get());
                T found = work.apply(asserting);
                check.accept(asserting, found);
                return found;
            } catch (ContractError e) {
                throw guards.blame(engine, guard, e);
            }
        };
    }

    /** The proof is asked for later, and may fail then. */
    private Result guarded(Result result) {
        return guards.isForeign(engine)
                ? result.withProof(problem -> guard.call(() -> result.proof().moveIn(problem)))
                : result;
    }
}
