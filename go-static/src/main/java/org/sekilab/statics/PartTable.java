package org.sekilab.statics;

/**
 * Remembers a long for parts of a local game, by their whole description; mutable, confined to one thread.
 *
 * <p>A part is so many longs, compared in full. Each has one place in the table, where it replaces what was there. The table
 * begins small and forgets all when it doubles.
 */
final class PartTable {
    private static final int FIRST_SIZE = 1 << 8;
    private static final int LAST_SIZE = 1 << 14;

    private final int words;
    private long[] records; // [(words + 1) * index] the words, then the value, 0 if empty
    private int mask = FIRST_SIZE - 1;
    private int index;
    private int puts;

    /** @param words of each part */
    PartTable(int words) {
        this.words = words;
        this.records = new long[FIRST_SIZE * (words + 1)];
    }

    /** The value put for a part, which is not 0, or 0; remembers the place for {@link #put}. */
    long find(long[] part) {
        long hash = 0;
        for (long word : part) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        index = ((int) hash & mask) * (words + 1);
        for (int i = 0; i < words; i++) {
            if (records[index + i] != part[i]) {
                return 0;
            }
        }
        return records[index + words];
    }

    /** Puts a value, not 0, for the part that was looked up last. */
    void put(long[] part, long value) {
        if (++puts > mask && mask + 1 < LAST_SIZE) {
            records = new long[2 * records.length];
            mask = 2 * mask + 1;
            puts = 0;
            find(part);
        }
        System.arraycopy(part, 0, records, index, words);
        records[index + words] = value;
    }
}
