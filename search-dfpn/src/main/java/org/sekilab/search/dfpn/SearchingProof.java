package org.sekilab.search.dfpn;

import java.util.function.Function;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;

/**
 * The moves of the winner in the states that a table holds as solved. States that the table has lost, or that were left
 * out because of zones, are searched again. Confined to one thread.
 *
 * <p>Proves: each answer leads to a state that the winner wins on every path. This is enough if repetition favors
 * the winner. A side that only moves to these states never loses, and endless play is a win. If repetition does not
 * favor the winner, the caller must look for circles.
 * <p>Cost: O(1), or a search within the limits if the table has lost the state.
 */
final class SearchingProof implements Proof {
    private final StateTable table;
    private final Goal goal;
    private final Outcome answer;
    private final long zone;
    private final Function<Problem, Result> search;

    /**
     * @param goal the goal of the question
     * @param answer the proved answer, WIN or LOSS
     * @param zone of the searched state, if the answer is WIN
     * @param search asks the same question about a state, with the same table
     */
    SearchingProof(StateTable table, Goal goal, Outcome answer, long zone, Function<Problem, Result> search) {
        this.table = table;
        this.goal = goal;
        this.answer = answer;
        this.zone = zone;
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

    @Override
    public long zone() {
        return zone;
    }
}
