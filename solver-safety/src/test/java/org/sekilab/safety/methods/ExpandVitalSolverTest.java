package org.sekilab.safety.methods;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.Engines;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;

/** Nearly all regions are too large to be searched as a whole. */
class ExpandVitalSolverTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new ExpandVitalSolver();
    }

    @Override
    Set<String> labels() {
        return Set.of("expand-vital");
    }

    @Override
    SafetyConfig config() {
        return new SafetyConfig(Preset.BEST.features(), 2, 1, 1, Engines.LIMITS);
    }

    @Override
    List<Position> examples() {
        return Stream.of("""
                        X X . X .
                        . X X X X
                        . O X O O
                        . O O . .
                        O O . O .
                        . . O O O
                        """, """
                        X . X . X
                        . . X X .
                        X . X X X
                        O O O O O
                        O O . O .
                        """, """
                        . O O X X
                        O O X . .
                        O O X O O
                        O O X X X
                        . O X O .
                        O O X X X
                        O O X . .
                        O O X X X
                        O O O O O
                        """).map(Diagram::parse).toList();
    }
}
