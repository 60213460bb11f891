package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SearchArea;

/**
 * Finds small areas, open to all sides, in which two blocks may be able to connect. Immutable.
 *
 * <p>Source: the expand-vital solver of [NM04] 3.1, which also proves "that non-safe stones can connect to safe stones
 * in a region".
 * <p>Proves: nothing; a search of the area does.
 * <p>Cost: a breadth-first search of the region for each of the two blocks.
 */
final class ExpandVital {
    private static final int MAX_DISTANCE = 3; // from a liberty of one block to a liberty of the other, through a point
    private static final int MAX_POINTS = 12;

    private final BoardProof board;
    private final Geometry geometry;

    ExpandVital(BoardProof board) {
        this.board = board;
        this.geometry = board.position().geometry();
    }

    /**
     * The area between two blocks in a region, with the alive blocks around it.
     *
     * @return empty if the blocks are far from each other, or if a proof uses points between them
     */
    Optional<SearchArea> between(BasicRegion region, Block first, Block second) {
        int[] fromFirst = distances(region, first);
        int[] fromSecond = distances(region, second);
        PointSet points = new PointSet(geometry);
        for (int point = region.points().first();
                point != Points.NONE;
                point = region.points().next(point)) {
            if (fromFirst[point] + fromSecond[point] <= MAX_DISTANCE) {
                points.add(point);
            }
        }
        if (points.isEmpty() || points.size() > MAX_POINTS || board.isReserved(points)) {
            return Optional.empty();
        }
        List<Block> essential = new ArrayList<>();
        PointSet exterior = points.exterior();
        for (int index : board.map().blocksOf(region)) {
            Block block = board.map().blocks().get(index);
            boolean isEssential = block.equals(first) || block.equals(second) || board.isAlive(block);
            if (isEssential && block.stones().intersects(exterior)) {
                essential.add(block);
            }
        }
        return Optional.of(SearchArea.ofArea(List.of(region), essential, points, new PointSet(geometry)));
    }

    /** [point] The steps within the region from a liberty of the block; large if there is no way. */
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
