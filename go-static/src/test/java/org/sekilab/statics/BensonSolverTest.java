package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.proof.SafetySolver;

/** Unconditional life on positions with a status that follows from the definitions of [B76]. */
class BensonSolverTest {
    private static final SafetySolver SOLVER = new BensonSolver(new FloodRegionFinder());

    @Test
    void twoEyedBlockIsAliveWithItsEyes() {
        SafetyMap safety = solve("""
                . X . X . . .
                X X X X . . .
                """);
        assertThat(safety.safePoints(Color.BLACK)).hasToString("{A1 B1 C1 D1 A2 B2 C2 D2}");
        assertThat(safety.methodAt(0)).contains(SafetyMethod.BENSON);
    }

    @Test
    void oneEyedBlockIsNotAlive() {
        assertNothingIsSafe("""
                . X . O .
                X X O O .
                O O O . .
                """, Color.BLACK);
    }

    /** Each block has one eye of its own, and C1, which is vital to both. C2 is captured there. */
    @Test
    void blocksThatShareAnEyeAreAliveTogether() {
        SafetyMap safety = solve("""
                . X O X .
                X X . X X
                """);
        assertThat(safety.safePoints(Color.BLACK).size()).isEqualTo(10);
    }

    /** Two blocks that touch at corners only. Two eyes are vital to both. */
    @Test
    void diagonalBlocksWithTwoCommonEyesAreAlive() {
        SafetyMap safety = solve("""
                . X X O
                X . X O
                X X X O
                O O O .
                """);
        assertThat(safety.safePoints(Color.BLACK)).hasToString("{A2 B2 C2 A3 B3 C3 A4 B4 C4}");
    }

    /** A row of five. Black would answer C1. But if black passes, white takes one point after the other. */
    @Test
    void eyesThatNeedAnAnswerDoNotCount() {
        assertNothingIsSafe("""
                X X X X X X O .
                . . . . . X O .
                """, Color.BLACK);
    }

    @Test
    void regionWithAttackerStonesIsVitalWhenItsEmptyPointsAreLiberties() {
        SafetyMap safety = solve("""
                . O . X .
                X X X X X
                O O O O .
                """);
        assertThat(safety.safePoints(Color.BLACK)).hasToString("{A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 A3 B3 C3 D3 E3}");
    }

    @Test
    void regionWithAnEmptyPointThatIsNoLibertyIsNotVital() {
        assertNothingIsSafe("""
                . . . X .
                . . X X X
                X X X O O
                O O O O .
                """, Color.BLACK);
    }

    @Test
    void nothingIsSafeOnAnEmptyBoard() {
        assertNothingIsSafe(". . .\n. . .", Color.BLACK);
        assertNothingIsSafe(". . .\n. . .", Color.WHITE);
    }

    private static void assertNothingIsSafe(String diagram, Color color) {
        assertThat(solve(diagram).safePoints(color).toArray()).isEmpty();
    }

    private static SafetyMap solve(String diagram) {
        return SOLVER.solve(Diagram.parse(diagram));
    }
}
