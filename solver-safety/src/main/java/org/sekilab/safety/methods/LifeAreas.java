package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.settings.Feature;

/**
 * Finds the surroundings of blocks, across regions, in which a search may find that they live. Immutable but for the state, confined to one
 * thread.
 *
 * <p>Source: own; the expand-vital solver of [NM04] 3.1 looks at areas between two blocks of one region.
 * <p>Proves: nothing; a search of the area does. Beyond it the worst is assumed: all points next to it are stones of the attacker that cannot
 * be captured, but for alive blocks of the color; with {@link Feature#GIVEN_UP_BLOCKS} others count as such only once they have no liberty there.
 * <p>Differs: other blocks of the color that are not alive are in the area with all their stones and all points next to them, or beyond it.
 * <p>Cost: some set operations for each step of the radius.
 */
final class LifeAreas {
    private static final int MAX_POINTS = 40;
    private static final int MOST_STEPS_LOST = 2; // between what lies beyond the area and its territory

    private final BoardProof state;
    private final PointSet closed; // no strategy may be there, or nothing can be won
    private final PointSet own;

    LifeAreas(BoardProof state) {
        this.state = state;
        this.own = state.color() == Color.BLACK
                ? state.position().black()
                : state.position().white();
        this.closed = state.settledPoints();
        for (RegionMap map : List.of(state.map(), state.opponentMap())) {
            for (Block block : map.blocks()) {
                if (state.isAlive(block)) {
                    closed.unite(block.stones());
                }
            }
        }
    }

    /**
     * The points that are so many steps away from the liberties of a block; the stones of other blocks of its color count for nothing.
     *
     * @return nothing if there are too many, or none; the block is the first of the area
     */
    Optional<SearchArea> around(Block target, int radius) {
        return around(target, target.stones().exterior(), radius);
    }

    /** The same, but away from one of its liberties only. */
    Optional<SearchArea> aroundLiberty(Block target, int liberty, int radius) {
        return around(target, PointSet.of(closed.geometry(), liberty), radius);
    }

    private Optional<SearchArea> around(Block target, PointSet seeds, int radius) {
        PointSet blocked = closed.copy().unite(target.stones());
        PointSet points = new PointSet(closed.geometry());
        PointSet front = seeds.copy().subtract(blocked);
        for (int step = 0; step <= radius && !front.isEmpty(); step++) {
            points.unite(front);
            PointSet friends = points.copy().intersect(own).flood(own);
            points.unite(friends).unite(friends.exterior().subtract(blocked));
            if (points.size() > MAX_POINTS) {
                return Optional.empty();
            }
            front = points.exterior().subtract(blocked);
        }
        leaveOutOpenBlocks(points);
        if (!points.intersects(target.liberties())) {
            return Optional.empty();
        }
        List<Block> blocks = new ArrayList<>(List.of(target));
        blocks.addAll(state.aliveBlocksBeside(points));
        SearchArea area = SearchArea.ofArea(state.regionsIn(points), blocks, points, new PointSet(points.geometry()));
        return Optional.of(state.config().has(Feature.GIVEN_UP_BLOCKS) ? area.withLost(othersBeside(area)) : area);
    }

    /** The blocks beside an area that are not to be defended there. */
    private List<Block> othersBeside(SearchArea area) {
        PointSet exterior = area.points().exterior();
        List<Block> others = new ArrayList<>(state.map().blocks());
        others.removeAll(area.blocks());
        others.removeIf(
                block -> !block.stones().intersects(exterior) || block.stones().intersects(area.points()));
        return others;
    }

    /**
     * A block that touches points beyond the area may have liberties there: in the local game it could be captured while it stays on the
     * board, and take liberties from others. Beyond the area its stones only help.
     */
    private void leaveOutOpenBlocks(PointSet points) {
        for (Block block : state.map().blocks()) {
            boolean isClosed = points.containsAll(block.stones())
                    && points.containsAll(block.stones().exterior());
            if (!isClosed) {
                points.subtract(block.stones());
            }
        }
    }

    /** The same area with territory, the largest first: all but the points that are few steps away from what lies beyond. */
    List<SearchArea> withTerritory(SearchArea area) {
        PointSet beyond = area.points().exterior();
        area.blocks().forEach(block -> beyond.subtract(block.stones()));
        List<SearchArea> areas = new ArrayList<>();
        PointSet lost = new PointSet(area.points().geometry());
        for (int steps = 0; steps <= MOST_STEPS_LOST; steps++) {
            PointSet territory = area.points().copy().subtract(lost);
            if (!territory.isEmpty()) {
                areas.add(area.withTerritory(territory));
            }
            lost.unite(lost.exterior()).unite(beyond.exterior());
        }
        return areas;
    }
}
