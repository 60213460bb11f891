package org.sekilab.safety.parts;

import java.util.List;
import java.util.function.Predicate;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.RegionMap;

/**
 * Decides which regions are searched as one. It may guess: what it says changes how long a search takes and whether
 * there is a proof, never whether a proof is right.
 *
 * <p>An extension point: a merger is chosen by the name it is bound to.
 */
@FunctionalInterface
public interface RegionMerger {
    /** Each region by itself. */
    RegionMerger NONE =
            (map, regions, isAlive) -> regions.stream().map(List::of).toList();

    /** Regions that are connected by common blocks. */
    RegionMerger RELATED = new CommonBlockMerger(1);

    /** Regions that are connected by more than one common block from one to the next. */
    RegionMerger STRONGLY_DEPENDENT = new CommonBlockMerger(2);

    /**
     * Parts the regions, each of which goes into exactly one part.
     *
     * @param map where the regions come from
     * @param regions small enough to be searched, not yet proved; not to be changed
     * @param isAlive which blocks are alive, so that no region need keep liberties for them
     */
    List<List<BasicRegion>> merge(RegionMap map, List<BasicRegion> regions, Predicate<Block> isAlive);
}
