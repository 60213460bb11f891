package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.LocalBoards;

class SettledSafeTest {
    /** Each point of the row is next to the block. */
    @Test
    void pairsBesideABlockAreSafe() {
        assertThat(isSafe("""
                O O O O O O O O O
                X X X X X X X X O
                . . . . . . . X O
                """)).isTrue();
    }

    /** Stones on A1 and B1 are next to no block. They may be captured, and played again. */
    @Test
    void territoryWithPointsThatNothingCoversIsNot() {
        LocalBoard board = LocalBoards.inCorner("""
                O O O O O
                X X X X O
                . . . X O
                . . . X O
                """, Color.WHITE, 3);
        assertThat(new SureLiberties(Proofs.CHECKABLE).on(board).isSafe(Points.NONE))
                .isTrue();
        assertThat(new SettledSafe().on(board).isSafe(Points.NONE)).isFalse();
    }

    @Test
    void itsProofsCanBeChecked() {
        SettledSafe evaluator = new SettledSafe();
        assertThat(evaluator.checkable()).isSameAs(evaluator);
    }

    private static boolean isSafe(String diagram) {
        return new SettledSafe().on(LocalBoards.inCorner(diagram, Color.WHITE)).isSafe(Points.NONE);
    }
}
