package org.sekilab.safety.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.LocalBoards;

class FixedStonesTest {
    private static final String CORNER = """
            O O O O O
            X X X X O
            . . . X O
            """;

    @Test
    void allStonesOfAClosedRegionAreFixed() {
        LocalBoard board = LocalBoards.inCorner(CORNER, Color.WHITE);
        assertThat(new FixedStones(board).of(5, 2)).isEqualTo(new LineOrder.Stones(5, 2));
    }

    /** The attacker's stones may have been captured on the board if they are connected with the wall. */
    @Test
    void stonesOfTheAttackerBesideAWallAreNot() {
        Position position = Diagram.parse(CORNER);
        PointSet points = LocalBoards.shape(position).pointsOf(7);
        LocalShape shape = LocalShape.ofArea(
                Color.BLACK,
                points,
                points,
                points.exterior(),
                LocalBoards.shape(position).blocks(),
                new long[1]);
        LocalBoard board = new LocalBoard(shape, position, Color.WHITE);
        assertThat(new FixedStones(board).of(5, 2)).isEqualTo(new LineOrder.Stones(0, 2));
    }
}
