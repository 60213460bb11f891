package org.sekilab.model;

import java.util.List;

/**
 * A basic region of a color: a maximal connected set of points that are not of that color. Immutable. Source: [NM04]
 * 1.1.
 *
 * @param index the index of this region among the regions of its color in a {@link RegionMap}
 */
public record BasicRegion(
        int index,
        Color color,
        PointSet points,
        PointSet empties,
        List<Block> boundaryBlocks,
        List<Block> interiorBlocks)
        implements Region {
    public BasicRegion {
        boundaryBlocks = List.copyOf(boundaryBlocks);
        interiorBlocks = List.copyOf(interiorBlocks);
    }
}
