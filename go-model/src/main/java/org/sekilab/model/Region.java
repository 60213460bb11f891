package org.sekilab.model;

import java.util.List;

/**
 * A region of a color: points that are not of that color, enclosed by its blocks. Source: [NM04] 1.1.
 *
 * <p>The color of a region is that of the blocks around it, the defender's color. The other color is the attacker's.
 */
public sealed interface Region permits BasicRegion, MergedRegion {
    /** The color of the blocks around it: the defender's. */
    Color color();

    /**
     * The points of the region; frozen. In a basic region they are empty or hold attacker stones. A merged region has
     * no other points.
     */
    PointSet points();

    /** The empty points of the region; frozen. */
    PointSet empties();

    /** The blocks that are adjacent to this region and to another one, in ascending order. */
    List<Block> boundaryBlocks();

    /** The blocks that are adjacent to this region and to no other one, in ascending order. */
    List<Block> interiorBlocks();

    default Color defender() {
        return color();
    }

    default Color attacker() {
        return color().opposite();
    }

    /** A new set: the liberties of a block that lie in this region. Source: [NKM] 2. */
    default PointSet internalLiberties(Block block) {
        return block.liberties().copy().intersect(points());
    }

    /** A new set: the liberties of a block that do not lie in this region. Source: [NKM] 2. */
    default PointSet externalLiberties(Block block) {
        return block.liberties().copy().subtract(points());
    }
}
