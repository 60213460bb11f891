package org.sekilab.search.dfpn;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.run.StateSet;

/** Follows the moves in the table from the root; made when a search has ended. */
final class VariationWalk {
    private final Problem problem;
    private final StateTable table;
    private final Frames frames;

    VariationWalk(Problem problem, StateTable table, Frames frames) {
        this.problem = problem;
        this.table = table;
        this.frames = frames;
    }

    /** The moves, from the first on until the game is over, a state repeats, or the table does not know the state. */
    List<Integer> from(int firstMove) {
        List<Integer> moves = new ArrayList<>();
        StateSet seen = new StateSet();
        int move = firstMove;
        while (move != Problem.NO_MOVE && moves.size() < frames.plies()) {
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
        int entry = table.find(problem.keyLow(), problem.keyHigh());
        boolean isSolved = entry != StateTable.NONE && table.isSolved(entry);
        return isSolved && problem.outcome() == Outcome.UNKNOWN ? table.move(entry) : Problem.NO_MOVE;
    }
}
