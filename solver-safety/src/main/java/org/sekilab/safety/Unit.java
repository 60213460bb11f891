package org.sekilab.safety;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalShape;

/**
 * A region that is searched as one: a basic region or a merged one, with the blocks that must not be captured there, and what is
 * known so far of the liberties that it gives them. Mutable, confined to one thread.
 *
 * <p>Of a merged region the blocks between its parts are among them too, although [NM04] 1.1 calls them interior: what is proved
 * so is more, and the search is smaller.
 */
final class Unit {
    private final MergedRegion region;
    private final List<Block> blocks = new ArrayList<>();
    private final PointSet points;
    private final BitSet oneVital = new BitSet(); // [block]
    private boolean isTerritoryByRules;
    private long @Nullable [] assumedEyes;

    Unit(RegionMap map, List<BasicRegion> parts) {
        this.region = map.merge(parts);
        this.points = region.points().copy();
        blocks.addAll(region.boundaryBlocks());
        for (Block block : region.interiorBlocks()) {
            if (map.regionsOf(block).length > 1) {
                blocks.add(block);
            } else {
                points.unite(block.stones());
            }
        }
        points.freeze();
    }

    MergedRegion region() {
        return region;
    }

    /** The blocks that must not be captured. */
    List<Block> blocks() {
        return blocks;
    }

    /** All points where the game is played: those of the region, and of interior blocks that may be captured. */
    PointSet points() {
        return points;
    }

    /** True when the unit is small enough to be searched. */
    boolean fits(int maxPoints) {
        return points.size() <= Math.min(maxPoints, LocalShape.MAX_POINTS) && blocks.size() <= Long.SIZE;
    }

    /** The game here, where blocks have some eyes elsewhere. */
    LocalShape shape(long[] eyes) {
        PointSet none = new PointSet(points.geometry());
        return LocalShape.of(region, none, none, blocks, eyes);
    }

    boolean isOneVitalFor(Block block) {
        return oneVital.get(block.index());
    }

    /** Records that the unit keeps a liberty for a block, as long as none of its blocks is captured elsewhere. */
    void addOneVital(Block block) {
        oneVital.set(block.index());
    }

    /** Records that by the strategy that keeps these liberties all points are territory, too. */
    void setTerritoryByRules() {
        isTerritoryByRules = true;
    }

    /** True when the strategy makes all points territory, as long as no block is captured elsewhere. */
    boolean isTerritory() {
        return isTerritoryByRules || isSolved();
    }

    boolean isOneVital() {
        return !oneVital.isEmpty();
    }

    /** True when it was proved safe, assuming eyes elsewhere. */
    boolean isSolved() {
        return assumedEyes != null;
    }

    /**
     * Records a proof.
     *
     * @param eyes by place in {@link #blocks}: what was assumed, as {@link LocalShape#of} takes it
     */
    void solvedWith(long[] eyes) {
        assumedEyes = eyes.clone();
    }

    /** The liberties that its strategy keeps for a block at a place in {@link #blocks}: 0, 1 or 2. */
    int liberties(int place) {
        if (assumedEyes != null) {
            return assumedEyes[place] == 0 ? 2 : 1;
        }
        return isOneVitalFor(blocks.get(place)) ? 1 : 0;
    }
}
