package org.sekilab.safety.parts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.RegionMap;

/**
 * Merges regions that share blocks that are not alive. Immutable.
 *
 * <p>Source: [NM04] 3.2. Regions with a common block are <em>related</em>, regions with more than one <em>strongly
 * dependent</em>, regions with exactly one <em>weakly dependent</em>.
 * <p>Cost: quadratic in the number of regions.
 */
final class CommonBlockMerger implements RegionMerger {
    private final int minCommon;

    /** @param minCommon the number of common blocks, not alive, that connects two regions */
    CommonBlockMerger(int minCommon) {
        this.minCommon = minCommon;
    }

    @Override
    public List<List<BasicRegion>> merge(RegionMap map, List<BasicRegion> regions, Predicate<Block> isAlive) {
        List<List<BasicRegion>> components = new ArrayList<>();
        BitSet seen = new BitSet();
        for (int first = 0; first < regions.size(); first++) {
            if (seen.get(first)) {
                continue;
            }
            seen.set(first);
            List<BasicRegion> component = new ArrayList<>(List.of(regions.get(first)));
            for (int i = 0; i < component.size(); i++) {
                for (int other = 0; other < regions.size(); other++) {
                    if (!seen.get(other) && areConnected(map, component.get(i), regions.get(other), isAlive)) {
                        seen.set(other);
                        component.add(regions.get(other));
                    }
                }
            }
            components.add(component);
        }
        return components;
    }

    private boolean areConnected(RegionMap map, BasicRegion first, BasicRegion second, Predicate<Block> isAlive) {
        int common = 0;
        for (int block : map.blocksOf(first)) {
            boolean isCommon = Arrays.binarySearch(map.blocksOf(second), block) >= 0;
            common += isCommon && !isAlive.test(map.blocks().get(block)) ? 1 : 0;
        }
        return common >= minCommon;
    }
}
