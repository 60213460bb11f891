package org.sekilab.search.table;

/**
 * A transposition table with a fixed memory limit, in one flat array; mutable, confined to one thread.
 *
 * <p>An entry is three longs: the two halves of the key, and a data word whose meaning is the engine's, except that 0 stands for
 * an empty entry. Buckets of {@value #BUCKET} entries; a full one loses the entry of least value, which is the higher half of the
 * data word taken as an unsigned number: engines put there what they want to keep.
 *
 * <p>Cost: O(1). Begins small, so that a short search does not pay for a large table, and doubles while there is memory left and
 * half of the entries are used.
 */
public final class FlatTable {
    private static final int BUCKET = 4;
    private static final int LONGS = 3;
    private static final int LOW = 0;
    private static final int HIGH = 1;
    private static final int DATA = 2;

    private static final int FIRST_BUCKETS = 1 << 12;

    private final int maxBuckets;
    private long[] entries; // [LONGS * (BUCKET * bucket + slot) + LOW, HIGH, DATA]
    private int bucketMask;
    private long used; // entries that are not empty
    private long stores;
    private long collisions;

    /**
     * A table in at most so many bytes.
     *
     * @throws IllegalArgumentException if that is not enough for one bucket
     */
    public FlatTable(long bytes) {
        long buckets = Long.highestOneBit(Math.min(bytes / (LONGS * BUCKET * Long.BYTES), 1L << 26));
        if (buckets == 0) {
            throw new IllegalArgumentException("%d bytes are not enough for a table".formatted(bytes));
        }
        this.maxBuckets = (int) buckets;
        this.bucketMask = Math.min(maxBuckets, FIRST_BUCKETS) - 1;
        this.entries = allocate((bucketMask + 1) * BUCKET * LONGS);
    }

    /** The data word stored with a key, or 0. */
    public long find(long low, long high) {
        int first = bucketOf(low, high);
        for (int i = first; i < first + BUCKET * LONGS; i += LONGS) {
            if (entries[i + LOW] == low && entries[i + HIGH] == high) {
                return entries[i + DATA];
            }
        }
        return 0;
    }

    /**
     * Stores a data word, in place of the one stored with the key or of the least valuable one in its bucket.
     *
     * @param data not 0
     */
    public void store(long low, long high, long data) {
        assert data != 0;
        if (bucketMask + 1 < maxBuckets && used > 2L * (bucketMask + 1)) {
            grow();
        }
        stores++;
        collisions += put(low, high, data) ? 1 : 0;
    }

    /** Puts an entry; returns true if one of another key was lost. */
    private boolean put(long low, long high, long data) {
        int first = bucketOf(low, high);
        int victim = first;
        for (int i = first; i < first + BUCKET * LONGS; i += LONGS) {
            boolean isEmpty = entries[i + DATA] == 0; // then all that follow are: slots fill in order and stay filled
            if (isEmpty || entries[i + LOW] == low && entries[i + HIGH] == high) {
                victim = i;
                break;
            }
            if (Long.compareUnsigned(entries[i + DATA] >>> 32, entries[victim + DATA] >>> 32) < 0) {
                victim = i;
            }
        }
        boolean isOther = entries[victim + LOW] != low || entries[victim + HIGH] != high;
        boolean isLost = entries[victim + DATA] != 0 && isOther;
        used += entries[victim + DATA] == 0 ? 1 : 0;
        entries[victim + LOW] = low;
        entries[victim + HIGH] = high;
        entries[victim + DATA] = data;
        return isLost;
    }

    /** The number of entries that there is room for within the memory limit. */
    public int capacity() {
        return maxBuckets * BUCKET;
    }

    /** How often a data word was stored. */
    public long stores() {
        return stores;
    }

    /** How often an entry of another key was lost. */
    public long collisions() {
        return collisions;
    }

    /** Twice as many buckets: what was in one goes to two, so that nothing is lost. */
    private void grow() {
        long[] old = entries;
        bucketMask = 2 * bucketMask + 1;
        entries = allocate(2 * old.length);
        used = 0;
        for (int i = 0; i < old.length; i += LONGS) {
            if (old[i + DATA] != 0) {
                put(old[i + LOW], old[i + HIGH], old[i + DATA]);
            }
        }
    }

    private static long[] allocate(int longs) {
        try {
            return new long[longs];
        } catch (OutOfMemoryError e) {
            throw new TableMemoryError((long) longs * Long.BYTES);
        }
    }

    private int bucketOf(long low, long high) {
        return (KeyHash.of(low, high) & bucketMask) * BUCKET * LONGS;
    }
}
