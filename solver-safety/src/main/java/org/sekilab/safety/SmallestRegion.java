package org.sekilab.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.SafetyMap;

/** Finds the region that a point counts for. Stateless. */
final class SmallestRegion {
    private SmallestRegion() {}

    /** The smallest of some regions that contains a point, or that the block of the point surrounds. */
    static Optional<BasicRegion> at(SafetyMap safety, int point, Predicate<BasicRegion> counts) {
        Optional<BasicRegion> smallest = Optional.empty();
        for (Color color : Color.values()) {
            for (BasicRegion region : regionsAt(safety.regionMap(color), point)) {
                boolean isSmaller = smallest.isEmpty()
                        || region.points().size() < smallest.get().points().size();
                if (counts.test(region) && isSmaller) {
                    smallest = Optional.of(region);
                }
            }
        }
        return smallest;
    }

    private static List<BasicRegion> regionsAt(RegionMap map, int point) {
        if (map.regionIndexAt(point) != Points.NONE) {
            return List.of(map.regions().get(map.regionIndexAt(point)));
        }
        List<BasicRegion> regions = new ArrayList<>();
        for (int index : map.regionsOf(map.blocks().get(map.blockIndexAt(point)))) {
            regions.add(map.regions().get(index));
        }
        return regions;
    }
}
