package org.sekilab.life.search;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.sekilab.model.Geometry;

/**
 * The diagonals of the points of a window, which tell false eyes.
 *
 * @param inside [point] the diagonals in the window, as masks
 * @param beyond [point] how many diagonals are held by the wall
 * @param allowed [point] how many diagonals the other side may hold
 */
public record Diagonals(long[] inside, int[] beyond, int[] allowed) {
    private static final int DIRECTIONS = 4;

    /**
     * The diagonals in a window.
     *
     * @param points [local point] a point of the board
     * @param localOf the local point of a point of the board; negative if it is not in the window
     * @param isFriendly whether a point beyond the window is not held by the wall
     */
    public static Diagonals of(Geometry geometry, int[] points, IntUnaryOperator localOf, IntPredicate isFriendly) {
        Diagonals diagonals = new Diagonals(new long[points.length], new int[points.length], new int[points.length]);
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
}
