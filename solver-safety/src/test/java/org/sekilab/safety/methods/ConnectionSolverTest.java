package org.sekilab.safety.methods;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.settings.SafetyConfig;

class ConnectionSolverTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new ConnectionSolver();
    }

    @Override
    Set<String> labels() {
        return Set.of("connected");
    }

    @Override
    SafetyConfig config() {
        return super.config().with(Proofs.CHECKABLE);
    }

    @Override
    List<Position> examples() {
        return Stream.of("""
                        . X X X .
                        X X X X X
                        X O . O O
                        O . . O O
                        . O O . O
                        . O . O O
                        """, """
                        O . O X . . X . .
                        O O O . X X . X X
                        O O O O O X . X .
                        O O O O . O X X O
                        O O O O O O O O O
                        O O O O O O O O O
                        """, """
                        O O O X X X
                        . O X . X X
                        O O . X . X
                        O . O X X X
                        O O O X . X
                        O . X . X .
                        """).map(Diagram::parse).toList();
    }
}
