package org.sekilab.safety.methods;

import java.util.List;
import java.util.Set;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.board.SubSolver;

/** The regions of the opponent are at least in seki. */
class InvaderSolverTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new InvaderSolver();
    }

    @Override
    Set<String> labels() {
        return Set.of("seki");
    }

    @Override
    List<SubSolver> before() {
        return List.of(new SekiSolver(MERGER));
    }

    /** The wall around the opponent. Without it there are few enough points to enumerate. */
    @Override
    PointSet absent(SafetyMap claims, Color color) {
        return unconditional(claims, color);
    }

    @Override
    int maxStates() {
        return 400_000;
    }

    @Override
    List<Position> examples() {
        return List.of(Diagram.parse("""
                X X X . O X .
                O O . O O X X
                X O O O X X X
                X X X X X . X
                """));
    }
}
