package org.sekilab.statics;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Remembers the values of parts of many local games. Regions of a board share parts, and one region is searched many
 * times. Mutable, shared by threads. A value depends on its part alone, so results do not depend on what is remembered.
 *
 * <p>The key is the full description of a part, wherever the part lies: see {@link PartEvaluator}. A part has one place
 * in the table, and replaces what was there. An entry does not change after it is written.
 *
 * <p>Cost: O(points) for each look-up; at most 65,536 entries of up to some hundred bytes.
 */
public final class SharedParts {
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
        return PartTable.hash(key) & SIZE - 1;
    }
}
