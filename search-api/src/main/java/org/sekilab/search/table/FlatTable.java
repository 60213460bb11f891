package org.sekilab.search.table;

/**
 * A transposition table with a fixed memory limit, in one flat array. Mutable, confined to one thread.
 *
 * <p>An entry is three longs: the two halves of the key, and a data word. The engine defines the data word, except that
 * 0 marks an empty entry. Buckets have {@value #BUCKET} entries. A full bucket loses its least valuable entry. The
 * value is the higher half of the data word as an unsigned number, so engines put there what they want to keep.
 *
 * <p>Cost: O(1). The table begins small, so a short search does not pay for a large one. It doubles when half of the
 * entries are used, while there is memory left.
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
     * A table of at most {@code bytes} bytes.
     *
     * @throws IllegalArgumentException if one bucket does not fit
     */
    public FlatTable(long bytes) {
        long buckets = Long.highestOneBit(Math.min(bytes / (LONGS * BUCKET * Long.BYTES), 1L << 26));
        if (buckets == 0) {
            throw new IllegalArgumentException("%d bytes are not enough for a table".formatted(bytes));
        }
        this.maxBuckets = (int) buckets;
        this.bucketMask = Math.min(maxBuckets, FIRST_BUCKETS) - 1;
        this.entries = TableSize.longs((bucketMask + 1) * BUCKET * LONGS);
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
     * Stores a data word. It replaces the word stored with the key, or the least valuable one in a full bucket.
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

    /** Puts an entry. Returns true if an entry of another key was lost. */
    private boolean put(long low, long high, long data) {
        int first = bucketOf(low, high);
        int victim = first;
        for (int i = first; i < first + BUCKET * LONGS; i += LONGS) {
            boolean isEmpty = entries[i + DATA] == 0; // then later slots are empty too: slots fill in order
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

    /** The largest number of entries within the memory limit. */
    public int capacity() {
        return maxBuckets * BUCKET;
    }

    /** The number of times that a data word was stored. */
    public long stores() {
        return stores;
    }

    /** The number of times that an entry of another key was lost. */
    public long collisions() {
        return collisions;
    }

    /** Doubles the number of buckets. The entries of one bucket go to two, so no entry is lost. */
    private void grow() {
        long[] old = entries;
        bucketMask = 2 * bucketMask + 1;
        entries = TableSize.longs(2 * old.length);
        used = 0;
        for (int i = 0; i < old.length; i += LONGS) {
            if (old[i + DATA] != 0) {
                put(old[i + LOW], old[i + HIGH], old[i + DATA]);
            }
        }
    }

    private int bucketOf(long low, long high) {
        return (KeyHash.of(low, high) & bucketMask) * BUCKET * LONGS;
    }
}
