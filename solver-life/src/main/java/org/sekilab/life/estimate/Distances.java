package org.sekilab.life.estimate;

import java.util.Arrays;
import org.sekilab.model.PointSet;

/** Numbers of steps from some stones to the points of the board. */
final class Distances {
    /** The distance of points that no step reaches. */
    static final int FAR = 99;

    private Distances() {}

    /**
     * Steps from some points, by point.
     *
     * @param free points that take no step
     * @param open points that take one step; all others are never reached
     */
    static int[] from(PointSet start, PointSet free, PointSet open) {
        int[] distances = new int[start.geometry().area()];
        Arrays.fill(distances, FAR);
        PointSet reached = start.copy();
        PointSet front = start.copy();
        for (int steps = 0; !front.isEmpty(); steps++) {
            for (int point = front.first(); point >= 0; point = front.next(point)) {
                distances[point] = steps;
            }
            front = reached.exterior().intersect(open).subtract(reached);
            front.unite(front.exterior().intersect(free).flood(free)).subtract(reached);
            reached.unite(front);
        }
        return distances;
    }
}
