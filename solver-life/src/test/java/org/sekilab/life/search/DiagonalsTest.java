package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;

class DiagonalsTest {
    private static final Geometry BOARD = Geometry.of(5, 5);

    @Test
    void anEyeInTheMiddleMayLoseOneDiagonalAndOneAtTheEdgeNone() {
        int[] points = {BOARD.point(2, 2), BOARD.point(0, 2), BOARD.point(0, 0)};
        Diagonals diagonals = Diagonals.of(BOARD, points, point -> -1, point -> true);
        assertThat(diagonals.allowed(0)).isEqualTo(1);
        assertThat(diagonals.allowed(1)).isZero();
        assertThat(diagonals.allowed(2)).isZero();
    }

    @Test
    void diagonalsInTheWindowAreAMask() {
        int[] points = {BOARD.point(0, 0), BOARD.point(1, 1), BOARD.point(2, 0)};
        Diagonals diagonals = Diagonals.of(
                BOARD, points, point -> IntStream.of(points).boxed().toList().indexOf(point), point -> false);
        assertThat(diagonals.inside(1)).isEqualTo(0b101);
        assertThat(diagonals.beyond(1)).isEqualTo(2);
        assertThat(diagonals.inside(0)).isEqualTo(0b010);
        assertThat(diagonals.beyond(0)).isZero();
    }

    @Test
    void theWallHoldsItsPointsUnlessTheyAreFriendly() {
        int[] points = {BOARD.point(2, 0)};
        assertThat(Diagonals.of(BOARD, points, point -> -1, point -> false).beyond(0))
                .isEqualTo(2);
        assertThat(Diagonals.of(BOARD, points, point -> -1, point -> true).beyond(0))
                .isZero();
    }
}
