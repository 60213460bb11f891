package org.sekilab.safety.methods;

import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.sekilab.safety.board.SubSolver;

class SacrificeSolverTest {
    @Nested
    class OfWholeRegions extends SubSolverContract {
        @Override
        SubSolver solver() {
            return SacrificeSolver.forWholeRegions(MERGER);
        }

        @Override
        Set<String> labels() {
            return Set.of("given-up");
        }
    }

    @Nested
    class OfPartsOfRegions extends SubSolverContract {
        @Override
        SubSolver solver() {
            return SacrificeSolver.forPartsOfRegions(MERGER);
        }

        @Override
        Set<String> labels() {
            return Set.of("given-up");
        }
    }
}
