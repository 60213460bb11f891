package org.sekilab.search.dfpn;

import java.util.function.Function;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;

/**
 * The moves of the winner, if repetition favors the winner, in the states that a table holds as solved. States that the
 * table has lost are searched again. Confined to one thread.
 *
 * <p>Proves: each answer leads to a state that the winner wins on every path. This is enough. A side that only moves to
 * such states never loses, and endless play is a win.
 * <p>Cost: O(1), or a search within the limits if the table has lost the state.
 */
final class FavoredProof implements Proof {
    private final StateTable table;
    private final Goal goal;
    private final Outcome answer;
    private final Function<Problem, Result> search;

    /**
     * @param goal the goal of the question
     * @param answer the proved answer, WIN or LOSS
     * @param search asks the same question about a state, with the same table
     */
    FavoredProof(StateTable table, Goal goal, Outcome answer, Function<Problem, Result> search) {
        this.table = table;
        this.goal = goal;
        this.answer = answer;
        this.search = search;
    }

    @Override
    public int moveIn(Problem problem) {
        if (problem.isProverToMove() != (answer == Outcome.WIN) || problem.outcome() != Outcome.UNKNOWN) {
            return Problem.NO_MOVE;
        }
        table.ask(goal);
        int entry = table.find(problem.keyLow(), problem.keyHigh());
        int kind = answer == Outcome.WIN ? StateTable.PROVEN : StateTable.DISPROVEN;
        if (entry != StateTable.NONE && table.kind(entry) == kind) {
            return table.move(entry);
        }
        Result result = search.apply(problem);
        return result.outcome() == answer ? result.bestMove() : Problem.NO_MOVE;
    }
}
