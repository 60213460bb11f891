package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.LocalBoards;

/** The formula of [NM04] 4.2: 100 for each subregion, -50 for each block of the attacker that is not in atari. */
class SubregionCountTest {
    @Test
    void stoneThatDividesARegionIsWorth100() {
        LocalBoard board = LocalBoards.inCorner("""
                O O O O O O O
                X X X X X X O
                . . . . . X O
                """, Color.BLACK);
        HeuristicEvaluator.OnBoard estimate = new SubregionCount().on(board);
        assertThat(estimate.estimate()).isEqualTo(100);
        board.play(LocalBoards.local(board, "C1"));
        assertThat(estimate.estimate()).isEqualTo(200);
        board.undo();
        board.play(LocalBoards.local(board, "A1"));
        assertThat(estimate.estimate()).isEqualTo(100);
    }

    @Test
    void activeBlockOfTheAttackerCosts50() {
        LocalBoard board = LocalBoards.inCorner("""
                O O O O O O O
                X X X X X X O
                . . . . . X O
                """, Color.WHITE);
        HeuristicEvaluator.OnBoard estimate = new SubregionCount().on(board);
        board.play(LocalBoards.local(board, "B1")); // with two liberties
        assertThat(estimate.estimate()).isEqualTo(100 - 50);
        board.play(LocalBoards.local(board, "C1")); // atari
        assertThat(estimate.estimate()).isEqualTo(200);
        board.play(LocalBoards.local(board, "E1")); // self-atari
        assertThat(estimate.estimate()).isEqualTo(200);
    }
}
