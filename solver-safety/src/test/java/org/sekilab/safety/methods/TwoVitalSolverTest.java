package org.sekilab.safety.methods;

import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.sekilab.safety.board.SubSolver;

class TwoVitalSolverTest {
    @Nested
    class OfSingleRegions extends SubSolverContract {
        @Override
        SubSolver solver() {
            return TwoVitalSolver.forSingleRegions();
        }

        @Override
        Set<String> labels() {
            return Set.of("two-vital");
        }
    }

    @Nested
    class OfMergedRegions extends SubSolverContract {
        @Override
        SubSolver solver() {
            return TwoVitalSolver.forMergedRegions(MERGER);
        }

        @Override
        Set<String> labels() {
            return Set.of("merged");
        }
    }
}
