package org.sekilab.life.wall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.life.search.CountedEffort;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/** Known shapes in the corner. The defender is black. */
class WallSolverTest {
    private static final long MOST_STATES = 100_000;

    @ParameterizedTest
    @CsvSource({
        "straight three, OOOOO./XXXXO./...XO., white, true",
        "straight three, OOOOO./XXXXO./...XO., black, false",
        "one eye, OOOOO./XXOOO./.XO..., black, true",
        "two eyes, OOOOOO./XXXXXO./.X.XXO., white, false"
    })
    void theAttackerCapturesWhatCannotLive(String name, String rows, String first, boolean isCaptured) {
        WallSolver solver = solver(rows, WallQuestion.Goal.KILL, first);
        assertTrue(solver.isDone(), name);
        assertEquals(isCaptured, solver.proof().isPresent(), name);
    }

    @ParameterizedTest
    @CsvSource({
        "straight three, OOOOO./XXXXO./...XO., black, true",
        "straight three, OOOOO./XXXXO./...XO., white, false",
        "two eyes, OOOOOO./XXXXXO./.X.XXO., white, true"
    })
    void theDefenderLivesIfTheAttackerCannotCapture(String name, String rows, String first, boolean isAlive) {
        WallSolver solver = solver(rows, WallQuestion.Goal.LIVE, first);
        assertTrue(solver.isDone(), name);
        assertEquals(isAlive, solver.proof().isPresent(), name);
    }

    private static WallSolver solver(String rows, WallQuestion.Goal goal, String first) {
        Position position = Diagram.parse(rows.replace('/', '\n'));
        PointSet black = position.stones(Color.BLACK);
        WallQuestion question = new WallQuestion(
                position,
                goal,
                goal == WallQuestion.Goal.LIVE ? Color.BLACK : Color.WHITE,
                first.equals("black") ? Color.BLACK : Color.WHITE,
                false,
                List.of(PointSet.of(position.geometry(), black.first()).flood(black)));
        WallSolver solver = new WallSolver(
                question, PointSet.board(position.geometry()), new CountedEffort(Long.MAX_VALUE), 1 << 24, 10_000);
        solver.search(MOST_STATES);
        return solver;
    }
}
