package org.sekilab.search.table;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * The size of a table that begins small and doubles while it fills. So a short search does not pay for a large table.
 * Immutable.
 *
 * <p>The table keeps its entries in arrays, {@value #BUCKET} of them in a bucket. This class tells when to double, and
 * moves the entries. The entries of a bucket go to two buckets, so no entry is lost.
 *
 * @param buckets of the table now
 * @param most buckets within the memory limit; {@code buckets} times a power of two
 */
public record TableSize(int buckets, int most) {
    /** The entries of a bucket. */
    public static final int BUCKET = 4;

    private static final int FIRST = 1 << 10; // the most buckets of a table that is new
    private static final int NOWHERE = -1;

    /**
     * The first size of a table.
     *
     * @param bytes the memory limit; at least one bucket is made
     * @param longs of an entry, in all arrays
     */
    public static TableSize first(long bytes, int longs) {
        long most = Math.min(bytes / Long.BYTES / longs, (Integer.MAX_VALUE - 8L) / longs);
        int first = (int) Math.max(1, most / BUCKET);
        int doublings = 0;
        while (first > FIRST) {
            first /= 2;
            doublings++;
        }
        return new TableSize(first, first << doublings);
    }

    /** True if a table with so many used entries has to double. */
    public boolean isCrowded(int used) {
        return used > buckets && buckets < most;
    }

    /** The doubled size. */
    public TableSize twice() {
        return new TableSize(2 * buckets, most);
    }

    /** The number of entries. */
    public int entries() {
        return buckets * BUCKET;
    }

    /** The first entry of the bucket of a key. */
    public int entryOf(int hash) {
        return (int) (Integer.toUnsignedLong(hash) * buckets >>> Integer.SIZE) * BUCKET;
    }

    /**
     * An empty array for a table of this size.
     *
     * @param longs of an entry in this array
     * @throws TableMemoryError if there is not enough memory
     */
    public long[] allocate(int longs) {
        return longs(entries() * longs);
    }

    /**
     * An array for a table.
     *
     * @throws TableMemoryError if there is not enough memory
     */
    public static long[] longs(int count) {
        try {
            return new long[count];
        } catch (OutOfMemoryError e) {
            throw new TableMemoryError((long) count * Long.BYTES);
        }
    }

    /**
     * Where the entries of a table of this size go when it doubles.
     *
     * @param isUsed whether an entry is used
     * @param hashOf the hash of the key of a used entry
     */
    public int[] placesInTwice(IntPredicate isUsed, IntUnaryOperator hashOf) {
        TableSize twice = twice();
        int[] places = new int[entries()];
        Arrays.fill(places, NOWHERE);
        int[] next = new int[2]; // the next free entry of each of two buckets
        for (int entry = 0; entry < places.length; entry++) {
            if (entry % BUCKET == 0) {
                next[0] = 2 * entry;
                next[1] = 2 * entry + BUCKET;
            }
            if (isUsed.test(entry)) {
                int half = twice.entryOf(hashOf.applyAsInt(entry)) / BUCKET & 1;
                places[entry] = next[half]++;
            }
        }
        return places;
    }

    /**
     * The entries of an array at their new places in one of twice the size.
     *
     * @param longs of an entry in this array
     * @param places of {@link #placesInTwice}
     */
    public long[] moved(long[] array, int longs, int[] places) {
        long[] moved = twice().allocate(longs);
        for (int entry = 0; entry < places.length; entry++) {
            if (places[entry] != NOWHERE) {
                System.arraycopy(array, entry * longs, moved, places[entry] * longs, longs);
            }
        }
        return moved;
    }
}
