package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SearchArea;

/**
 * Finds unions of whole regions around blocks that are not alive. A region counts if the opponent has no safe point
 * there. Immutable except for the board, confined to one thread.
 *
 * <p>Source: own.
 * <p>Proves: nothing; a search of a union does. Beyond the union the worst is assumed: all points next to it, except
 * blocks of the color, are attacker stones that cannot be captured.
 * <p>Cost: a pass over the regions for each block.
 */
final class RegionUnions {
    private static final int MAX_POINTS = LocalShape.MAX_POINTS;

    private final BoardProof board;
    private final List<PointSet> regions = new ArrayList<>(); // the smallest first

    RegionUnions(BoardProof board) {
        this.board = board;
        for (BasicRegion region : board.map().regions()) {
            PointSet points = region.points();
            boolean isClosed = !points.intersects(board.safePointsOfOpponent()) && !board.isFixed(points);
            if (isClosed && points.size() <= MAX_POINTS) {
                regions.add(points);
            }
        }
        regions.sort(Comparator.comparingInt(PointSet::size));
    }

    /** The unions of the regions next to a block, first without the regions of the other weak blocks there. */
    Set<PointSet> around(Block target) {
        PointSet union = new PointSet(board.position().geometry());
        addRegionsBeside(target, union);
        Set<PointSet> unions = new LinkedHashSet<>();
        if (!union.isEmpty()) {
            unions.add(union.copy().freeze());
            List<Block> weak = weakBlocksBeside(union);
            for (int next = 0; next < weak.size(); next++) {
                if (addRegionsBeside(weak.get(next), union)) {
                    weakBlocksBeside(union).stream()
                            .filter(block -> !weak.contains(block))
                            .forEach(weak::add);
                }
            }
            unions.add(union.freeze());
        }
        return unions;
    }

    private boolean addRegionsBeside(Block block, PointSet union) {
        int before = union.size();
        PointSet around = block.stones().exterior();
        for (PointSet region : regions) {
            boolean isBeside = region.intersects(around) && !region.intersects(union);
            if (isBeside && union.size() + region.size() <= MAX_POINTS) {
                union.unite(region);
            }
        }
        return union.size() > before;
    }

    /** The blocks next to some points that are not alive, the largest first. */
    List<Block> weakBlocksBeside(PointSet points) {
        PointSet exterior = points.exterior();
        List<Block> weak = new ArrayList<>(board.map().blocks());
        weak.removeIf(block -> board.isAlive(block) || !block.stones().intersects(exterior));
        weak.sort(Comparator.comparingInt(block -> -block.stones().size()));
        return weak;
    }

    /**
     * A union as an area that replaces all strategies there. Its territory are the points that are safe already. Other
     * blocks that are not alive are sacrificed.
     *
     * @param kept blocks that must not be captured, besides those that are alive
     * @return empty if the area is too large, or if it cannot replace the strategies
     */
    Optional<SearchArea> area(PointSet union, List<Block> kept) {
        PointSet points = board.withStrategies(union);
        if (points.size() > MAX_POINTS || board.isFixed(points) || hasStones(points, kept)) {
            return Optional.empty();
        }
        List<Block> blocks = new ArrayList<>(kept);
        blocks.addAll(board.aliveBlocksBeside(points));
        List<Block> lost = weakBlocksBeside(points);
        lost.removeAll(kept);
        lost.removeIf(block -> points.contains(block.anchor()));
        return Optional.of(SearchArea.ofArea(board.regionsIn(points), blocks, points, board.safePointsIn(points))
                .sacrificingBeside(lost));
    }

    /** True if some points have stones of alive blocks, or of blocks that are to be kept. */
    private boolean hasStones(PointSet points, List<Block> kept) {
        return board.map().blocks().stream()
                .anyMatch(block -> points.contains(block.anchor()) && (board.isAlive(block) || kept.contains(block)));
    }
}
