package org.sekilab.scoring;

import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * The stones of a position and of its filling. A stone may be of both colors, and nothing is ever captured. Mutable,
 * confined to one thread.
 */
final class ScoringBoard {
    static final int EMPTY = 0;
    static final int BLACK = 1;
    static final int WHITE = 2;

    /** Black and white at the same time. */
    static final int GREY = BLACK | WHITE;

    /** The value off the board: neither of a color nor empty. */
    private static final int OFF_BOARD = 4;

    private final Geometry geometry;
    private final byte[] stones; // [point], and OFF_BOARD at the area

    // The stack and the marks of the last flood of a block. A point is seen when it has the number of that flood.
    private final int[] stack;
    private final int[] seen; // [point], and an unused last element for the area
    private int flood;

    ScoringBoard(Position position) {
        geometry = position.geometry();
        stones = new byte[geometry.area() + 1];
        stack = new int[geometry.area()];
        seen = new int[geometry.area() + 1];
        stones[geometry.area()] = OFF_BOARD;
        for (Color color : Color.values()) {
            PointSet set = position.stones(color);
            for (int point = set.first(); point != Points.NONE; point = set.next(point)) {
                fill(point, mask(color));
            }
        }
    }

    /** The value of a color on this board. */
    static int mask(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }

    Geometry geometry() {
        return geometry;
    }

    void fill(int point, int stone) {
        assert isEmpty(point) : geometry.name(point);
        stones[point] = (byte) stone;
    }

    /** True for an empty point; false for the area, the value off the board. */
    boolean isEmpty(int point) {
        return stones[point] == EMPTY;
    }

    /** True for a stone of that color, grey stones included; false for the area. */
    boolean isOf(int mask, int point) {
        return (stones[point] & mask) != 0;
    }

    /** True for a stone that is of the other color only; false for the area. */
    boolean isOpposing(int mask, int point) {
        return stones[point] == (GREY ^ mask);
    }

    /** True when the block of a stone has that liberty and no other. */
    boolean isLastLiberty(int liberty, int stone, int mask) {
        flood++;
        seen[stone] = flood;
        stack[0] = stone;
        for (int size = 1; size > 0; ) {
            int point = stack[--size];
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = geometry.neighbor(point, direction);
                if (isEmpty(neighbor) && neighbor != liberty) {
                    return false;
                }
                if (isOf(mask, neighbor) && seen[neighbor] != flood) {
                    seen[neighbor] = flood;
                    stack[size++] = neighbor;
                }
            }
        }
        return true;
    }

    /** A new set of the stones of a color, grey stones included. */
    PointSet stones(Color color) {
        PointSet set = new PointSet(geometry);
        for (int point = 0; point < geometry.area(); point++) {
            if (isOf(mask(color), point)) {
                set.add(point);
            }
        }
        return set;
    }
}
