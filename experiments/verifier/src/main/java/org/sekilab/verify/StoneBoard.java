package org.sekilab.verify;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A board with stones. Immutable.
 *
 * <p>A point is a number, {@code row * width + column}. Rows count from the bottom and columns from the left, from 0.
 * Sets of points are bits. Nobody changes a set that a method returned or was given.
 */
final class StoneBoard {
    static final int MIN_SIZE = 2;
    static final int MAX_SIZE = 25;

    /** No point of any board. */
    static final int NONE = -1;

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"; // no I
    private static final String MARKS = "XO"; // by player

    private static final char EMPTY = '.';

    private final int width;
    private final int height;
    private final List<String> rows;

    /** @param rows from the top, with X for black stones, O for white stones, and dots */
    StoneBoard(List<String> rows) {
        this.rows = List.copyOf(rows);
        this.width = rows.get(0).length();
        this.height = rows.size();
    }

    List<String> rows() {
        return rows;
    }

    /** The stones of a color. */
    BitSet stones(Player color) {
        BitSet stones = new BitSet();
        for (int point = 0; point < width * height; point++) {
            String row = rows.get(height - 1 - point / width);
            stones.set(point, row.charAt(point % width) == MARKS.charAt(color.ordinal()));
        }
        return stones;
    }

    boolean hasStone(int point) {
        return rows.get(height - 1 - point / width).charAt(point % width) != EMPTY;
    }

    /** All points but these. */
    BitSet without(BitSet points) {
        BitSet others = new BitSet();
        others.set(0, width * height);
        others.andNot(points);
        return others;
    }

    /** The points that are next to some of these, and not among them. */
    BitSet around(BitSet points) {
        BitSet around = new BitSet();
        points.stream().forEach(point -> {
            int column = point % width;
            IntStream.of(
                            column > 0 ? point - 1 : NONE,
                            column < width - 1 ? point + 1 : NONE,
                            point - width,
                            point + width)
                    .filter(next -> next >= 0 && next < width * height)
                    .forEach(around::set);
        });
        around.andNot(points);
        return around;
    }

    /** For each point, the points that are next to it. */
    List<BitSet> neighbors() {
        return IntStream.range(0, width * height)
                .mapToObj(point -> {
                    BitSet single = new BitSet();
                    single.set(point);
                    return around(single);
                })
                .toList();
    }

    /** The maximal connected subsets, in the order of their first points. */
    List<BitSet> components(BitSet points) {
        List<BitSet> components = new ArrayList<>();
        BitSet rest = copy(points);
        while (!rest.isEmpty()) {
            BitSet component = new BitSet();
            BitSet front = new BitSet();
            front.set(rest.nextSetBit(0));
            while (!front.isEmpty()) {
                component.or(front);
                rest.andNot(front);
                front = around(front);
                front.and(rest);
            }
            components.add(component);
        }
        return components;
    }

    /** Whether there is a block of a color without a liberty, see R-BOARD-1. */
    boolean findBlockWithoutLiberty(Player color) {
        BitSet empties = without(stones(Player.BLACK));
        empties.andNot(stones(Player.WHITE));
        return components(stones(color)).stream()
                .anyMatch(block -> !around(block).intersects(empties));
    }

    /** The point of a name as in GTP: a letter in upper case and a number. {@link #NONE} off the board. */
    int point(String name) {
        int column = COLUMNS.indexOf(name.charAt(0));
        int row = Integer.parseInt(name.substring(1)) - 1;
        return column < width && row < height ? row * width + column : NONE;
    }

    /** The name of a point as in GTP. */
    String name(int point) {
        return COLUMNS.charAt(point % width) + Integer.toString(point / width + 1);
    }

    /** Width and height, for messages. */
    @Override
    public String toString() {
        return width + "x" + height;
    }

    static BitSet copy(BitSet points) {
        return (BitSet) points.clone();
    }
}
