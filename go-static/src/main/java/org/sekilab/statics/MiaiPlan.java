package org.sekilab.statics;

import java.util.Arrays;

/** Disjoint pairs of points of a {@link LocalArea}. Mutable, confined to one thread. */
final class MiaiPlan {
    private long[] pairs = new long[4]; // masks of two bits
    private int size;
    private long used;

    MiaiPlan() {}

    MiaiPlan(MiaiPlan other) {
        pairs = Arrays.copyOf(other.pairs, other.pairs.length);
        size = other.size;
        used = other.used;
    }

    int size() {
        return size;
    }

    /** The pair at a place as a mask of two bits. */
    long pair(int place) {
        return pairs[place];
    }

    /** All points in pairs. */
    long used() {
        return used;
    }

    static int first(long pair) {
        return Long.numberOfTrailingZeros(pair);
    }

    static int second(long pair) {
        return 63 - Long.numberOfLeadingZeros(pair);
    }

    void add(int first, int second) {
        long pair = 1L << first | 1L << second;
        assert first != second && (used & pair) == 0;
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * size);
        }
        pairs[size++] = pair;
        used |= pair;
    }

    void removeLast() {
        used &= ~pairs[--size];
    }
}
