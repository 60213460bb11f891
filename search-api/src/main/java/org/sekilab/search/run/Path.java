package org.sekilab.search.run;

import org.sekilab.search.table.KeyHash;

/**
 * The states from the root down to the present one, by key. Mutable, confined to a run.
 *
 * <p>Cost: O(1), because at most a quarter of the slots is used; allocates nothing after the constructor.
 */
public final class Path {
    private final long[] lows;
    private final long[] highs;
    private final int[] plies; // ply + 1; 0 is a free slot
    private final int mask;

    /** An empty path, with at most {@code maxPlies} plies after the root. */
    public Path(int maxPlies) {
        int slots = Integer.highestOneBit(maxPlies + 1) * 8;
        this.lows = new long[slots];
        this.highs = new long[slots];
        this.plies = new int[slots];
        this.mask = slots - 1;
    }

    /** The ply of a state, or -1 if it is not on the path. */
    public int plyOf(long low, long high) {
        return plies[slotOf(low, high)] - 1;
    }

    /** Adds a state that is not on the path at its end. */
    public void push(long low, long high, int ply) {
        int slot = slotOf(low, high);
        assert plies[slot] == 0;
        lows[slot] = low;
        highs[slot] = high;
        plies[slot] = ply + 1;
    }

    /**
     * Removes the state at the end of the path. No probe for another state passed over its slot, because all other
     * states were added before it.
     */
    public void pop(long low, long high) {
        int slot = slotOf(low, high);
        assert plies[slot] != 0;
        plies[slot] = 0;
    }

    private int slotOf(long low, long high) {
        int slot = KeyHash.of(low, high) & mask;
        while (plies[slot] != 0 && (lows[slot] != low || highs[slot] != high)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }
}
