package org.sekilab.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalShape;

/**
 * Finds small areas, open to all sides, in which a block may be able to connect to one that is alive.
 *
 * <p>Source: the expand-vital solver of [NM04] 3.1, which also proves "that non-safe stones can connect to safe stones in a region".
 * <p>Proves: nothing; a search of the area does. Outside the area the worst is assumed: every other point of the region is a stone of the
 * attacker that cannot be captured, and nobody's liberty.
 * <p>Differs: territory in partly surrounded areas is not looked for.
 * <p>Cost: a breadth-first search of the region for each of the two blocks.
 */
final class ExpandVital {
    private static final int MAX_DISTANCE =
            3; // from a liberty of one block to a liberty of the other, by way of a point
    private static final int MAX_POINTS = 12;

    private final RegionMap map;
    private final Geometry geometry;

    ExpandVital(RegionMap map, Geometry geometry) {
        this.map = map;
        this.geometry = geometry;
    }

    /** An area, and the game in it. */
    record Area(PointSet points, LocalShape shape) {}

    /**
     * The area between two blocks in a region.
     *
     * @param isAlive which blocks are alive by proofs that do not rest on the region
     * @return nothing if they are far from each other, or another block that is not alive touches the area
     */
    Optional<Area> between(BasicRegion region, Block block, Block alive, Predicate<Block> isAlive) {
        int[] fromBlock = distances(region, block);
        int[] fromAlive = distances(region, alive);
        PointSet points = new PointSet(geometry);
        for (int point = region.points().first();
                point != Points.NONE;
                point = region.points().next(point)) {
            if (fromBlock[point] + fromAlive[point] <= MAX_DISTANCE) {
                points.add(point);
            }
        }
        if (points.isEmpty() || points.size() > MAX_POINTS) {
            return Optional.empty();
        }
        List<Block> essential = new ArrayList<>();
        PointSet exterior = points.exterior();
        for (int index : map.blocksOf(region)) {
            Block other = map.blocks().get(index);
            if (other.stones().intersects(exterior)) {
                if (!other.equals(block) && !isAlive.test(other)) {
                    return Optional.empty();
                }
                essential.add(other);
            }
        }
        long[] eyes = new long[essential.size()];
        for (int place = 0; place < eyes.length; place++) {
            eyes[place] = essential.get(place).equals(block) ? 0 : LocalShape.ALIVE;
        }
        PointSet wall = region.points().copy().subtract(points);
        return Optional.of(new Area(
                points.freeze(),
                LocalShape.ofArea(region.color(), points, new PointSet(geometry), wall, essential, eyes)));
    }

    /** By point: the steps within the region from a liberty of the block; large where there is no way. */
    private int[] distances(BasicRegion region, Block block) {
        int[] distances = new int[geometry.area()];
        Arrays.fill(distances, MAX_DISTANCE + 1);
        PointSet reached = block.liberties().copy().intersect(region.points());
        PointSet front = reached.copy();
        for (int distance = 0; distance <= MAX_DISTANCE && !front.isEmpty(); distance++) {
            for (int point = front.first(); point != Points.NONE; point = front.next(point)) {
                distances[point] = distance;
            }
            front = front.exterior().intersect(region.points()).subtract(reached);
            reached.unite(front);
        }
        return distances;
    }
}
