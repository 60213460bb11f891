package org.sekilab.life;

import org.sekilab.life.search.ChildChoice;
import org.sekilab.search.table.KeyHash;

/**
 * What is known of states at levels, with the bits of {@link Targets}: numbers, the best move, and for states that are
 * won the zone of the proof. Mutable, confined to one thread. Searches in several windows may share the memory.
 *
 * <p>An entry is replaced by one of more effort, among {@value #BUCKET} of its place. A state that is won is replaced
 * after all others.
 */
final class WonTable {
    static final int NONE = -1;

    private static final int BUCKET = 4;
    private static final int LONGS = 5; // both halves of the key, both numbers, effort with level and move, the zone
    private static final int MOVE_BITS = 8;
    private static final int LEVEL_BITS = 4;
    private static final int WINDOW_AT = MOVE_BITS + LEVEL_BITS;
    private static final int TARGET_BITS = Targets.MOST_BLOCKS;
    private static final int WINDOW_BITS = 6;
    private static final int EFFORT_AT = WINDOW_AT + WINDOW_BITS + TARGET_BITS;
    private static final long MOST_EFFORT = 1L << 34;
    private static final int WINDOW_HASH = 0x9E3779B9;
    private static final long WON = 1L << 62;

    private final long[] entries;
    private final int buckets;
    private final int window;

    /** @param bytes the memory; at least one bucket is made */
    WonTable(long bytes) {
        long most = Math.min(bytes / Long.BYTES / LONGS, (Integer.MAX_VALUE - 8L) / LONGS);
        this.buckets = (int) Math.max(1, most / BUCKET);
        this.entries = new long[buckets * BUCKET * LONGS];
        this.window = 0;
    }

    private WonTable(WonTable shared, int window) {
        this.buckets = shared.buckets;
        this.entries = shared.entries;
        this.window = window;
    }

    /**
     * A table in the same memory, for the states of one window.
     *
     * @param number of the window, at most 63
     */
    WonTable forWindow(int number) {
        return new WonTable(this, number);
    }

    /**
     * The entry that tells of a state at a level, or {@link #NONE}. A state that is won is won at each level. For one
     * that is hopeless see {@link Levels#covers}.
     */
    int find(long low, long high, int targets, int level) {
        int at = place(low, high, targets);
        int found = NONE;
        for (int i = 0; i < BUCKET; i++, at += LONGS) {
            if (isOf(at, low, high, targets)) {
                if (proof(at) == 0) {
                    return at;
                }
                int known = level(at);
                if (known == level || proof(at) >= ChildChoice.HOPELESS && Levels.covers(known, level)) {
                    found = at;
                }
            }
        }
        return found;
    }

    private int place(long low, long high, int targets) {
        return (int) (Integer.toUnsignedLong(KeyHash.of(low, high) + (window << TARGET_BITS | targets) * WINDOW_HASH)
                                * buckets
                        >>> Integer.SIZE)
                * BUCKET
                * LONGS;
    }

    private boolean isOf(int entry, long low, long high, int targets) {
        long notes = entries[entry + 3];
        return entries[entry] == low
                && entries[entry + 1] == high
                && notes != 0
                && (notes >>> WINDOW_AT & (1 << WINDOW_BITS + TARGET_BITS) - 1) == (window << TARGET_BITS | targets);
    }

    private int level(int entry) {
        return (int) (entries[entry + 3] >>> MOVE_BITS & (1 << LEVEL_BITS) - 1);
    }

    int proof(int entry) {
        return (int) (entries[entry + 2] >>> 32);
    }

    int disproof(int entry) {
        return (int) entries[entry + 2];
    }

    int move(int entry) {
        return (int) (entries[entry + 3] & (1 << MOVE_BITS) - 1);
    }

    long zone(int entry) {
        return entries[entry + 4];
    }

    /**
     * Stores what is known of a state at a level.
     *
     * @param zone of the proof; of no meaning if the state is not won
     */
    void store(long low, long high, int targets, int level, int proof, int disproof, int move, long effort, long zone) {
        int at = place(low, high, targets);
        int worst = at;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < BUCKET; i++, at += LONGS) {
            if (isOf(at, low, high, targets) && (proof == 0 || level(at) == level)) {
                worst = at;
                break;
            }
            if (entries[at + 3] < least) {
                least = entries[at + 3];
                worst = at;
            }
        }
        entries[worst] = low;
        entries[worst + 1] = high;
        entries[worst + 2] = (long) proof << 32 | disproof;
        long rank = (proof == 0 ? WON : 0) | Math.min(effort + 1, MOST_EFFORT) << EFFORT_AT;
        entries[worst + 3] =
                rank | (long) (window << TARGET_BITS | targets) << WINDOW_AT | (long) level << MOVE_BITS | move;
        entries[worst + 4] = zone;
    }
}
