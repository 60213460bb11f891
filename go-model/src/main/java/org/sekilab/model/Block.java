package org.sekilab.model;

/**
 * A block: a maximal connected set of stones of one color. Immutable. Source: [NM04] 1.1, [N05] 3.1.
 *
 * @param index the index of this block among the blocks of its color in a {@link RegionMap}
 * @param color the color of its stones
 * @param stones its stones, at least one; frozen
 * @param liberties the empty points adjacent to it; frozen
 */
public record Block(int index, Color color, PointSet stones, PointSet liberties) {
    /** The smallest point of the block. It names the block. */
    public int anchor() {
        return stones.first();
    }

    /** True when the two blocks have adjacent stones or a common liberty. */
    public boolean isNextTo(Block other) {
        return liberties.intersects(other.liberties) || stones.exterior().intersects(other.stones);
    }
}
