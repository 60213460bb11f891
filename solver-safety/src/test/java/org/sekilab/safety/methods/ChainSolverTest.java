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

/** Only regions of some points keep liberties; larger ones connect blocks. */
class ChainSolverTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new ChainSolver(MERGER);
    }

    @Override
    Set<String> labels() {
        return Set.of("chain-area");
    }

    @Override
    SafetyConfig config() {
        return new SafetyConfig(Preset.BEST.features(), 3, 1, 1, Engines.LIMITS);
    }

    @Override
    List<Position> examples() {
        return Stream.of("""
                        O O O O O O O O
                        O O . O O O O O
                        O O O . X X X .
                        O O O . X . X .
                        O . O O X X . X
                        """, """
                        . X X X X X
                        X X X X X .
                        X X X X X X
                        X X X X X X
                        X X O O X X
                        O O . . O X
                        . O X O O X
                        O . . O X X
                        . O O O X X
                        """, """
                        O . O . O
                        O O O O O
                        O O O O O
                        X X X X O
                        . X . X O
                        . . X X O
                        . X X X O
                        X . . X O
                        """).map(Diagram::parse).toList();
    }
}
