package org.sekilab.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.run.MoveBuffers;
import org.sekilab.search.run.StateSet;

/** Follows the moves in the table from the root; made when a search has ended. */
final class VariationWalk {
    private final Problem problem;
    private final Memory memory;
    private final MoveBuffers buffers;

    VariationWalk(Problem problem, Memory memory, MoveBuffers buffers) {
        this.problem = problem;
        this.memory = memory;
        this.buffers = buffers;
    }

    /** The moves, from the first on until the game is over, a state repeats, or the table does not know the state. */
    List<Integer> from(int firstMove) {
        List<Integer> moves = new ArrayList<>();
        StateSet seen = new StateSet();
        int move = firstMove;
        while (move != Problem.NO_MOVE && moves.size() < buffers.plies()) {
            seen.add(problem.keyLow(), problem.keyHigh(), move);
            problem.play(move);
            moves.add(move);
            move = seen.contains(problem.keyLow(), problem.keyHigh()) ? Problem.NO_MOVE : tableMove();
        }
        for (int i = 0; i < moves.size(); i++) {
            problem.undo();
        }
        return moves;
    }

    private int tableMove() {
        long word = memory.find(problem.keyLow(), problem.keyHigh());
        if (word == 0 || problem.outcome() != Outcome.UNKNOWN) {
            return Problem.NO_MOVE;
        }
        int[] moves = buffers.at(0);
        int count = problem.movesInto(moves);
        for (int i = 0; i < count; i++) {
            if (Memory.mayBeMove(word, moves[i])) {
                return moves[i];
            }
        }
        return Problem.NO_MOVE;
    }
}
