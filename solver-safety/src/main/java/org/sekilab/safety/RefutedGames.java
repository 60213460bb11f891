package org.sekilab.safety;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMap;

/**
 * The closed games of one color on a board: some of its basic regions, with all blocks next to them. Blocks at stake
 * have no neighbor in other regions. The other blocks count as alive, which is the best that they can be. Immutable.
 */
final class RefutedGames {
    private final SafetyMap safety;
    private final RegionMap map;

    RefutedGames(SafetyMap safety, RegionMap map) {
        this.safety = safety;
        this.map = map;
    }

    /** The game of a region alone. All blocks around it are alive. */
    Optional<LocalShape> ofRegion(BasicRegion region) {
        return game(region, Set.of(region.index()), List.of());
    }

    /** The game of a region and of all regions of some blocks around it. These blocks are at stake. */
    Optional<LocalShape> ofRegion(BasicRegion region, List<Block> atStake) {
        Set<Integer> parts = regionsOf(atStake);
        parts.add(region.index());
        return game(region, parts, atStake);
    }

    /** The game of a block in all its regions, without territory. */
    Optional<LocalShape> ofBlock(Block block) {
        Set<Integer> parts = regionsOf(List.of(block));
        PointSet none = new PointSet(block.stones().geometry());
        return game(parts, List.of(block), none, none);
    }

    /** The blocks around a region that are not proved alive, and are next to other regions, too. */
    List<Block> weakBlocksAround(BasicRegion region) {
        List<Block> blocks = new ArrayList<>(region.boundaryBlocks());
        blocks.removeIf(safety::isAlive);
        return blocks;
    }

    /**
     * As many weak blocks around a region as can be at stake together, those with the smallest regions first. The game
     * of the region and of all their regions is small enough.
     */
    List<Block> atStakeTogether(BasicRegion region) {
        List<Block> weak = weakBlocksAround(region);
        weak.sort(Comparator.comparingInt(block -> size(regionsOf(List.of(block)))));
        List<Block> together = new ArrayList<>();
        for (Block block : weak) {
            together.add(block);
            if (ofRegion(region, together).isEmpty()) {
                together.remove(block);
            }
        }
        return together;
    }

    private int size(Set<Integer> parts) {
        return parts.stream()
                .mapToInt(part -> map.regions().get(part).points().size())
                .sum();
    }

    private Set<Integer> regionsOf(List<Block> blocks) {
        Set<Integer> regions = new TreeSet<>();
        for (Block block : blocks) {
            for (int region : map.regionsOf(block)) {
                regions.add(region);
            }
        }
        return regions;
    }

    /** A game about a region. Its own weak blocks within it are points, as they may be captured like any stone. */
    private Optional<LocalShape> game(BasicRegion region, Set<Integer> parts, List<Block> atStake) {
        PointSet within = new PointSet(region.points().geometry());
        for (Block block : region.interiorBlocks()) {
            if (!safety.isAlive(block)) {
                within.unite(block.stones());
            }
        }
        return game(parts, atStake, within, region.points().copy().unite(within));
    }

    /** @param within stones of the color that may be captured */
    private Optional<LocalShape> game(Set<Integer> parts, List<Block> atStake, PointSet within, PointSet territory) {
        PointSet points = within.copy();
        Set<Integer> around = new TreeSet<>();
        for (int part : parts) {
            BasicRegion region = map.regions().get(part);
            points.unite(region.points());
            for (int block : map.blocksOf(region)) {
                around.add(block);
            }
        }
        List<Block> blocks =
                new ArrayList<>(around.stream().map(map.blocks()::get).toList());
        blocks.removeIf(block -> within.contains(block.anchor()));
        if (points.size() > LocalShape.MAX_POINTS || blocks.size() > LocalShape.MAX_BLOCKS) {
            return Optional.empty();
        }
        long[] eyes = blocks.stream()
                .mapToLong(block -> atStake.contains(block) ? 0 : LocalShape.ALIVE)
                .toArray();
        PointSet none = new PointSet(points.geometry());
        return Optional.of(LocalShape.ofArea(map.color(), points, territory, none, blocks, eyes));
    }
}
