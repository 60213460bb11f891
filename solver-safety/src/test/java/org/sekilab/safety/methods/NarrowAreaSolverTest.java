package org.sekilab.safety.methods;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.board.SubSolver;

class NarrowAreaSolverTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new NarrowAreaSolver();
    }

    @Override
    Set<String> labels() {
        return Set.of("narrow-area");
    }

    @Override
    int boards() {
        return 60;
    }

    @Override
    List<Position> examples() {
        return Stream.of("""
                        O O O O O O O O O
                        O O O O O O O . O
                        X O O O O O O O O
                        . X O O O O O O O
                        X . X O O O O O O
                        O X O O O O O O O
                        O O O O O O O O O
                        O O O . O O O O O
                        """, """
                        X X X X X X X X
                        X X X X X X X X
                        X X X X X X X .
                        X X X X X X X X
                        X X X X O O O O
                        X X X X O . . O
                        X X X . O O . .
                        X X X X . O O O
                        X . X X X X . .
                        """).map(Diagram::parse).toList();
    }
}
