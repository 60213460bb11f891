package org.sekilab.model.local;

/**
 * Steps from point to point on masks of at most 64 points, whose neighbors are masks, too.
 *
 * <p>Cost: some mask operations for each point; allocates nothing.
 */
public final class Adjacency {
    private Adjacency() {}

    /**
     * All points adjacent to points of a mask.
     *
     * @param neighbors [point]
     */
    public static long around(long[] neighbors, long mask) {
        long grown = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            grown |= neighbors[Long.numberOfTrailingZeros(rest)];
        }
        return grown;
    }

    /**
     * The points of {@code within} that are connected to the seed.
     *
     * @param neighbors [point]
     */
    public static long flood(long[] neighbors, long seed, long within) {
        long reached = seed & within;
        for (long front = reached; front != 0 && reached != within; ) {
            front = around(neighbors, front) & within & ~reached;
            reached |= front;
        }
        return reached;
    }
}
