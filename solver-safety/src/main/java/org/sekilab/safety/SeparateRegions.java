package org.sekilab.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.RegionMap;

/** Leaves each region by itself. Immutable. */
final class SeparateRegions implements RegionMerger {
    @Override
    public List<List<BasicRegion>> merge(RegionMap map, List<BasicRegion> regions, Predicate<Block> isAlive) {
        List<List<BasicRegion>> parts = new ArrayList<>();
        regions.forEach(region -> parts.add(List.of(region)));
        return parts;
    }
}
