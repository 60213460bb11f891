package org.sekilab.safety.parts;

import java.util.List;
import java.util.function.Predicate;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.RegionMap;

/**
 * Decides which regions are searched as one. It may guess: it changes the time of a search and whether a proof is
 * found, never whether a proof is right.
 *
 * <p>An extension point: users choose a merger by the name that it is bound to.
 */
@FunctionalInterface
public interface RegionMerger {
    /** Each region by itself. */
    RegionMerger NONE =
            (map, regions, isAlive) -> regions.stream().map(List::of).toList();

    /** Regions that are connected by common blocks. */
    RegionMerger RELATED = new CommonBlockMerger(1);

    /** Regions that are connected in steps, each step by more than one common block. */
    RegionMerger STRONGLY_DEPENDENT = new CommonBlockMerger(2);

    /**
     * Divides the regions into parts; each region goes into exactly one part.
     *
     * @param map the map that contains the regions
     * @param regions small enough to be searched, not yet proved; not to be changed
     * @param isAlive true for alive blocks; no region has to keep liberties for these
     */
    List<List<BasicRegion>> merge(RegionMap map, List<BasicRegion> regions, Predicate<Block> isAlive);
}
