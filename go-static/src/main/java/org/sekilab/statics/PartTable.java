package org.sekilab.statics;

/**
 * Remembers an int for parts of a local game, by their whole description; mutable, confined to one thread.
 *
 * <p>A part is up to {@value #WORDS} longs, compared in full. Each has one place in the table, where it replaces what was there.
 */
final class PartTable {
    static final int WORDS = 7;
    private static final int RECORD = WORDS + 1;

    private final long[] records; // [RECORD * index] the words, then the value; 0 for an empty record
    private final int mask;
    private int index;

    /** @param size the number of records, a power of two */
    PartTable(int size) {
        records = new long[size * RECORD];
        mask = size - 1;
    }

    /** The value put for a part, which is not 0, or 0; remembers the place for {@link #put}. */
    int find(long[] part) {
        long hash = 0;
        for (long word : part) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        index = ((int) hash & mask) * RECORD;
        for (int i = 0; i < WORDS; i++) {
            if (records[index + i] != part[i]) {
                return 0;
            }
        }
        return (int) records[index + WORDS];
    }

    /** Puts a value, not 0, for the part that was looked up last. */
    void put(long[] part, int value) {
        System.arraycopy(part, 0, records, index, WORDS);
        records[index + WORDS] = value;
    }
}
