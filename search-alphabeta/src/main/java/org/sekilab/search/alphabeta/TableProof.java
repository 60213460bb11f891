package org.sekilab.search.alphabeta;

import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;

/**
 * The winner's moves in the states that a table holds as proven. Confined to one thread.
 *
 * <p>Proves: each answer leads to a state that the winner wins. A winner that follows the answers reaches the goal, or
 * a state that the table has lost. If repetition is the winner's, the number of moves does not matter.
 *
 * <p>If it is not, there is a risk of a cycle: states may have been lost and then proven again by way of each other. So
 * there is an answer only if heights fall strictly from the state to each next state of the winner.
 *
 * <p>Cost: O(1), or a look at all replies of the loser, which allocates.
 */
final class TableProof implements Proof {
    private final StateMemory memory;
    private final boolean isProverWinner;
    private final boolean isProverFavored;

    TableProof(StateMemory memory, boolean isProverWinner, boolean isProverFavored) {
        this.memory = memory;
        this.isProverWinner = isProverWinner;
        this.isProverFavored = isProverFavored;
    }

    @Override
    public int moveIn(Problem problem) {
        if (problem.isProverToMove() != isProverWinner) {
            return Problem.NO_MOVE;
        }
        long word = memory.find(problem.keyLow(), problem.keyHigh());
        if (!isWon(word)) {
            return Problem.NO_MOVE;
        }
        int move = StateMemory.move(word);
        boolean isSure = isProverWinner == isProverFavored || fallsAfter(move, problem, StateMemory.height(word));
        return isSure ? move : Problem.NO_MOVE;
    }

    private boolean fallsAfter(int move, Problem problem, int height) {
        problem.play(move);
        boolean falls = problem.outcome() != Outcome.UNKNOWN || fallsBelow(problem, height);
        problem.undo();
        return falls;
    }

    private boolean fallsBelow(Problem problem, int height) {
        long word = memory.find(problem.keyLow(), problem.keyHigh());
        if (problem.isProverToMove() == isProverWinner) {
            return !isWon(word) || StateMemory.height(word) < height; // a lost state gives no answer next time
        }
        if (!isWon(word) || StateMemory.height(word) >= height) {
            return false;
        }
        int[] replies = new int[problem.maxMoves()];
        int count = problem.movesInto(replies);
        for (int i = 0; i < count; i++) {
            if (!fallsAfter(replies[i], problem, StateMemory.height(word))) {
                return false;
            }
        }
        return true;
    }

    private boolean isWon(long word) {
        return StateMemory.isProven(word) && StateMemory.isWin(word) == isProverWinner;
    }
}
