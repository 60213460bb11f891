package org.sekilab.statics;

import java.util.BitSet;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;

/**
 * The unconditionally alive blocks of a color and the regions they keep.
 *
 * <p>Source: [B76]; a region is vital to a block when all its empty points are liberties of the block.
 * <p>Proves: everything it reports, even if the defender always passes.
 * <p>Differs: nothing.
 * <p>Cost: O(blocks * regions) set operations a round, and at most as many rounds as blocks.
 */
final class BensonLife {
    private final RegionMap map;
    private final BitSet alive = new BitSet();

    BensonLife(RegionMap map) {
        this.map = map;
        alive.set(0, map.blocks().size());
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int block = alive.nextSetBit(0); block >= 0; block = alive.nextSetBit(block + 1)) {
                if (vitalRegionCount(map.blocks().get(block)) < 2) {
                    alive.clear(block);
                    changed = true;
                }
            }
        }
    }

    boolean isAlive(Block block) {
        return alive.get(block.index());
    }

    /** True when the region's blocks are all alive, and it is vital to one of them: all its points are safe. */
    boolean isTerritory(BasicRegion region) {
        if (!isClosed(region)) {
            return false;
        }
        for (int block : map.blocksOf(region)) {
            if (isVital(region.empties(), map.blocks().get(block))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isVital(PointSet empties, Block block) {
        return block.liberties().containsAll(empties);
    }

    private int vitalRegionCount(Block block) {
        int count = 0;
        for (int index : map.regionsOf(block)) {
            BasicRegion region = map.regions().get(index);
            if (isVital(region.empties(), block) && isClosed(region)) {
                count++;
            }
        }
        return count;
    }

    private boolean isClosed(BasicRegion region) {
        for (int block : map.blocksOf(region)) {
            if (!alive.get(block)) {
                return false;
            }
        }
        return true;
    }
}
