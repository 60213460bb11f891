package org.sekilab.statics;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.Proofs;

/**
 * The unconditionally alive blocks of a color, and the regions that keep them alive.
 *
 * <p>Source: [B76]. A region is vital to a block when all its empty points are liberties of the block.
 * <p>Proves: the blocks that it calls alive, even if the defender always passes; the territory, if the defender
 * answers.
 * <p>Differs: a region is territory only if the defender can capture all stones in it and stay alive, by the conditions
 * of {@link Clearing}. Sometimes the capture opens so much room that the attacker can come back and take the eye. Then
 * the stones stay in seki. Regions of more than 64 points with stones in them are never called territory.
 * <p>Cost: O(blocks * regions) set operations a round, and at most as many rounds as blocks.
 */
public final class BensonLife {
    private final RegionMap map;
    private final PointSet empties;
    private final Proofs proofs;
    private final BitSet alive;
    private @Nullable BitSet firm; // computed at the first request, which is rare

    /**
     * @param empties the empty points of the board
     * @param proofs the kind of proofs to look for, for territory
     */
    public BensonLife(RegionMap map, PointSet empties, Proofs proofs) {
        this.map = map;
        this.proofs = proofs;
        this.empties = empties;
        this.alive = findAlive(BasicRegion::empties, Block::liberties, region -> true);
    }

    boolean isAlive(Block block) {
        return alive.get(block.index());
    }

    /**
     * The indices of the blocks that are alive by regions without any of the given points. They are alive for any play
     * of both sides at these points.
     */
    public BitSet aliveWithout(PointSet points) {
        boolean areEyes =
                map.regions().stream().anyMatch(region -> region.points().intersects(points) && isEye(region));
        return areEyes
                ? findAlive(
                        BasicRegion::empties,
                        Block::liberties,
                        region -> !region.points().intersects(points))
                : (BitSet) alive.clone();
    }

    /** The blocks to which a region is vital, if the region is an eye. */
    List<Block> vitalTo(BasicRegion region) {
        List<Block> blocks = new ArrayList<>();
        if (isClosed(region, alive)) {
            for (int index : map.blocksOf(region)) {
                Block block = map.blocks().get(index);
                if (isVital(region, block)) {
                    blocks.add(block);
                }
            }
        }
        return blocks;
    }

    /** True when alive blocks surround the region and it is vital to one of them. */
    public boolean isEye(BasicRegion region) {
        return !vitalTo(region).isEmpty();
    }

    /** True when the region is an eye and all its points are safe, the points of dead stones included. */
    boolean isTerritory(BasicRegion region) {
        boolean hasStones = region.points().size() > region.empties().size();
        return isEye(region) && (!hasStones || canBeCleared(region));
    }

    /**
     * True when the attacker cannot live in the region, and the defender can capture all attacker stones there and stay
     * alive.
     */
    private boolean canBeCleared(BasicRegion region) {
        if (region.points().size() > LocalArea.MAX_POINTS) {
            return false;
        }
        LocalArea area = new LocalArea(map, region.points(), map.blocksOf(region), empties, proofs);
        LocalChains chains = new LocalChains(area, new Chains(map.blocks().size(), proofs));
        int[] eyes = new int[chains.places()];
        for (int place = 0; place < eyes.length; place++) {
            int block = area.block(place);
            eyes[place] = isVital(region, map.blocks().get(block)) && !firm().get(block) ? 1 : 0;
        }
        return new Clearing(area, new MiaiPlan(), chains, eyes, 0).provesTerritory();
    }

    /**
     * The blocks that are alive by regions that stay vital when the defender plays in them. All points of such a region
     * are adjacent to the block.
     */
    private BitSet firm() {
        if (firm == null) {
            firm = findAlive(BasicRegion::points, BensonLife::exterior, region -> true);
        }
        return firm;
    }

    private static PointSet exterior(Block block) {
        return block.stones().exterior();
    }

    private static boolean isVital(BasicRegion region, Block block) {
        return block.liberties().containsAll(region.empties());
    }

    /**
     * The elimination of [B76]. The arguments give the points of a region that must be reached, the points that a block
     * reaches, and the regions that count.
     */
    private BitSet findAlive(
            Function<BasicRegion, PointSet> required,
            Function<Block, PointSet> reached,
            Predicate<BasicRegion> counts) {
        BitSet candidates = new BitSet();
        candidates.set(0, map.blocks().size());
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int block = candidates.nextSetBit(0); block >= 0; block = candidates.nextSetBit(block + 1)) {
                PointSet reach = reached.apply(map.blocks().get(block));
                int vital = 0;
                for (int index : map.regionsOf(map.blocks().get(block))) {
                    BasicRegion region = map.regions().get(index);
                    if (counts.test(region)
                            && reach.containsAll(required.apply(region))
                            && isClosed(region, candidates)) {
                        vital++;
                    }
                }
                if (vital < 2) {
                    candidates.clear(block);
                    changed = true;
                }
            }
        }
        return candidates;
    }

    private boolean isClosed(BasicRegion region, BitSet blocks) {
        for (int block : map.blocksOf(region)) {
            if (!blocks.get(block)) {
                return false;
            }
        }
        return true;
    }
}
