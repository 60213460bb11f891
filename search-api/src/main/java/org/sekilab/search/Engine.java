package org.sekilab.search;

/**
 * A search method. Immutable: it holds its configuration only, and may be shared by threads; a run owns its state.
 *
 * <p>An extension point: an engine is chosen by the name it is bound to.
 */
public interface Engine {
    /**
     * Answers whether the prover reaches a goal from the state that the problem is in.
     *
     * <p>The answer is a proof: {@link Outcome#WIN} if the goal is reached however the opponent plays, {@link Outcome#LOSS} if
     * the opponent can always prevent it, under any rule for repetitions that is as good for the prover as
     * {@link Problem#repetition} says or better, or worse, respectively; {@link Outcome#UNKNOWN} if a limit came first.
     *
     * @param problem as it was afterwards
     * @param listener told now and then how far the search is; called by the calling thread
     * @throws IllegalArgumentException if the limits leave no memory for a table
     */
    Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener);

    /**
     * Answers what the state that the problem is in is worth, by two questions: first whether the prover reaches at least a draw, then, if
     * so, whether it wins.
     *
     * @param limits of both searches together, but for the table, which each of them may have
     * @throws IllegalArgumentException as {@link #prove}
     */
    default Solution solve(Problem problem, Limits limits, SearchListener listener) {
        Result first = prove(problem, Goal.AT_LEAST_DRAW, limits, listener);
        return first.outcome() == Outcome.WIN
                ? Solution.of(first, prove(problem, Goal.WIN, limits.after(first.statistics()), listener))
                : Solution.of(first);
    }
}
