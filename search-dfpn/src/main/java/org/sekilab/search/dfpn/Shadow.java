package org.sekilab.search.dfpn;

import java.util.Arrays;
import org.sekilab.search.Problem;

/**
 * A copy of a problem that is taken along the path of a search only when somebody asks for it; mutable, confined to a run.
 *
 * <p>Cost: {@link #moveTo} undoes and plays what the two lines do not have in common.
 */
final class Shadow {
    private final Problem problem;
    private final int[] line = new int[DfpnRun.MOST_PLIES]; // [ply] the moves played
    private int plies;

    /** @param problem in the state that the search begins with */
    Shadow(Problem problem) {
        this.problem = problem;
    }

    /** The copy; who plays on takes his moves back. */
    Problem problem() {
        return problem;
    }

    /** Goes to the state that follows so many moves from the start. */
    void moveTo(int[] moves, int count) {
        int common = Arrays.mismatch(line, 0, plies, moves, 0, count);
        int kept = common < 0 ? count : common;
        for (; plies > kept; plies--) {
            problem.undo();
        }
        for (; plies < count; plies++) {
            line[plies] = moves[plies];
            problem.play(moves[plies]);
        }
    }
}
