package org.sekilab.search.table;

/**
 * A transposition table with a fixed number of entries in one flat array; mutable, confined to one thread.
 *
 * <p>An entry is three longs: the two halves of the key, and a data word whose meaning is the engine's, except that 0 stands for
 * an empty entry. Buckets of {@value #BUCKET} entries; a full one loses the entry of least value, which is the higher half of the
 * data word taken as an unsigned number: engines put there what they want to keep.
 *
 * <p>Cost: O(1); allocates nothing after the constructor.
 */
public final class FlatTable {
    private static final int BUCKET = 4;
    private static final int LONGS = 3;
    private static final int LOW = 0;
    private static final int HIGH = 1;
    private static final int DATA = 2;

    private final long[] entries; // [LONGS * (BUCKET * bucket + slot) + LOW, HIGH, DATA]
    private final int bucketMask;
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
        this.bucketMask = (int) buckets - 1;
        this.entries = new long[Math.toIntExact(buckets * BUCKET * LONGS)];
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
        collisions += entries[victim + DATA] != 0 && isOther ? 1 : 0;
        stores++;
        entries[victim + LOW] = low;
        entries[victim + HIGH] = high;
        entries[victim + DATA] = data;
    }

    /** The number of entries that there is room for. */
    public int capacity() {
        return (bucketMask + 1) * BUCKET;
    }

    /** How often a data word was stored. */
    public long stores() {
        return stores;
    }

    /** How often an entry of another key was lost. */
    public long collisions() {
        return collisions;
    }

    private int bucketOf(long low, long high) {
        long hash = (low * 0x9E3779B97F4A7C15L) ^ Long.rotateLeft(high * 0xC2B2AE3D27D4EB4FL, 31);
        hash ^= hash >>> 29;
        hash *= 0xBF58476D1CE4E5B9L;
        hash ^= hash >>> 32;
        return ((int) hash & bucketMask) * BUCKET * LONGS;
    }
}
