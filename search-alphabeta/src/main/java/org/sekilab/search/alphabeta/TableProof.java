package org.sekilab.search.alphabeta;

import org.sekilab.search.Problem;
import org.sekilab.search.Proof;

/**
 * The winner's moves in the states that a table knows as proven. Confined to one thread.
 *
 * <p>Proves: each answer leads to a state that the winner wins. If repetition is the winner's, following the answers is
 * enough. If it is not, that ends in a final state as long as the table lost no entry; after losses, states that were proven again by
 * way of each other may lead in a circle.
 */
final class TableProof implements Proof {
    private final Memory memory;
    private final boolean isProverWinner;

    TableProof(Memory memory, boolean isProverWinner) {
        this.memory = memory;
        this.isProverWinner = isProverWinner;
    }

    @Override
    public int moveIn(Problem problem) {
        if (problem.isProverToMove() != isProverWinner) {
            return Problem.NO_MOVE;
        }
        long word = memory.find(problem.keyLow(), problem.keyHigh());
        return Memory.isProven(word) && Memory.isWin(word) == isProverWinner ? Memory.move(word) : Problem.NO_MOVE;
    }
}
