package org.sekilab.statics;

/**
 * Maps parts of a local game to a long. The key is the full description of a part. Mutable, confined to one thread.
 *
 * <p>A key is a fixed number of longs, which are compared in full. Each key has one place in the table and replaces the
 * old content there. The table begins small, and forgets everything when it doubles.
 */
final class PartTable {
    private static final int FIRST_SIZE = 1 << 8;
    private static final int LAST_SIZE = 1 << 14;

    private final int words;
    private long[] records; // [(words + 1) * index]: the words, then the value; 0 if empty
    private int mask = FIRST_SIZE - 1;
    private int index;
    private int puts;

    /** @param words the number of longs of each part */
    PartTable(int words) {
        this.words = words;
        this.records = new long[FIRST_SIZE * (words + 1)];
    }

    /** The value stored for a part, or 0 if there is none. Remembers the place for {@link #put}. */
    long find(long[] part) {
        index = (hash(part) & mask) * (words + 1);
        for (int i = 0; i < words; i++) {
            if (records[index + i] != part[i]) {
                return 0;
            }
        }
        return records[index + words];
    }

    /** A hash of the description of a part. All its bits are good. */
    static int hash(long[] part) {
        long hash = 0;
        for (long word : part) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) hash;
    }

    /** Stores a value, not 0, for the part that was looked up last. */
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
