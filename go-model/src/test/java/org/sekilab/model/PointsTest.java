package org.sekilab.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The pass and the absent point are no points of any board, and not each other. */
class PointsTest {
    @Test
    void specialValuesAreNoPoints() {
        assertThat(Points.PASS).isNotEqualTo(Points.NONE);
        for (int size = Geometry.MIN_SIZE; size <= Geometry.MAX_SIZE; size++) {
            Geometry geometry = Geometry.of(size, size);
            assertThat(geometry.isPoint(0)).isTrue();
            assertThat(geometry.isPoint(geometry.area() - 1)).isTrue();
            assertThat(geometry.isPoint(Points.PASS)).isFalse();
            assertThat(geometry.isPoint(Points.NONE)).isFalse();
        }
    }

    @Test
    void queryThatFindsNothingAnswersNone() {
        Geometry geometry = Geometry.of(3, 3);
        assertThat(new PointSet(geometry).first()).isEqualTo(Points.NONE);
        assertThat(new Board(geometry).koPoint()).isEqualTo(Points.NONE);
    }

    /** A pass is a move, and changes nothing but the turn. The absent point is no move. */
    @Test
    void passPlacesNoStone() {
        Board board = new Board(Geometry.of(3, 3));
        assertThat(board.isLegal(Points.PASS)).isTrue();
        assertThat(board.isLegal(Points.NONE)).isFalse();
        board.play(Points.PASS);
        assertThat(board.toMove()).isEqualTo(Color.WHITE);
        assertThat(board.toPosition().empties().size()).isEqualTo(9);
    }
}
