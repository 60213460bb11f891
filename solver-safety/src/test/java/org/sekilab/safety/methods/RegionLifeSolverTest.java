package org.sekilab.safety.methods;

import java.util.Set;
import org.sekilab.safety.board.SubSolver;

class RegionLifeSolverTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new RegionLifeSolver(MERGER);
    }

    @Override
    Set<String> labels() {
        return Set.of("region-life");
    }

    @Override
    int boards() {
        return 200;
    }
}
