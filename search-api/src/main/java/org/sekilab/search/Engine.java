package org.sekilab.search;

/**
 * A search method. Immutable: it holds only its configuration, and threads may share it. A run owns its state.
 *
 * <p>An extension point: the configuration chooses an engine by the name under which it is bound.
 */
public interface Engine {
    /**
     * Answers whether the prover reaches a goal from the present state of the problem.
     *
     * <p>The answer is a proof. {@link Outcome#WIN} says that the prover reaches the goal for any play of the opponent.
     * This holds under any rule for repetitions that is as good for the prover as {@link Problem#repetition}, or
     * better. {@link Outcome#LOSS} says that the opponent can always prevent it. This holds under any rule that is as
     * good for the prover, or worse. {@link Outcome#UNKNOWN} says that a limit came first.
     *
     * @param problem the game; the engine leaves it in the same state
     * @param listener receives reports of progress from time to time, in the calling thread
     * @throws IllegalArgumentException if the limits leave no memory for a table
     */
    Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener);

    /**
     * Finds the value of the present state of the problem, by two questions. The first is whether the prover reaches at
     * least a draw. If so, the second is whether the prover wins.
     *
     * @param limits the limits of both searches together, except for the table: each search may have a table of that
     *     size
     * @throws IllegalArgumentException as {@link #prove}
     */
    default Solution solve(Problem problem, Limits limits, SearchListener listener) {
        Result first = prove(problem, Goal.AT_LEAST_DRAW, limits, listener);
        return first.outcome() == Outcome.WIN
                ? Solution.of(first, prove(problem, Goal.WIN, limits.after(first.statistics()), listener))
                : Solution.of(first);
    }
}
