package org.sekilab.statics;

import java.util.Arrays;

/**
 * A miai strategy in a {@link LocalArea}: disjoint pairs of points. When the attacker takes one point of a pair, the
 * defender answers at the other. Mutable, confined to one thread.
 *
 * <p>A pair is a mask of two bits.
 */
final class MiaiPlan {
    private long[] pairs;
    private int size;
    private long used;

    MiaiPlan() {
        pairs = new long[4];
    }

    MiaiPlan(MiaiPlan other) {
        pairs = other.pairs.clone();
        size = other.size;
        used = other.used;
    }

    static int first(long pair) {
        return Long.numberOfTrailingZeros(pair);
    }

    static int second(long pair) {
        return 63 - Long.numberOfLeadingZeros(pair);
    }

    static long pairOf(int first, int second) {
        return 1L << first | 1L << second;
    }

    /** The number of pairs. */
    int size() {
        return size;
    }

    /** The pair at an index below {@link #size}. */
    long pair(int index) {
        return pairs[index];
    }

    /** All pairs, as a new array. */
    long[] pairs() {
        return Arrays.copyOf(pairs, size);
    }

    /** All points that are in a pair. */
    long used() {
        return used;
    }

    /** Adds a pair of two points that are in no pair yet. */
    void add(long pair) {
        assert Long.bitCount(pair) == 2 && (used & pair) == 0 : Long.toBinaryString(pair);
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * size);
        }
        pairs[size++] = pair;
        used |= pair;
    }

    /** Drops the last pairs until the plan has the given size. */
    void shrinkTo(int newSize) {
        while (size > newSize) {
            used &= ~pairs[--size];
        }
    }
}
