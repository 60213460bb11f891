package org.sekilab.life.wall;

/** Sets of points as runs of longs in an array: {@code words} longs from an offset. No method allocates. */
public final class Masks {
    private Masks() {}

    /** True if a set has a point. */
    public static boolean has(long[] set, int at, int point) {
        return (set[at + (point >> 6)] >>> point & 1) != 0;
    }

    /** Adds a point. */
    public static void add(long[] set, int at, int point) {
        set[at + (point >> 6)] |= 1L << point;
    }

    /** Removes a point. */
    public static void remove(long[] set, int at, int point) {
        set[at + (point >> 6)] &= ~(1L << point);
    }

    /** The number of points. */
    public static int size(long[] set, int at, int words) {
        int size = 0;
        for (int i = at; i < at + words; i++) {
            size += Long.bitCount(set[i]);
        }
        return size;
    }

    /** True if a set has no point. */
    public static boolean isEmpty(long[] set, int at, int words) {
        long any = 0;
        for (int i = at; i < at + words; i++) {
            any |= set[i];
        }
        return any == 0;
    }

    /** True if two sets have a common point. */
    public static boolean meet(long[] one, int atOne, long[] other, int atOther, int words) {
        long common = 0;
        for (int i = 0; i < words; i++) {
            common |= one[atOne + i] & other[atOther + i];
        }
        return common != 0;
    }

    /** Adds all points of another set. True if a point was new. */
    public static boolean unite(long[] set, int at, long[] other, int atOther, int words) {
        long added = 0;
        for (int i = 0; i < words; i++) {
            added |= other[atOther + i] & ~set[at + i];
            set[at + i] |= other[atOther + i];
        }
        return added != 0;
    }

    /** True if a set contains another one. */
    public static boolean containsAll(long[] set, int at, long[] other, int atOther, int words) {
        long missing = 0;
        for (int i = 0; i < words; i++) {
            missing |= other[atOther + i] & ~set[at + i];
        }
        return missing == 0;
    }

    /** The first point of a set at offset 0, or -1. */
    public static int first(long[] set, int at) {
        return from(set, at, set.length - at, 0);
    }

    /** The first point, or -1. */
    public static int first(long[] set, int at, int words) {
        return from(set, at, words, 0);
    }

    /** The next point after one, or -1. */
    public static int next(long[] set, int at, int words, int point) {
        return from(set, at, words, point + 1);
    }

    private static int from(long[] set, int at, int words, int point) {
        int word = point >> 6;
        if (word >= words) {
            return -1;
        }
        long rest = set[at + word] & -1L << point;
        while (rest == 0) {
            if (++word >= words) {
                return -1;
            }
            rest = set[at + word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(rest);
    }
}
