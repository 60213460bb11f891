package org.sekilab.search.dfpn;

import java.util.Arrays;
import org.sekilab.search.Problem;

/**
 * A copy of a problem that follows the path of a search only at a request. Mutable, confined to a run.
 *
 * <p>Cost: {@link #moveTo} undoes and plays the moves in which the two lines differ.
 */
final class Shadow {
    private final Problem problem;
    private final int[] line = new int[DfpnRun.MOST_PLIES]; // [ply]: the moves played
    private int plies;

    /** @param problem in the state with which the search begins */
    Shadow(Problem problem) {
        this.problem = problem;
    }

    /** The copy. A caller that plays moves on it must take them back. */
    Problem problem() {
        return problem;
    }

    /** Goes to the state after the first {@code count} of the moves from the start. */
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
