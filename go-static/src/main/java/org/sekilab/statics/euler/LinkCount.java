package org.sekilab.statics.euler;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * The stones, links and closed loops of a set of stones. They give the number of regions that the set encloses.
 * Immutable.
 *
 * <p>Stones are linked to neighbors and to diagonal neighbors. Three stones in a square of four points form a closed
 * loop, which encloses nothing. The stones on the edge are linked to one more, virtual stone, the <em>earth</em>. Two
 * of them that are adjacent along the edge form a closed loop with it.
 *
 * <p>Source: [N05] 4.1.
 * <p>Proves: {@link #regions} is exact for stones that are all linked, the earth included if they are earthed.
 * <p>Differs: in a square of four stones the paper treats one of the two diagonal links as valid. Here only valid links
 * are counted, so such a square has five links and two closed loops. On boards that are two points wide, neighbors on
 * opposite edges form no loop with the earth.
 *
 * @param stones the number of stones, without the earth
 * @param adjacent the number of pairs of neighbors
 * @param diagonal the number of valid diagonal links
 * @param earthed the number of stones on the edge, which is the number of virtual links
 * @param loops the number of closed loops, those with the earth included
 */
public record LinkCount(int stones, int adjacent, int diagonal, int earthed, int loops) {
    /** Counts the stones, links and loops of a set, by operations on sets. Allocates some sets. */
    public static LinkCount of(PointSet set) {
        // The other three points of a square, as sets aligned at its upper right point.
        PointSet left = set.copy().shiftRight();
        PointSet below = set.copy().shiftUp();
        PointSet opposite = left.copy().shiftUp();
        PointSet upper = set.copy().intersect(left);
        PointSet lower = below.copy().intersect(opposite);
        PointSet rising = set.copy().intersect(opposite);
        PointSet falling = left.copy().intersect(below);
        PointSet threeOrMore = below.copy().unite(opposite).intersect(upper);
        threeOrMore.unite(set.copy().unite(left).intersect(lower));
        int full = upper.intersectionSize(lower);
        int earthed = 0;
        int loopsWithEarth = 0;
        for (PointSet side : sides(set.geometry())) {
            PointSet onSide = side.intersect(set);
            earthed += onSide.size();
            loopsWithEarth += onSide.adjacencyCount();
        }
        return new LinkCount(
                set.size(),
                set.adjacencyCount(),
                rising.size() + falling.size() - full,
                earthed - set.intersectionSize(PointSet.corners(set.geometry())),
                threeOrMore.size() + full + loopsWithEarth);
    }

    /** The number of all links, virtual ones included. */
    public int links() {
        return adjacent + diagonal + earthed;
    }

    /** True when a stone is on the edge. */
    public boolean isEarthed() {
        return earthed > 0;
    }

    /**
     * The number of regions enclosed, by Euler's formula, if all stones are linked. Each further part of the stones
     * lowers the result by one.
     */
    public int regions() {
        int vertices = stones + (isEarthed() ? 1 : 0);
        return links() - vertices - loops + 1;
    }

    private static List<PointSet> sides(Geometry geometry) {
        List<PointSet> sides = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            sides.add(new PointSet(geometry));
        }
        for (int row = 0; row < geometry.height(); row++) {
            sides.get(0).add(geometry.point(0, row));
            sides.get(1).add(geometry.point(geometry.width() - 1, row));
        }
        for (int column = 0; column < geometry.width(); column++) {
            sides.get(2).add(geometry.point(column, 0));
            sides.get(3).add(geometry.point(column, geometry.height() - 1));
        }
        return sides;
    }
}
