package org.sekilab.model.local;

import java.util.Arrays;

/**
 * A set of small numbers as bits of several longs, for local games of more points than a long has bits. Mutable,
 * confined to one thread. Two sets can be joined only if they have as many longs.
 *
 * <p>Cost: a step for each long; allocates nothing after the start.
 */
public final class WideSet {
    private static final int SHIFT = 6;

    private final long[] words; // bit i of word w: the number 64 * w + i

    /**
     * An empty set.
     *
     * @param words the number of longs
     */
    public WideSet(int words) {
        this.words = new long[words];
    }

    /** The number of longs. */
    public int words() {
        return words.length;
    }

    public boolean contains(int number) {
        return (words[number >>> SHIFT] >>> number & 1) != 0;
    }

    public void add(int number) {
        words[number >>> SHIFT] |= 1L << number;
    }

    public void remove(int number) {
        words[number >>> SHIFT] &= ~(1L << number);
    }

    public void clear() {
        Arrays.fill(words, 0);
    }

    public boolean isEmpty() {
        return next(0) < 0;
    }

    /** The number of elements. */
    public int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** The least element that is not below a number, or -1. */
    public int next(int from) {
        int at = from >>> SHIFT;
        if (at >= words.length) {
            return -1;
        }
        long rest = words[at] & -1L << from;
        while (rest == 0) {
            if (++at == words.length) {
                return -1;
            }
            rest = words[at];
        }
        return (at << SHIFT) + Long.numberOfTrailingZeros(rest);
    }

    /** Becomes a copy of another set. */
    public void set(WideSet other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
    }

    /** Adds the elements of another set. */
    public void unite(WideSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.words[i];
        }
    }

    /** Removes all elements that another set does not have. */
    public void intersect(WideSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= other.words[i];
        }
    }

    /** Removes the elements of another set. */
    public void subtract(WideSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.words[i];
        }
    }

    public boolean intersects(WideSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(WideSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((other.words[i] & ~words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Becomes the set that stands in an array of sets. */
    public void read(long[] sets, int set) {
        System.arraycopy(sets, set * words.length, words, 0, words.length);
    }

    /** Writes this set into an array of sets. */
    public void write(long[] sets, int set) {
        System.arraycopy(words, 0, sets, set * words.length, words.length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WideSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    /** The elements, ascending. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int number = next(0); number >= 0; number = next(number + 1)) {
            text.append(text.length() > 1 ? ", " : "").append(number);
        }
        return text.append('}').toString();
    }
}
