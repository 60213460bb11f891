package org.sekilab.safety.methods;

import java.util.Set;
import org.sekilab.safety.board.SubSolver;

class JointSolverTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new JointSolver();
    }

    @Override
    Set<String> labels() {
        return Set.of("joint");
    }

    @Override
    int boards() {
        return 600;
    }
}
