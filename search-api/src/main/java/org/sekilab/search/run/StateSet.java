package org.sekilab.search.run;

import java.util.Arrays;
import org.sekilab.search.table.KeyHash;

/** A set of states in the order of insertion, each with a move. Grows. Mutable, confined to a run. */
public final class StateSet {
    private static final int LEAST = 64;

    private long[] lows = new long[LEAST]; // [index]
    private long[] highs = new long[LEAST];
    private int[] moves = new int[LEAST];
    private int[] slots = new int[2 * LEAST]; // index + 1; 0 is a free slot
    private int size;

    public void clear() {
        if (size > 0) {
            Arrays.fill(slots, 0);
            size = 0;
        }
    }

    public int size() {
        return size;
    }

    public long low(int index) {
        return lows[index];
    }

    public long high(int index) {
        return highs[index];
    }

    public int move(int index) {
        return moves[index];
    }

    public boolean contains(long low, long high) {
        return indexOf(low, high) >= 0;
    }

    /** The index of a state; negative if it is not in the set. */
    public int indexOf(long low, long high) {
        return slots[slotOf(low, high)] - 1;
    }

    /** Adds a state that is not in the set. */
    public void add(long low, long high, int move) {
        if (size == lows.length) {
            grow();
        }
        lows[size] = low;
        highs[size] = high;
        moves[size] = move;
        size++;
        slots[slotOf(low, high)] = size;
    }

    private void grow() {
        lows = Arrays.copyOf(lows, 2 * size);
        highs = Arrays.copyOf(highs, 2 * size);
        moves = Arrays.copyOf(moves, 2 * size);
        slots = new int[4 * size];
        for (int i = 0; i < size; i++) {
            slots[slotOf(lows[i], highs[i])] = i + 1;
        }
    }

    private int slotOf(long low, long high) {
        int mask = slots.length - 1;
        int slot = KeyHash.of(low, high) & mask;
        while (slots[slot] != 0 && (lows[slots[slot] - 1] != low || highs[slots[slot] - 1] != high)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }
}
