package org.sekilab.model;

import java.util.List;

/**
 * A merged region: the union of basic regions of one color. Immutable. Source: [NM04] 1.1 and 3.2.
 *
 * <p>A block is interior here when all its regions are among the parts, even if it is a boundary block of each part.
 *
 * @param parts the basic regions, at least one, in ascending order; made by {@link RegionMap#merge}
 */
public record MergedRegion(
        List<BasicRegion> parts,
        Color color,
        PointSet points,
        PointSet empties,
        List<Block> boundaryBlocks,
        List<Block> interiorBlocks)
        implements Region {
    public MergedRegion {
        parts = List.copyOf(parts);
        boundaryBlocks = List.copyOf(boundaryBlocks);
        interiorBlocks = List.copyOf(interiorBlocks);
    }
}
