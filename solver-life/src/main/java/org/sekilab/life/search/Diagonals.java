package org.sekilab.life.search;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.sekilab.model.Geometry;

/** The diagonals of the points of a window, which tell false eyes. Immutable. */
public final class Diagonals {
    private static final int DIRECTIONS = 4;

    private final long[] inside; // [point]
    private final int[] beyond; // [point]
    private final int[] allowed; // [point]

    private Diagonals(int points) {
        this.inside = new long[points];
        this.beyond = new int[points];
        this.allowed = new int[points];
    }

    /**
     * The diagonals in a window.
     *
     * @param points [local point] a point of the board
     * @param localOf the local point of a point of the board; negative if it is not in the window
     * @param isFriendly whether a point beyond the window is not held by the wall
     */
    public static Diagonals of(Geometry geometry, int[] points, IntUnaryOperator localOf, IntPredicate isFriendly) {
        Diagonals diagonals = new Diagonals(points.length);
        for (int local = 0; local < points.length; local++) {
            int onBoard = 0;
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int diagonal = geometry.diagonal(points[local], direction);
                if (diagonal != geometry.area()) {
                    onBoard++;
                    int other = localOf.applyAsInt(diagonal);
                    diagonals.inside[local] |= other >= 0 ? 1L << other : 0;
                    diagonals.beyond[local] += other >= 0 || isFriendly.test(diagonal) ? 0 : 1;
                }
            }
            diagonals.allowed[local] = onBoard == DIRECTIONS ? 1 : 0;
        }
        return diagonals;
    }

    /** The diagonals of a point that are in the window, as a mask. */
    long inside(int point) {
        return inside[point];
    }

    /** How many diagonals of a point are held by the wall. */
    int beyond(int point) {
        return beyond[point];
    }

    /** How many diagonals of an eye the other side may hold. */
    int allowed(int point) {
        return allowed[point];
    }
}
