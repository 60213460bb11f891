package org.sekilab.safety.methods;

import java.util.List;
import java.util.Set;
import org.sekilab.safety.board.SubSolver;

/** The searches on boards where small areas have proofs already, which the unions replace. */
class RegionLifeSearchTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new RegionLifeSolver(MERGER);
    }

    @Override
    List<SubSolver> before() {
        return List.of(new NarrowAreaSolver(), new LifeAreaSolver(MERGER));
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
