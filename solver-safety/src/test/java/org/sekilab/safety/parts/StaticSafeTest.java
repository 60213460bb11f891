package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.LocalBoards;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** [NM04] 4.2, StaticSafe: the expensive rules, where the defender's last move changed the size of a region. */
class StaticSafeTest {
    /** Seven in a row are two eyes with an answer for each attack. */
    private static final String SEVEN_IN_A_ROW = """
            O O O O O O O O O
            X X X X X X X X O
            . . . . . . . X O
            """;

    @Test
    void rulesWithAnswersAreAskedAtTheStart() {
        LocalBoard board = LocalBoards.inCorner(SEVEN_IN_A_ROW, Color.WHITE);
        assertThat(new SureLiberties(Proofs.ANY).on(board).isSafe(Points.NONE)).isFalse();
        assertThat(new StaticSafe(Proofs.ANY).on(board).isSafe(Points.NONE)).isTrue();
        assertThat(new StaticSafe(Proofs.ANY).checkable().on(board).isSafe(Points.NONE))
                .isTrue();
    }

    /** D1 leaves two parts of six points of 13, and Black answers in both. */
    @Test
    void rulesWithAnswersAreAskedWhereARegionBecameSmallerByMoreThanTwo() {
        LocalBoard board = LocalBoards.inCorner("""
                O O O O O O O O O
                X X X X X X X X O
                . . . X . . . X O
                . . . . . . . X O
                """, Color.BLACK);
        assertThat(isSafeAfter(board, "D1")).isTrue();
    }

    /** The six points that are left are two eyes with an answer, but nobody asks. */
    @Test
    void rulesWithAnswersAreNotAskedAfterASmallChange() {
        LocalBoard board = LocalBoards.inCorner(SEVEN_IN_A_ROW, Color.BLACK);
        assertThat(isSafeAfter(board, "A1")).isFalse();
        assertThat(new StaticSafe(Proofs.ANY).on(board).isSafe(Points.NONE)).isTrue();
    }

    @Test
    void rulesWithAnswersAreNotAskedAfterAPass() {
        LocalBoard board = LocalBoards.inCorner(SEVEN_IN_A_ROW, Color.BLACK);
        board.play(Points.PASS);
        assertThat(new StaticSafe(Proofs.ANY).on(board).isSafe(Points.PASS)).isFalse();
    }

    @Test
    void whatIsSafeIsSafeByEnumeration() {
        int found = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            LocalBoard board = new LocalBoard(
                    LocalShape.of(problem.region()),
                    problem.position(),
                    problem.map().color().opposite());
            if (new StaticSafe(Proofs.ANY).on(board).isSafe(Points.NONE)) {
                assertThat(problem.truth().attackerFirst())
                        .as("problem %d", problem.index())
                        .isEqualTo(Value.SAFE);
                found += new SureLiberties(Proofs.ANY).on(board).isSafe(Points.NONE) ? 0 : 1;
            }
        }
        assertThat(found).as("that need an answer").isGreaterThan(20);
    }

    private static boolean isSafeAfter(LocalBoard board, String move) {
        int played = LocalBoards.local(board, move);
        board.play(played);
        assertThat(new SureLiberties(Proofs.ANY).on(board).isSafe(played)).isFalse();
        return new StaticSafe(Proofs.ANY).on(board).isSafe(played);
    }
}
