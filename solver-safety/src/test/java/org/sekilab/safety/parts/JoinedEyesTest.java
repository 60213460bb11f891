package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.LocalBoards;

/** Guesses of the work that is left: the more the defender has, the smaller the number. */
class JoinedEyesTest {
    /** C2 is the only common liberty of the two blocks. */
    private static final String TWO_BLOCKS = """
            O O O O O
            X X X . O
            . . . X O
            . . . X O
            """;

    private static final String ROW = """
            O O O O O O O
            X X X X X X O
            . . . . . X O
            """;

    @Test
    void nothingIsMissingWhereAllBlocksLiveAndTouchAllPoints() {
        assertThat(proof(LocalBoards.inCorner(ROW, Color.BLACK, LocalShape.ALIVE)))
                .isZero();
    }

    @Test
    void moveOfTheAttackerIsOneMoreStep() {
        assertThat(proof(LocalBoards.inCorner(ROW, Color.WHITE)))
                .isEqualTo(proof(LocalBoards.inCorner(ROW, Color.BLACK)) + 1);
    }

    /** Black joins the blocks, or White cuts. */
    @Test
    void blocksThatTheMoverCanJoinLackTheEyesOfOne() {
        int blackFirst = proof(LocalBoards.inCorner(TWO_BLOCKS, Color.BLACK));
        int whiteFirst = proof(LocalBoards.inCorner(TWO_BLOCKS, Color.WHITE));
        assertThat(whiteFirst - 1).isGreaterThan(blackFirst);
    }

    /** A stone that divides the row makes two eyes of one. */
    @Test
    void stoneThatMakesASecondEyeMakesTheNumberSmaller() {
        LocalBoard board = LocalBoards.inCorner(ROW, Color.BLACK);
        int before = proof(board);
        board.play(LocalBoards.local(board, "C1"));
        assertThat(proof(board)).isLessThan(before);
    }

    /** The points of the larger square that touch no block are work, too. */
    @Test
    void pointsFarFromAllBlocksCount() {
        LocalBoard near = LocalBoards.inCorner("""
                O O O O O
                X X X X O
                . . . X O
                . . . X O
                """, Color.BLACK, LocalShape.ALIVE);
        LocalBoard far = LocalBoards.inCorner("""
                O O O O O
                X X X X X
                . . . . X
                . . . . X
                . . . . X
                """, Color.BLACK, LocalShape.ALIVE);
        assertThat(proof(far)).isGreaterThan(proof(near));
    }

    private static int proof(LocalBoard board) {
        return new JoinedEyes().on(board).proof();
    }
}
