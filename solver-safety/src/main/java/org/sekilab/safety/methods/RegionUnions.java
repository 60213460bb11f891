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
 * Finds unions of whole regions around blocks that are not alive. Immutable except for the board, confined to one
 * thread.
 *
 * <p>Source: own.
 * <p>Proves: nothing; a search of a union does.
 */
final class RegionUnions {
    private static final int MAX_POINTS = LocalShape.MAX_POINTS;

    private final BoardProof board;
    private final List<BasicRegion> regions = new ArrayList<>(); // the smallest first

    RegionUnions(BoardProof board) {
        this.board = board;
        for (BasicRegion region : board.map().regions()) {
            boolean isOpen = region.points().size() <= MAX_POINTS
                    && !region.boundaryBlocks().isEmpty()
                    && !board.isFixed(region.points())
                    && !board.isLost(region.points());
            if (isOpen) {
                regions.add(region);
            }
        }
        regions.sort(Comparator.comparingInt(region -> region.points().size()));
    }

    /** The unions of the regions next to a block, without and with the regions of their other blocks. */
    Set<List<BasicRegion>> around(Block target) {
        List<BasicRegion> union = new ArrayList<>();
        addRegionsOf(target, union);
        Set<List<BasicRegion>> unions = new LinkedHashSet<>();
        if (!union.isEmpty()) {
            unions.add(List.copyOf(union));
            for (int next = 0; next < union.size(); next++) {
                for (Block block : union.get(next).boundaryBlocks()) {
                    if (!board.isAlive(block)) {
                        addRegionsOf(block, union);
                    }
                }
            }
            unions.add(List.copyOf(union));
        }
        return unions;
    }

    private void addRegionsOf(Block block, List<BasicRegion> union) {
        int size = union.stream().mapToInt(region -> region.points().size()).sum();
        for (BasicRegion region : regions) {
            boolean isBeside = region.boundaryBlocks().contains(block) && !union.contains(region);
            if (isBeside && size + region.points().size() <= MAX_POINTS) {
                union.add(region);
                size += region.points().size();
            }
        }
    }

    /**
     * A union as an area, with all strategies there. Its territory is theirs. Blocks inside it are points, and other
     * blocks that are not alive are sacrificed.
     *
     * @param kept blocks that must not be captured, besides those that are alive
     * @return empty if the area is too large, or if a strategy there cannot be replaced
     */
    Optional<SearchArea> area(List<BasicRegion> union, List<Block> kept) {
        PointSet points = new PointSet(board.position().geometry());
        union.forEach(region -> points.unite(region.points()));
        points.unite(board.withStrategies(points));
        if (board.isFixed(points)
                || points.size() > MAX_POINTS
                || kept.stream().anyMatch(block -> points.contains(block.anchor()))) {
            return Optional.empty();
        }
        PointSet exterior = points.exterior();
        List<Block> lost = new ArrayList<>();
        for (Block block : board.map().blocks()) {
            if (block.stones().intersects(exterior) && !board.isAlive(block) && !kept.contains(block)) {
                if (isInside(block, union) && points.size() + block.stones().size() <= MAX_POINTS) {
                    points.unite(block.stones());
                } else {
                    lost.add(block);
                }
            }
        }
        List<Block> blocks = new ArrayList<>(kept);
        blocks.addAll(board.aliveBlocksBeside(points));
        return Optional.of(SearchArea.ofArea(union, blocks, points, board.territoryOf(points))
                .sacrificingBeside(lost));
    }

    PointSet owed(SearchArea area) {
        return board.territoryOf(area.points());
    }

    private boolean isInside(Block block, List<BasicRegion> union) {
        for (int index : board.map().regionsOf(block)) {
            if (!union.contains(board.map().regions().get(index))) {
                return false;
            }
        }
        return true;
    }

    /** The blocks next to a union that are not alive, the largest first. */
    List<Block> weakBlocks(List<BasicRegion> union) {
        Set<Block> weak = new LinkedHashSet<>();
        union.forEach(region -> weak.addAll(region.boundaryBlocks()));
        weak.removeIf(board::isAlive);
        List<Block> sorted = new ArrayList<>(weak);
        sorted.sort(Comparator.comparingInt(block -> -block.stones().size()));
        return sorted;
    }
}
