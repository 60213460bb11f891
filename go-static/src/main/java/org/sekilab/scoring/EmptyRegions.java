package org.sekilab.scoring;

import java.util.Arrays;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * The regions of a board in the sense of the source: maximal connected sets of <em>empty</em> points. They are not the
 * basic regions of a color. Regions are numbered from 0 by their first points, row by row from the upper left. They do
 * not follow later changes of the board.
 *
 * <p>Source: [AP], "Definitions". A region is <em>controlled</em> when all stones next to it are of one color, else
 * neutral.
 */
final class EmptyRegions {
    /** The number of a region at a point that is not empty. */
    static final int NONE = -1;

    private final Geometry geometry;
    private final int[] regionAt; // [point]
    private final int[] points; // [rank]: the points of region 0, then of region 1, ..., each row by row from the top
    private final int[] starts; // [region]: the rank of its first point; one more element for the end
    private final int[] around; // [region]: the colors of the stones next to it
    private int count;

    EmptyRegions(ScoringBoard board) {
        geometry = board.geometry();
        regionAt = new int[geometry.area()];
        points = new int[geometry.area()];
        starts = new int[geometry.area() + 1];
        around = new int[geometry.area()];
        Arrays.fill(regionAt, NONE);
        int found = 0;
        for (int row = geometry.height() - 1; row >= 0; row--) {
            for (int column = 0; column < geometry.width(); column++) {
                int seed = geometry.point(column, row);
                if (board.isEmpty(seed) && regionAt[seed] == NONE) {
                    starts[count] = found;
                    found = flood(board, seed, found);
                    count++;
                }
            }
        }
        starts[count] = found;
        sortPoints();
    }

    /** Collects a region from its first point. Returns the number of all points collected so far. */
    private int flood(ScoringBoard board, int seed, int found) {
        int end = found;
        regionAt[seed] = count;
        points[end++] = seed;
        for (int next = found; next < end; next++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = geometry.neighbor(points[next], direction);
                if (board.isEmpty(neighbor)) {
                    if (regionAt[neighbor] == NONE) {
                        regionAt[neighbor] = count;
                        points[end++] = neighbor;
                    }
                } else {
                    around[count] |= board.isOf(ScoringBoard.BLACK, neighbor) ? ScoringBoard.BLACK : 0;
                    around[count] |= board.isOf(ScoringBoard.WHITE, neighbor) ? ScoringBoard.WHITE : 0;
                }
            }
        }
        return end;
    }

    private void sortPoints() {
        int[] next = Arrays.copyOf(starts, count);
        for (int row = geometry.height() - 1; row >= 0; row--) {
            for (int column = 0; column < geometry.width(); column++) {
                int point = geometry.point(column, row);
                if (regionAt[point] != NONE) {
                    points[next[regionAt[point]]++] = point;
                }
            }
        }
    }

    /** The number of regions. */
    int count() {
        return count;
    }

    /** The number of the region at a point, or {@link #NONE}. */
    int at(int point) {
        return regionAt[point];
    }

    /** The number of points of a region. */
    int size(int region) {
        return starts[region + 1] - starts[region];
    }

    /** A point of a region, by its place from 0, row by row from the upper left. */
    int point(int region, int place) {
        return points[starts[region] + place];
    }

    /** True when no color controls the region. The only region of a board without stones is neutral. */
    boolean isNeutral(int region) {
        return around[region] == ScoringBoard.GREY || around[region] == ScoringBoard.EMPTY;
    }

    boolean isControlled(int region, Color color) {
        return mask(region) == ScoringBoard.mask(color);
    }

    /** The colors of the stones next to a region. */
    int mask(int region) {
        return around[region];
    }

    /** Adds the points of a region to a set. */
    void addTo(PointSet set, int region) {
        for (int i = starts[region]; i < starts[region + 1]; i++) {
            set.add(points[i]);
        }
    }

    /** A new set of the points of all neutral regions. */
    PointSet neutralPoints() {
        PointSet set = new PointSet(geometry);
        for (int region = 0; region < count; region++) {
            if (isNeutral(region)) {
                addTo(set, region);
            }
        }
        return set;
    }

    /** A new set of the points of all regions that a color controls. */
    PointSet controlledPoints(Color color) {
        PointSet set = new PointSet(geometry);
        for (int region = 0; region < count; region++) {
            if (isControlled(region, color)) {
                addTo(set, region);
            }
        }
        return set;
    }
}
