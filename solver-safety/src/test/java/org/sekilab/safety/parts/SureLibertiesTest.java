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

/** [NM04] 4.2, HasSureLiberties: safe without an answer to any move. */
class SureLibertiesTest {
    /** Two eyes of one point each. */
    private static final String TWO_EYES = """
            O O O O O
            X X X X O
            . X . X O
            """;

    /** Four in a row are two eyes, but Black has to answer in the middle. */
    private static final String FOUR_IN_A_ROW = """
            O O O O O O
            X X X X X O
            . . . . X O
            """;

    @Test
    void eyesThatNeedNoAnswerAreSafe() {
        LocalBoard board = LocalBoards.inCorner(TWO_EYES, Color.WHITE, 1);
        assertThat(isSafe(Proofs.ANY, board)).isTrue();
        assertThat(isSafe(Proofs.CHECKABLE, board)).isTrue();
    }

    @Test
    void eyesThatNeedAnAnswerAreNot() {
        assertThat(isSafe(Proofs.ANY, LocalBoards.inCorner(FOUR_IN_A_ROW, Color.WHITE)))
                .isFalse();
        assertThat(isSafe(Proofs.ANY, LocalBoards.inCorner(FOUR_IN_A_ROW, Color.WHITE, LocalShape.ALIVE)))
                .isTrue();
    }

    @Test
    void oneEyeIsNotSafe() {
        assertThat(isSafe(Proofs.ANY, LocalBoards.inCorner(TWO_EYES, Color.WHITE)))
                .isFalse();
    }

    @Test
    void whatIsSafeIsSafeByEnumeration() {
        int checkable = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            LocalBoard board = new LocalBoard(
                    LocalShape.of(problem.region()),
                    problem.position(),
                    problem.map().color().opposite());
            ExactEvaluator any = new SureLiberties(Proofs.ANY);
            if (any.on(board).isSafe(Points.NONE)) {
                assertThat(problem.truth().attackerFirst())
                        .as("problem %d", problem.index())
                        .isEqualTo(Value.SAFE);
            }
            if (any.checkable().on(board).isSafe(Points.NONE)) {
                assertThat(any.on(board).isSafe(Points.NONE)).isTrue();
                checkable++;
            }
        }
        assertThat(checkable).isPositive();
    }

    private static boolean isSafe(Proofs proofs, LocalBoard board) {
        return new SureLiberties(proofs).on(board).isSafe(Points.NONE);
    }
}
