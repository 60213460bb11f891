package org.sekilab.model;

import java.util.List;

/**
 * A region of a color: points not of that color, enclosed by its blocks. Source: [NM04] 1.1.
 *
 * <p>The color is that of the blocks around it, the defender's; the other color is the attacker's.
 */
public sealed interface Region permits BasicRegion, MergedRegion {
    /** The color of the blocks around it: the defender's. */
    Color color();

    /** Its points, empty or with stones of the attacker, and in a merged region nothing else; frozen. */
    PointSet points();

    /** Its empty points; frozen. */
    PointSet empties();

    /** The blocks that are adjacent to it and to another region as well, in ascending order. */
    List<Block> boundaryBlocks();

    /** The blocks that are adjacent to it and to no other region, in ascending order. */
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
