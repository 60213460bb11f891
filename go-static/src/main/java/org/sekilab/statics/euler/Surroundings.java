package org.sekilab.statics.euler;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.sekilab.model.Geometry;

/**
 * The eight neighbors of the points of one geometry, in the order of {@link EulerNumbers}. Immutable; one instance for
 * each size.
 */
public final class Surroundings {
    private static final Map<Geometry, Surroundings> BY_GEOMETRY = new ConcurrentHashMap<>();
    private static final int[] COLUMN_STEPS = {-1, -1, 0, 1, 1, 1, 0, -1};
    private static final int[] ROW_STEPS = {0, 1, 1, 1, 0, -1, -1, -1};

    private final int[] neighbors; // [8 * point + neighbor]; the area off the board
    private final byte[] earth; // [point]: the neighbors that are off the board
    private final byte[] alongEdge; // [point]: the neighbors that are next to it along the edge

    private Surroundings(Geometry geometry) {
        int area = geometry.area();
        this.neighbors = new int[EulerNumbers.NEIGHBORS * area];
        this.earth = new byte[area];
        this.alongEdge = new byte[area];
        for (int point = 0; point < area; point++) {
            int off = 0;
            for (int i = 0; i < EulerNumbers.NEIGHBORS; i++) {
                int column = geometry.column(point) + COLUMN_STEPS[i];
                int row = geometry.row(point) + ROW_STEPS[i];
                boolean isPoint = geometry.isOnBoard(column, row);
                neighbors[EulerNumbers.NEIGHBORS * point + i] = isPoint ? geometry.point(column, row) : area;
                off |= isPoint ? 0 : 1 << i;
            }
            earth[point] = (byte) off;
            // A neighbor on the same edge is followed by two neighbors that are off the board, in one direction or the
            // other.
            int along = turned(off, 1) & turned(off, 2) | turned(off, -1) & turned(off, -2);
            alongEdge[point] = (byte) (along & ~off & EulerNumbers.ORTHOGONAL);
        }
    }

    public static Surroundings of(Geometry geometry) {
        return BY_GEOMETRY.computeIfAbsent(geometry, Surroundings::new);
    }

    /** A neighbor of a point, with index 0 to 7; {@link Geometry#area()} off the board. */
    public int neighbor(int point, int i) {
        return neighbors[EulerNumbers.NEIGHBORS * point + i];
    }

    /** The pattern of the neighbors that are off the board; 0 for a point that is not on the edge. */
    public int earth(int point) {
        return earth[point] & 0xFF;
    }

    /** The pattern of the neighbors that are on the edge and adjacent to the point along it. */
    int alongEdge(int point) {
        return alongEdge[point] & 0xFF;
    }

    private static int turned(int pattern, int steps) {
        int by = Math.floorMod(steps, EulerNumbers.NEIGHBORS);
        return (pattern << by | pattern >>> EulerNumbers.NEIGHBORS - by) & 0xFF;
    }
}
