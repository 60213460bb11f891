package org.sekilab.safety.methods;

import java.util.Set;
import org.sekilab.safety.board.SubSolver;

class SekiSolverTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new SekiSolver(MERGER);
    }

    @Override
    Set<String> labels() {
        return Set.of("seki");
    }
}
