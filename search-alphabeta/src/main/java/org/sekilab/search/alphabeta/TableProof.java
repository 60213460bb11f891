package org.sekilab.search.alphabeta;

import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;

/**
 * The winner's moves in the states that a table knows as proven. Confined to one thread.
 *
 * <p>Proves: each answer leads to a state that the winner wins. Who follows the answers reaches the goal, or a state that the
 * table has lost. If repetition is the winner's, it does not matter how long that takes. If it is not, states that were lost and
 * proven again by way of each other could lead in a circle; so there is an answer only if heights fall strictly from the
 * state down to each of those where the winner moves next.
 * <p>Cost: O(1), or a look at all of the loser's replies; allocates for these.
 */
final class TableProof implements Proof {
    private final Memory memory;
    private final boolean isProverWinner;
    private final boolean isProverFavored;

    TableProof(Memory memory, boolean isProverWinner, boolean isProverFavored) {
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
        int move = Memory.move(word);
        boolean isSure = isProverWinner == isProverFavored || fallsAfter(move, problem, Memory.height(word));
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
            return !isWon(word) || Memory.height(word) < height; // where it is lost, there is no answer next time
        }
        if (!isWon(word) || Memory.height(word) >= height) {
            return false;
        }
        int[] replies = new int[problem.maxMoves()];
        int count = problem.movesInto(replies);
        for (int i = 0; i < count; i++) {
            if (!fallsAfter(replies[i], problem, Memory.height(word))) {
                return false;
            }
        }
        return true;
    }

    private boolean isWon(long word) {
        return Memory.isProven(word) && Memory.isWin(word) == isProverWinner;
    }
}
