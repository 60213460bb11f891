package org.sekilab.model;

/**
 * A block: a maximal connected set of stones of one color. Immutable. Source: [NM04] 1.1, [N05] 3.1.
 *
 * @param index its place among the blocks of its color in a {@link RegionMap}
 * @param color the color of its stones
 * @param stones its stones, at least one; frozen
 * @param liberties the empty points adjacent to it; frozen
 */
public record Block(int index, Color color, PointSet stones, PointSet liberties) {
    /** The smallest of its points, which names it. */
    public int anchor() {
        return stones.first();
    }

    /** True when the two have adjacent stones, or a liberty in common. */
    public boolean isNextTo(Block other) {
        return liberties.intersects(other.liberties) || stones.exterior().intersects(other.stones);
    }
}
