package org.sekilab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.sekilab.model.text.Diagram;

/** Positions that the rules do not allow are told. */
class PositionTest {
    @Test
    void blockWithoutALibertyIsNamed() {
        Position position = Diagram.parse("""
                X X O
                O O .
                """);
        assertThatThrownBy(position::requireLiberties)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the block at A2 has no liberty");
    }

    @Test
    void positionWhoseBlocksHaveLibertiesIsReturned() {
        Position position = Diagram.parse("""
                X . O
                O O .
                """);
        assertThat(position.requireLiberties()).isSameAs(position);
    }

    /** The ko of a black stone at A1 that White has just taken. */
    @Test
    void aKoIsClosedToTheSideToMoveOnly() {
        Geometry geometry = Geometry.of(3, 2);
        PointSet black = PointSet.of(geometry, geometry.point(2, 0), geometry.point(1, 1));
        PointSet white = PointSet.of(geometry, geometry.point(1, 0), geometry.point(0, 1));
        Position position = new Position(geometry, black, white, Color.BLACK, geometry.point(0, 0));
        assertThat(position.koPointFor(Color.BLACK)).isEqualTo(geometry.point(0, 0));
        assertThat(position.koPointFor(Color.WHITE)).isEqualTo(Points.NONE);
        assertThat(position.withToMove(Color.BLACK)).isEqualTo(position);
        assertThat(position.withToMove(Color.WHITE)).isEqualTo(Position.of(black, white, Color.WHITE));
    }
}
