package org.sekilab.experiments.remote;

import java.util.Arrays;
import java.util.List;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/** Sets of points as lists, for other processes. */
final class PointList {
    private PointList() {}

    static List<Integer> of(PointSet points) {
        return Arrays.stream(points.toArray()).boxed().toList();
    }

    static PointSet read(Geometry geometry, List<Integer> points) {
        return PointSet.of(geometry, points.stream().mapToInt(Integer::intValue).toArray())
                .freeze();
    }
}
