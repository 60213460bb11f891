package org.sekilab.experiments.output.json;

import java.util.List;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;

/** How boards, points and moves are called in JSON. */
public final class BoardNames {
    private BoardNames() {}

    /** Points in GTP coordinates, ascending by row and column. */
    public static List<String> points(PointSet points) {
        Geometry geometry = points.geometry();
        String[] names = new String[points.size()];
        int count = 0;
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            names[count++] = geometry.name(point);
        }
        return List.of(names);
    }

    /** Moves in GTP coordinates, in their order, with {@code PASS}. */
    public static List<String> moves(Geometry geometry, List<Integer> moves) {
        return moves.stream().map(move -> GtpPoints.format(geometry, move)).toList();
    }

    /** The size of a board as in SGF. */
    public static String size(Geometry geometry) {
        return geometry.width() == geometry.height()
                ? Integer.toString(geometry.width())
                : geometry.width() + ":" + geometry.height();
    }
}
