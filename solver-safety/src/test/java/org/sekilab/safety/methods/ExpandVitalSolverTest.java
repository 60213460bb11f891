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
    /** White at E3 captures F3, so F3 is not connected to the block with two eyes. */
    private static final String CUT_OFF = """
            O O O O O O O .
            X X X X . X O O
            . X . X . O O .
            X X X X O O O O
            """;

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
                        """, CUT_OFF).map(Diagram::parse).toList();
    }
}
