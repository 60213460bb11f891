package org.sekilab.life.zones;

import java.util.List;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;

/** A block with a straight three in the corner at the left. The defender lives by a move at B1. */
final class StraightThree {
    static final Geometry BOARD = Geometry.of(9, 7);
    static final PointSet BLOCK = points("A2 B2 C2 D2 D1");
    static final PointSet ROOM = points("A1 B1 C1");
    static final int MIDDLE = point("B1");

    private StraightThree() {}

    /** The state with the defender to move. */
    static ZoneState state() {
        PointSet none = new PointSet(BOARD);
        return new ZoneState(ROOM, none, none, true, Points.NONE, MIDDLE);
    }

    /** The zone of the room. */
    static StoredZone zone() {
        return StoredZone.of(state(), List.of(BLOCK)).orElseThrow();
    }

    static PointSet image(PointSet points, int symmetry) {
        PointSet image = new PointSet(BOARD.afterSymmetry(symmetry));
        for (int point : points.toArray()) {
            image.add(BOARD.symmetry(symmetry, point));
        }
        return image;
    }

    static PointSet points(String names) {
        return PointSet.of(BOARD, GtpPoints.parseList(BOARD, names));
    }

    static int point(String name) {
        return GtpPoints.parse(BOARD, name);
    }
}
