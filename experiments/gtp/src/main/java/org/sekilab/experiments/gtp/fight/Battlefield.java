package org.sekilab.experiments.gtp.fight;

import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * The points of a fight, and what lies around them. Immutable.
 *
 * @param position the whole board
 * @param points where both sides play, with the stones that may be captured; at most {@value #MOST_POINTS}; frozen
 * @param black the points around that are Black's for good; stones of Black next to them are never captured; frozen
 * @param white the same for White
 */
record Battlefield(Position position, PointSet points, PointSet black, PointSet white) {
    /** The most points. A set of them fits in one long, and their numbers in an entry of a table, beside a pass. */
    static final int MOST_POINTS = Long.SIZE - 2;

    /** A space of so many points has two eyes, as a rule: no killing shape is so large. */
    static final int ROOMY = 7;

    Battlefield {
        if (points.size() > MOST_POINTS) {
            throw new IllegalArgumentException("%d points, at most %d".formatted(points.size(), MOST_POINTS));
        }
        points = points.copy().freeze();
        black = black.copy().freeze();
        white = white.copy().freeze();
    }

    /** The number of empty points. */
    int empties() {
        return points.intersectionSize(position.empties());
    }

    /** Both fights as one, if they are small enough together. */
    Optional<Battlefield> join(Battlefield other) {
        if (points.size() + other.points.size() > MOST_POINTS) {
            return Optional.empty();
        }
        return Optional.of(new Battlefield(
                position,
                points.copy().unite(other.points),
                black.copy().subtract(other.points),
                white.copy().subtract(other.points)));
    }

    /** [point]: the local points beside each local point. */
    long[] neighbors() {
        int[] sorted = points.toArray();
        long[] neighbors = new long[sorted.length];
        Geometry geometry = points.geometry();
        for (int local = 0; local < sorted.length; local++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = geometry.neighbor(sorted[local], direction);
                if (neighbor < geometry.area() && points.contains(neighbor)) {
                    neighbors[local] |= 1L << indexOf(neighbor);
                }
            }
        }
        return neighbors;
    }

    /** The local points in a set. */
    long mask(PointSet set) {
        long mask = 0;
        int local = 0;
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            mask |= set.contains(point) ? 1L << local : 0;
            local++;
        }
        return mask;
    }

    /** The local points next to what is a color's for good. */
    long beside(Color color) {
        return mask((color == Color.BLACK ? black : white).exterior());
    }

    /** The local number of a point of the board; {@link Points#NONE} if it is not in the fight. */
    int indexOf(int point) {
        if (point == Points.NONE || !points.contains(point)) {
            return Points.NONE;
        }
        int index = 0;
        for (int other = points.first(); other != point; other = points.next(other)) {
            index++;
        }
        return index;
    }

    /** The point of the board with a local number. */
    int point(int local) {
        return points.toArray()[local];
    }
}
