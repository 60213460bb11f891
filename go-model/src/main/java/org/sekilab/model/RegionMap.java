package org.sekilab.model;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;

/**
 * The blocks and basic regions of one color of a position, and their adjacencies. Immutable. Source: [NM04] 1.1.
 *
 * <p>Every point of the board belongs to exactly one block of the color or to exactly one of its basic regions.
 */
public final class RegionMap {
    private final Color color;
    private final List<Block> blocks;
    private final List<BasicRegion> regions;
    private final short[] owner; // [point]: the index of its block, or -1 - the index of its region
    private final int[][] regionsOfBlock; // [block]: ascending indices
    private final int[][] blocksOfRegion; // [region]: ascending indices

    /**
     * Puts a map together. For implementations of {@link RegionFinder}.
     *
     * @param owner by point: the index of its block, or -1 minus the index of its region
     * @param regionsOfBlock by block: the indices of the regions adjacent to it, ascending
     * @param blocksOfRegion by region: the indices of the blocks adjacent to it, ascending
     */
    public RegionMap(
            Color color,
            List<Block> blocks,
            List<BasicRegion> regions,
            short[] owner,
            int[][] regionsOfBlock,
            int[][] blocksOfRegion) {
        this.color = color;
        this.blocks = List.copyOf(blocks);
        this.regions = List.copyOf(regions);
        this.owner = owner.clone();
        this.regionsOfBlock = regionsOfBlock.clone();
        this.blocksOfRegion = blocksOfRegion.clone();
    }

    public Color color() {
        return color;
    }

    /** The blocks of the color, in ascending order of their anchors. */
    public List<Block> blocks() {
        return blocks;
    }

    /** The basic regions of the color, in ascending order of their first points. */
    public List<BasicRegion> regions() {
        return regions;
    }

    /** The index of the block at a point, or {@link Points#NONE} where there is no stone of the color. */
    public int blockIndexAt(int point) {
        return owner[point] >= 0 ? owner[point] : Points.NONE;
    }

    /** The index of the region at a point, or {@link Points#NONE} where there is a stone of the color. */
    public int regionIndexAt(int point) {
        return owner[point] < 0 ? -1 - owner[point] : Points.NONE;
    }

    /** The indices of the regions adjacent to a block, ascending. The caller must not change the array. */
    public int[] regionsOf(Block block) {
        return regionsOfBlock[block.index()];
    }

    /**
     * The indices of the blocks adjacent to a region, boundary and interior, ascending. The caller must not change the
     * array.
     */
    public int[] blocksOf(BasicRegion region) {
        return blocksOfRegion[region.index()];
    }

    /** The union of basic regions of this map. */
    public MergedRegion merge(Collection<BasicRegion> parts) {
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("a merged region needs a part");
        }
        BitSet merged = new BitSet();
        BitSet adjacent = new BitSet();
        for (BasicRegion part : parts) {
            merged.set(part.index());
            for (int block : blocksOf(part)) {
                adjacent.set(block);
            }
        }
        List<BasicRegion> ordered = new ArrayList<>();
        PointSet points = new PointSet(parts.iterator().next().points().geometry());
        PointSet empties = points.copy();
        for (int i = merged.nextSetBit(0); i >= 0; i = merged.nextSetBit(i + 1)) {
            ordered.add(regions.get(i));
            points.unite(regions.get(i).points());
            empties.unite(regions.get(i).empties());
        }
        List<Block> boundary = new ArrayList<>();
        List<Block> interior = new ArrayList<>();
        for (int i = adjacent.nextSetBit(0); i >= 0; i = adjacent.nextSetBit(i + 1)) {
            Block block = blocks.get(i);
            (isInteriorOf(block, merged) ? interior : boundary).add(block);
        }
        return new MergedRegion(ordered, color, points.freeze(), empties.freeze(), boundary, interior);
    }

    private boolean isInteriorOf(Block block, BitSet merged) {
        for (int region : regionsOf(block)) {
            if (!merged.get(region)) {
                return false;
            }
        }
        return true;
    }
}
