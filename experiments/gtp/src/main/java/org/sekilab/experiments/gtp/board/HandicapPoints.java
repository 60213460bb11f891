package org.sekilab.experiments.gtp.board;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/** The points for handicap stones. */
public final class HandicapPoints {
    private static final int SMALLEST = 7; // the side of a board with a fixed handicap
    private static final int FROM_FOURTH_LINE = 13;
    private static final int CORNERS = 4;
    private static final int ALL = 9;

    private HandicapPoints() {}

    /**
     * The points of the fixed handicap, in the order of the standard. Empty if the standard has no points for this
     * number. Source: [GTP2] 4.1.1.
     *
     * @param stones from 2 to 9; on boards of 7x7 and even ones to 4
     */
    public static int[] fixed(Geometry geometry, int stones) {
        if (stones < 2 || stones > mostFixed(geometry)) {
            return new int[0];
        }
        int size = geometry.width();
        int low = size < FROM_FOURTH_LINE ? 2 : 3;
        int high = size - 1 - low;
        int middle = size / 2;
        int center = geometry.point(middle, middle);
        int[] sides = {
            geometry.point(low, low),
            geometry.point(high, high),
            geometry.point(low, high),
            geometry.point(high, low),
            geometry.point(low, middle),
            geometry.point(high, middle),
            geometry.point(middle, low),
            geometry.point(middle, high)
        };
        boolean hasCenter = stones > CORNERS && stones % 2 == 1;
        int[] points = Arrays.copyOf(sides, stones);
        if (hasCenter) {
            points[stones - 1] = center;
        }
        return points;
    }

    /**
     * The fixed handicap as far as it goes, then points that are far from others. None of these is on the edge, so
     * there may be fewer points than asked for.
     */
    public static int[] spread(Geometry geometry, int stones) {
        int[] points = Arrays.copyOf(fixed(geometry, Math.min(stones, mostFixed(geometry))), stones);
        int count = Math.min(stones, mostFixed(geometry));
        PointSet free = PointSet.board(geometry);
        free.subtract(edge(geometry)).subtract(PointSet.of(geometry, Arrays.copyOf(points, count)));
        while (count < stones && !free.isEmpty()) {
            int best = free.first();
            for (int point = best; point != Points.NONE; point = free.next(point)) {
                if (room(geometry, point, points, count) > room(geometry, best, points, count)) {
                    best = point;
                }
            }
            points[count++] = best;
            free.remove(best);
        }
        return Arrays.copyOf(points, count);
    }

    private static int mostFixed(Geometry geometry) {
        int size = geometry.width();
        if (size != geometry.height() || size < SMALLEST) {
            return 0;
        }
        return size % 2 == 0 || size == SMALLEST ? CORNERS : ALL;
    }

    /** The distance to the nearest stone, or to the edge, where it is nearer. */
    private static int room(Geometry geometry, int point, int[] stones, int count) {
        int fromEdge = 2 * geometry.line(point); // half as far is as good
        return IntStream.range(0, count)
                .map(i -> geometry.distance(point, stones[i]))
                .reduce(fromEdge, Math::min);
    }

    private static PointSet edge(Geometry geometry) {
        PointSet edge = new PointSet(geometry);
        IntStream.range(0, geometry.area()).filter(geometry::isEdge).forEach(edge::add);
        return edge;
    }
}
