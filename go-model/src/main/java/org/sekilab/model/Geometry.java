package org.sekilab.model;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The points of a board of one size, and their neighbors.
 *
 * <p>Points are numbered {@code row * width + column}. Rows count from the bottom and columns from the left, both from
 * 0. One instance exists per size, so geometries can be compared with {@code ==}. Immutable.
 */
public final class Geometry {
    public static final int MIN_SIZE = 2;
    public static final int MAX_SIZE = 25;

    /** The number of symmetries of {@link #symmetry}. Four keep the size, four more exchange width and height. */
    public static final int SYMMETRIES = 8;

    /** The letters of the columns in GTP coordinates, from the left. There is no I. */
    public static final String COLUMN_LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private static final AtomicReferenceArray<Geometry> BY_SIZE =
            new AtomicReferenceArray<>((MAX_SIZE + 1) * (MAX_SIZE + 1));

    private final int width;
    private final int height;
    private final int area;
    private final int[] neighbors; // [4 * point + direction]: left, right, down, up; the area off the board
    private final int[] diagonals; // [4 * point + direction]; the area off the board
    private final PointSet column0;

    private Geometry(int width, int height) {
        this.width = width;
        this.height = height;
        this.area = width * height;
        this.neighbors = new int[4 * area];
        this.diagonals = new int[4 * area];
        for (int point = 0; point < area; point++) {
            int column = column(point);
            int row = row(point);
            neighbors[4 * point] = pointOrArea(column - 1, row);
            neighbors[4 * point + 1] = pointOrArea(column + 1, row);
            neighbors[4 * point + 2] = pointOrArea(column, row - 1);
            neighbors[4 * point + 3] = pointOrArea(column, row + 1);
            diagonals[4 * point] = pointOrArea(column - 1, row - 1);
            diagonals[4 * point + 1] = pointOrArea(column + 1, row - 1);
            diagonals[4 * point + 2] = pointOrArea(column - 1, row + 1);
            diagonals[4 * point + 3] = pointOrArea(column + 1, row + 1);
        }
        this.column0 = new PointSet(this);
        for (int row = 0; row < height; row++) {
            column0.add(row * width);
        }
        column0.freeze();
    }

    /**
     * The geometry of a board.
     *
     * @throws IllegalArgumentException if a side is not in {@link #MIN_SIZE}..{@link #MAX_SIZE}
     */
    public static Geometry of(int width, int height) {
        if (width < MIN_SIZE || width > MAX_SIZE || height < MIN_SIZE || height > MAX_SIZE) {
            throw new IllegalArgumentException("board size %dx%d is not in %dx%d to %dx%d"
                    .formatted(width, height, MIN_SIZE, MIN_SIZE, MAX_SIZE, MAX_SIZE));
        }
        int slot = width * (MAX_SIZE + 1) + height;
        Geometry known = BY_SIZE.get(slot);
        if (known != null) {
            return known;
        }
        BY_SIZE.compareAndSet(slot, null, new Geometry(width, height));
        return BY_SIZE.get(slot);
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The number of points. */
    public int area() {
        return area;
    }

    public int column(int point) {
        return point % width;
    }

    public int row(int point) {
        return point / width;
    }

    /** The point in a column and a row. Both count from 0 and must be on the board. */
    public int point(int column, int row) {
        assert isOnBoard(column, row) : column + "," + row;
        return row * width + column;
    }

    public boolean isOnBoard(int column, int row) {
        return column >= 0 && column < width && row >= 0 && row < height;
    }

    /** True for a number that is a point of this board; false for {@link Points#PASS} and all other numbers. */
    public boolean isPoint(int point) {
        return point >= 0 && point < area;
    }

    /**
     * The neighbor of a point in a direction: 0 left, 1 right, 2 down, 3 up. Off the board it is {@link #area()}.
     * Arrays indexed by point may therefore hold one more element for all that is off the board.
     */
    public int neighbor(int point, int direction) {
        return neighbors[4 * point + direction];
    }

    /**
     * The diagonal neighbor: 0 lower left, 1 lower right, 2 upper left, 3 upper right; {@link #area()} off the board.
     */
    public int diagonal(int point, int direction) {
        return diagonals[4 * point + direction];
    }

    /** True when the two points are orthogonal neighbors. */
    public boolean areAdjacent(int first, int second) {
        return distance(first, second) == 1;
    }

    /** The steps from one point to another, each to an orthogonal neighbor. */
    public int distance(int from, int to) {
        return Math.abs(column(from) - column(to)) + Math.abs(row(from) - row(to));
    }

    /** The line of a point, counted from the nearest side: 0 on the edge. */
    public int line(int point) {
        int column = column(point);
        int row = row(point);
        return Math.min(Math.min(column, width - 1 - column), Math.min(row, height - 1 - row));
    }

    /** True for a point on one of the four sides: the paper's set E ([N05] 2.1). */
    public boolean isEdge(int point) {
        return line(point) == 0;
    }

    /** The geometry of the board after a symmetry. Symmetries 4 to 7 exchange width and height. */
    public Geometry afterSymmetry(int symmetry) {
        return symmetry < 4 ? this : of(/* width= */ height, /* height= */ width);
    }

    /**
     * The point of {@link #afterSymmetry} to which a symmetry moves a point. Bit 0 of the symmetry mirrors the columns
     * and bit 1 the rows. Bit 2 then exchanges columns and rows. Symmetry 0 is the identity.
     */
    public int symmetry(int symmetry, int point) {
        int column = (symmetry & 1) == 0 ? column(point) : width - 1 - column(point);
        int row = (symmetry & 2) == 0 ? row(point) : height - 1 - row(point);
        return (symmetry & 4) == 0 ? row * width + column : column * height + row;
    }

    /** The GTP coordinates of a point: a column letter without I, then the row from 1. */
    public String name(int point) {
        return COLUMN_LETTERS.charAt(column(point)) + Integer.toString(row(point) + 1);
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }

    /**
     * The table behind {@link #neighbor}: [4 * point + direction]. All boards share it; the caller must not change it.
     */
    int[] neighborTable() {
        return neighbors;
    }

    /** The points of the leftmost column; frozen. */
    PointSet column0() {
        return column0;
    }

    private int pointOrArea(int column, int row) {
        return isOnBoard(column, row) ? row * width + column : area;
    }
}
