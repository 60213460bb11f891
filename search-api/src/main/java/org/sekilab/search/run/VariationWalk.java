package org.sekilab.search.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.sekilab.search.Problem;

/**
 * Follows the moves that a search remembers, from the root on, after the search has ended. Immutable except for the
 * problem.
 */
public final class VariationWalk {
    private final Problem problem;
    private final IntSupplier rememberedMove;
    private final int maxPlies;

    /**
     * @param rememberedMove the move for the present state of the problem, or {@link Problem#NO_MOVE} if the game is
     *     over or no move is known
     * @param maxPlies the largest number of moves
     */
    public VariationWalk(Problem problem, IntSupplier rememberedMove, int maxPlies) {
        this.problem = problem;
        this.rememberedMove = rememberedMove;
        this.maxPlies = maxPlies;
    }

    /** The moves, beginning with the given one, until none is remembered or a state repeats. */
    public List<Integer> from(int firstMove) {
        List<Integer> moves = new ArrayList<>();
        StateSet seen = new StateSet();
        int move = firstMove;
        while (move != Problem.NO_MOVE && moves.size() < maxPlies) {
            seen.add(problem.keyLow(), problem.keyHigh(), move);
            problem.play(move);
            moves.add(move);
            move = seen.contains(problem.keyLow(), problem.keyHigh()) ? Problem.NO_MOVE : rememberedMove.getAsInt();
        }
        for (int i = 0; i < moves.size(); i++) {
            problem.undo();
        }
        return moves;
    }
}
