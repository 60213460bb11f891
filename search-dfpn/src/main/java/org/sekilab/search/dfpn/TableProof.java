package org.sekilab.search.dfpn;

import java.util.function.Function;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;

/**
 * The winner's moves in the states that a table knows as solved; what it has lost is searched again. Confined to one thread.
 *
 * <p>Proves: each answer leads to a state that the winner wins on every path. If repetition is the winner's, this is enough: who only
 * moves to such states never loses. If it is not, states that were lost and proven again by way of each other could lead in
 * a circle; so there is an answer only if heights fall strictly from the state down to each of those where the winner moves next.
 * <p>Cost: O(1), or a look at all of the loser's replies; a search where the table has lost the state. Allocates.
 */
final class TableProof implements Proof {
    private final StateTable table;
    private final Goal goal;
    private final Outcome answer;
    private final boolean isWinnerFavored;
    private final Function<Problem, Result> search;

    /**
     * @param goal of the question
     * @param answer WIN or LOSS, whose proof it is
     * @param isWinnerFavored whether repetition is a win for the winner
     * @param search asks the same question about a state, with the same table
     */
    TableProof(StateTable table, Goal goal, Outcome answer, boolean isWinnerFavored, Function<Problem, Result> search) {
        this.table = table;
        this.goal = goal;
        this.answer = answer;
        this.isWinnerFavored = isWinnerFavored;
        this.search = search;
    }

    @Override
    public int moveIn(Problem problem) {
        if (!isWinnerToMove(problem) || problem.outcome() != Outcome.UNKNOWN) {
            return Problem.NO_MOVE;
        }
        table.ask(goal);
        int entry = wonEntry(problem);
        if (!isWinnerFavored) {
            return entry != StateTable.NONE && fallsAfter(table.move(entry), problem, table.plies(entry))
                    ? table.move(entry)
                    : Problem.NO_MOVE;
        }
        if (entry != StateTable.NONE) {
            return table.move(entry);
        }
        Result result = search.apply(problem);
        return result.outcome() == answer ? result.bestMove() : Problem.NO_MOVE;
    }

    private boolean fallsAfter(int move, Problem problem, int height) {
        problem.play(move);
        boolean falls = problem.outcome() != Outcome.UNKNOWN || fallsBelow(problem, height);
        problem.undo();
        return falls;
    }

    private boolean fallsBelow(Problem problem, int height) {
        int entry = wonEntry(problem);
        if (isWinnerToMove(problem)) {
            return entry == StateTable.NONE
                    || table.plies(entry) < height; // where it is lost, there is no answer next time
        }
        if (entry == StateTable.NONE || table.plies(entry) >= height) {
            return false;
        }
        int limit = table.plies(entry);
        int[] replies = new int[problem.maxMoves()];
        int count = problem.movesInto(replies);
        for (int i = 0; i < count; i++) {
            if (!fallsAfter(replies[i], problem, limit)) {
                return false;
            }
        }
        return true;
    }

    private boolean isWinnerToMove(Problem problem) {
        return problem.isProverToMove() == (answer == Outcome.WIN);
    }

    private int wonEntry(Problem problem) {
        int entry = table.find(problem.keyLow(), problem.keyHigh());
        int kind = answer == Outcome.WIN ? StateTable.PROVEN : StateTable.DISPROVEN;
        return entry != StateTable.NONE && table.kind(entry) == kind ? entry : StateTable.NONE;
    }
}
