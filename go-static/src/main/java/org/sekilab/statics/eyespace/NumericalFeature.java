package org.sekilab.statics.eyespace;

import java.util.Locale;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/**
 * The features that are part of the library.
 *
 * <p>Source: [N05] 3.5; {@link #BOUNDARY_LENGTH}: [CC99], which counts the edge of the board as stones.
 * <p>Proves: nothing.
 * <p>Differs: the number of outside liberties is a feature as well.
 * <p>Cost: some set operations; allocates sets.
 */
public enum NumericalFeature implements EyeFeature {
    /** |R|. */
    SIZE("number of points"),
    /** #adjacent(R). */
    ADJACENT("pairs of neighbors in the region"),
    /** |ext(R)|. */
    PERIMETER("points around the region"),
    /** |ext(R)|, and one more for each step off the board. */
    BOUNDARY_LENGTH("points around the region, also beyond the edge [CC99]"),
    /** #adjacent(R) - |R| + 1: the number of squares of four points, if each hole is filled. */
    SQUARES("squares of four points"),
    /** |R and E|. */
    EDGES("points on the edge of the board"),
    /** |ext(ext(ext(R))) and R|. */
    INSIDE("untouched points next to those that the block touches"),
    /** max |R and ext({p})|. */
    MAX_NEIGHBORS("most neighbors that a point has in the region"),
    /** The liberties of the block elsewhere. */
    OUTSIDE_LIBERTIES("liberties of the block elsewhere");

    private final String line;

    NumericalFeature(String line) {
        this.line = line;
    }

    @Override
    public int value(EyeSpace space) {
        PointSet points = space.points();
        return switch (this) {
            case SIZE -> points.size();
            case ADJACENT -> points.adjacencyCount();
            case PERIMETER -> points.exterior().size();
            case BOUNDARY_LENGTH -> boundaryLength(points);
            case SQUARES -> points.adjacencyCount() - points.size() + 1;
            case EDGES -> edges(points);
            case INSIDE -> inside(points);
            case MAX_NEIGHBORS -> maxNeighbors(points);
            case OUTSIDE_LIBERTIES -> space.outsideLiberties();
        };
    }

    /** The name in the configuration. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The description for users. */
    public String line() {
        return line;
    }

    private static int boundaryLength(PointSet points) {
        Geometry geometry = points.geometry();
        int length = points.exterior().size();
        for (int point : points.toArray()) {
            for (int direction = 0; direction < 4; direction++) {
                length += geometry.isPoint(geometry.neighbor(point, direction)) ? 0 : 1;
            }
        }
        return length;
    }

    private static int edges(PointSet points) {
        Geometry geometry = points.geometry();
        int edges = 0;
        for (int point : points.toArray()) {
            edges += geometry.isEdge(point) ? 1 : 0;
        }
        return edges;
    }

    private static int inside(PointSet points) {
        PointSet third = points.exterior().exterior().exterior();
        return third.intersectionSize(points);
    }

    private static int maxNeighbors(PointSet points) {
        int most = 0;
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            int neighbors = PointSet.of(points.geometry(), point).exterior().intersectionSize(points);
            most = Math.max(most, neighbors);
        }
        return most;
    }
}
