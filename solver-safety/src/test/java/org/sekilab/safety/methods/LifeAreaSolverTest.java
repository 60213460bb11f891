package org.sekilab.safety.methods;

import java.util.Set;
import org.sekilab.safety.board.SubSolver;

class LifeAreaSolverTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new LifeAreaSolver(MERGER);
    }

    @Override
    Set<String> labels() {
        return Set.of("life-area");
    }

    @Override
    int boards() {
        return 200;
    }
}
