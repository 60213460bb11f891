package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.life.order.ChoiceListener;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

class WindowSolverTest {
    private static final LifeProblem FOUR = problem("""
            . . . . . . .
            O O O O O O .
            X X X X X O .
            . . . . X O .
            """);

    @Test
    void aProofHasALineForEachState() {
        WindowProof proof = solve(FOUR, Limits.DEFAULT, 1000).proof().orElseThrow();
        long states = proof.lines().lines().stream()
                .dropWhile(line -> !line.startsWith("states"))
                .skip(1)
                .count();
        assertEquals(proof.lines().states(), states);
    }

    @Test
    void aProofThatIsTooLargeIsNotWritten() {
        WindowSolver.Found found = solve(FOUR, Limits.DEFAULT, 1);
        assertTrue(found.proof().isEmpty());
        assertEquals(Limit.PROOF, found.limit());
    }

    @Test
    void aLimitOfNodesIsTold() {
        LifeProblem open = problem("""
                . . . . . . .
                . . . . . . .
                . . . X . . .
                . . . . . . .
                . . . . . . .
                """);
        WindowSolver.Found found = solve(open, Limits.DEFAULT.withMaxNodes(10), 1000);
        assertFalse(found.proof().isPresent());
        assertEquals(Limit.NODES, found.limit());
    }

    private static WindowSolver.Found solve(LifeProblem problem, Limits limits, int mostStates) {
        return new WindowSolver(
                        LifeConfig.DEFAULT,
                        SafetyConfig.of(Preset.BEST).parts(),
                        limits,
                        mostStates,
                        1,
                        Optional.empty(),
                        ChoiceListener.NONE)
                .solve(problem, SearchListener.NONE);
    }

    private static LifeProblem problem(String board) {
        Position position = Diagram.parse(board);
        return new LifeProblem(
                position,
                Color.BLACK,
                Color.WHITE,
                List.of(List.of(position.black().first())),
                PointSet.board(position.geometry()));
    }
}
