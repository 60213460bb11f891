package org.sekilab.statics;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Remembers the values of parts across local games: regions of a board share many parts, and a region is searched for
 * several ends. Two parts are the same if they have the same points, stones and groups in the same order, wherever they
 * lie. Mutable, shared by threads. Values depend on the part alone, so results do not depend on what is remembered.
 *
 * <p>A part has one place in the table, and replaces what was there. An entry is written once and published as a whole.
 *
 * <p>Cost: O(points) for each look-up; at most 65,536 entries of up to some hundred bytes.
 */
public final class PartMemory {
    private static final int SIZE = 1 << 16;

    private final AtomicReferenceArray<long[]> entries = new AtomicReferenceArray<>(SIZE); // the key, then the value

    /** The value of a part, or 0 if it is not remembered. */
    long find(long[] key) {
        long[] entry = entries.get(index(key));
        return entry != null && Arrays.equals(entry, 0, entry.length - 1, key, 0, key.length)
                ? entry[entry.length - 1]
                : 0;
    }

    /** Remembers the value of a part, not 0. */
    void put(long[] key, long value) {
        long[] entry = Arrays.copyOf(key, key.length + 1);
        entry[key.length] = value;
        entries.set(index(key), entry);
    }

    private static int index(long[] key) {
        long hash = 0;
        for (long word : key) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) hash & SIZE - 1;
    }
}
