package org.sekilab.semeai;

import java.util.Arrays;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * What stays the same while a race is played: its points, which are adjacent, and the stones around them that are never captured.
 * Immutable.
 *
 * <p>The points are all that alive blocks do not separate from the two essential blocks: empty ones and stones that may be captured. The
 * essential blocks are not points, because the race is over when one is captured. What alive blocks separate is no concern of
 * the race: a move there is a pass.
 */
final class SemeaiArea {
    /** So that a state with its ko, its turn and its pass fits a key of 128 bits. */
    static final int MAX_POINTS = 60;

    /** What is known of the stones around. */
    private enum Basis {
        PROVED,
        ASSUMED
    }

    private final Position position;
    private final Basis basis;
    private final int[] points;
    private final long[] neighbors; // [point]
    private final long[] exteriors; // [color] points adjacent to the essential block
    private final long[] walls; // [color] points adjacent to alive stones

    private SemeaiArea(Position position, Basis basis, int[] points) {
        this.position = position;
        this.basis = basis;
        this.points = points;
        this.neighbors = new long[points.length];
        this.exteriors = new long[Color.values().length];
        this.walls = new long[Color.values().length];
    }

    /** The area of a race. */
    static SemeaiArea of(SemeaiProblem problem) {
        return of(problem, Walls.around(problem), Basis.PROVED);
    }

    /** What would be the area if stones could not be captured that look so; see {@link AssumedWalls}. */
    static SemeaiArea assumed(SemeaiProblem problem) {
        return of(problem, AssumedWalls.around(problem), Basis.ASSUMED);
    }

    private static SemeaiArea of(SemeaiProblem problem, PointSet walls, Basis basis) {
        Position position = problem.position();
        PointSet essential = problem.essentialBlock(Color.BLACK).unite(problem.essentialBlock(Color.WHITE));
        PointSet open = walls.copy().complement();
        SemeaiArea area = new SemeaiArea(
                position,
                basis,
                essential.copy().flood(open).subtract(essential).toArray());
        for (int i = 0; i < Math.min(area.points.length, MAX_POINTS); i++) {
            area.neighbors[i] =
                    area.mask(PointSet.of(position.geometry(), area.points[i]).exterior());
        }
        for (Color color : Color.values()) {
            area.exteriors[color.ordinal()] =
                    area.mask(problem.essentialBlock(color).exterior());
            area.walls[color.ordinal()] =
                    area.mask(position.stones(color).copy().intersect(walls).exterior());
        }
        return area;
    }

    /** True when the race can be played on masks; the masks are cut short otherwise. */
    boolean fits() {
        return points.length <= MAX_POINTS;
    }

    /** True where stones around only look as if they could not be captured. */
    boolean isAssumed() {
        return basis == Basis.ASSUMED;
    }

    /** The number of points. */
    int size() {
        return points.length;
    }

    /** The mask of all points. */
    long all() {
        return points.length == 0 ? 0 : -1L >>> Long.SIZE - points.length;
    }

    /** The point of the board that a local point stands for. */
    int point(int local) {
        return points[local];
    }

    /** The local point that stands for a point of the board, negative where none does. */
    int localOf(int point) {
        return Arrays.binarySearch(points, point);
    }

    /** [point] The adjacent points. Not to be changed. */
    long[] neighbors() {
        return neighbors;
    }

    /** The points adjacent to an essential block. */
    long exterior(Color color) {
        return exteriors[color.ordinal()];
    }

    /** The points where a stone is connected to stones of its color that are never captured. */
    long wallAt(Color color) {
        return walls[color.ordinal()];
    }

    /** The stones of the position at the area's points. */
    long stones(Color color) {
        return mask(position.stones(color));
    }

    /** The point of the area where the position forbids to retake a ko, negative where there is none. */
    int koPoint() {
        return localOf(position.koPoint());
    }

    /** The side that the position forbids to retake a ko. */
    Color koBanned() {
        return position.toMove();
    }

    private long mask(PointSet set) {
        long mask = 0;
        for (int i = 0; i < Math.min(points.length, MAX_POINTS); i++) {
            if (set.contains(points[i])) {
                mask |= 1L << i;
            }
        }
        return mask;
    }
}
