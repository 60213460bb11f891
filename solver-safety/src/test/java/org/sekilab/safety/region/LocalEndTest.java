package org.sekilab.safety.region;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.LocalBoards;
import org.sekilab.search.Outcome;

/** The ends of local games by the rules. */
class LocalEndTest {
    private static final String FOUR = """
            O O O O O O
            X X X X X O
            . . . . X O
            """;

    @Test
    void gameGoesOnAtFirst() {
        for (Color mover : Color.values()) {
            assertThat(new LocalEnd(LocalBoards.inCorner(FOUR, mover)).outcome())
                    .isEqualTo(Outcome.UNKNOWN);
        }
    }

    @Test
    void captureOfABlockIsALoss() {
        LocalBoard board = LocalBoards.inCorner("""
                O O O O
                X X X O
                . O X O
                """, Color.WHITE);
        LocalEnd end = new LocalEnd(board);
        board.play(LocalBoards.local(board, "A1"));
        assertThat(board.isBlockCaptured()).isTrue();
        assertThat(end.outcome()).isEqualTo(Outcome.LOSS);
    }

    @Test
    void twoPassesWithoutInvadersAreAWin() {
        LocalBoard board = LocalBoards.inCorner(FOUR, Color.WHITE);
        LocalEnd end = new LocalEnd(board);
        board.play(Points.PASS);
        assertThat(end.outcome()).isEqualTo(Outcome.UNKNOWN);
        board.play(Points.PASS);
        assertThat(end.isClear()).isTrue();
        assertThat(end.outcome()).isEqualTo(Outcome.WIN);
    }

    /** The stone on the territory does not live by itself. */
    @Test
    void twoPassesWithAnInvaderAreSeki() {
        LocalBoard board = LocalBoards.inCorner(FOUR, Color.WHITE);
        LocalEnd end = new LocalEnd(board);
        board.play(LocalBoards.local(board, "B1"));
        board.play(Points.PASS);
        board.play(Points.PASS);
        assertThat(end.isClear()).isFalse();
        assertThat(end.outcome()).isEqualTo(Outcome.DRAW);
        LocalBoard blocksOnly = new LocalBoard(board.shape().withoutTerritory(), position(), Color.WHITE);
        LocalEnd ofBlocks = new LocalEnd(blocksOnly);
        blocksOnly.play(LocalBoards.local(blocksOnly, "B1"));
        blocksOnly.play(Points.PASS);
        blocksOnly.play(Points.PASS);
        assertThat(ofBlocks.outcome()).isEqualTo(Outcome.WIN);
    }

    /** White has two eyes in the corner. Black's block has its eyes elsewhere. */
    @Test
    void twoPassesWithALivingInvaderAreALoss() {
        LocalBoard board = LocalBoards.inCorner("""
                X X X X X X X O
                O O O O O . X O
                . O . O O . X O
                O O O O O . X O
                """, Color.WHITE, LocalShape.ALIVE);
        LocalEnd end = new LocalEnd(board);
        board.play(Points.PASS);
        board.play(Points.PASS);
        assertThat(end.outcome()).isEqualTo(Outcome.LOSS);
    }

    /** White's eye is next to no stone of Black, whose block has one eye elsewhere and no liberty here. */
    @Test
    void blockInItsLastEyeIsLostIfTheAttackerMoves() {
        String lastEye = """
                O O O O
                X X X O
                O O X O
                . O X O
                """;
        assertThat(new LocalEnd(LocalBoards.inCorner(lastEye, Color.WHITE, 1)).outcome())
                .isEqualTo(Outcome.LOSS);
        assertThat(new LocalEnd(LocalBoards.inCorner(lastEye, Color.BLACK, 1)).outcome())
                .isEqualTo(Outcome.UNKNOWN);
        assertThat(new LocalEnd(LocalBoards.inCorner(lastEye, Color.WHITE, LocalShape.ALIVE)).outcome())
                .isEqualTo(Outcome.UNKNOWN);
    }

    private static Position position() {
        return Diagram.parse(FOUR);
    }
}
