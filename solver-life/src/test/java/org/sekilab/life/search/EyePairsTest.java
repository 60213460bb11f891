package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;

class EyePairsTest {
    private static final Geometry BOARD = Geometry.of(5, 5);
    private static final int[] POINTS = IntStream.range(0, BOARD.area()).toArray();

    private static long[] neighbors() {
        return IntStream.of(POINTS)
                .mapToLong(point -> IntStream.of(POINTS)
                        .filter(other -> BOARD.areAdjacent(point, other))
                        .mapToLong(other -> 1L << other)
                        .reduce(0, (one, more) -> one | more))
                .toArray();
    }

    private static EyePairs pairs(Diagonals diagonals) {
        return new EyePairs(neighbors(), diagonals, BOARD.area());
    }

    private static Diagonals diagonals() {
        return Diagonals.of(BOARD, POINTS, point -> point, point -> false);
    }

    private static int point(String name) {
        return BOARD.point(name.charAt(0) - 'A', name.charAt(1) - '1');
    }

    private static long at(String... names) {
        long mask = 0;
        for (String name : names) {
            mask |= 1L << point(name);
        }
        return mask;
    }

    @Test
    void twoEyesThatAreReadyCostNothing() {
        EyePairs pairs = pairs(diagonals());
        long empties = at("A1", "C1");
        pairs.find(empties, empties, 0, 0, 0);
        assertThat(pairs.least(empties, EyePairs.MOST)).isZero();
    }

    @Test
    void neighborsAreOneEye() {
        EyePairs pairs = pairs(diagonals());
        long empties = at("A1", "B1");
        pairs.find(empties, empties, 0, 0, 0);
        assertThat(pairs.least(empties, EyePairs.MOST)).isEqualTo(EyePairs.MOST);
    }

    @Test
    void aStoneBetweenTwoEyesIsCountedOnce() {
        EyePairs pairs = pairs(diagonals());
        long empties = at("A1", "B1", "C1");
        pairs.find(empties, empties, 0, 0, 0);
        assertThat(pairs.least(empties, EyePairs.MOST)).isEqualTo(EyePairs.STONE);
    }

    @Test
    void inTheMiddleTheOtherSideMayHoldOneDiagonalAndAtTheEdgeNone() {
        EyePairs pairs = pairs(diagonals());
        long empties = at("C3", "A1");
        pairs.find(empties, empties, 0, at("B4"), 0);
        assertThat(pairs.least(empties, EyePairs.MOST)).isZero();
        pairs.find(empties, empties, 0, at("B2"), 0);
        assertThat(pairs.least(empties, EyePairs.MOST)).isPositive();
    }
}
