package org.sekilab.life;

/**
 * What is known of states: numbers, the best move, and for states that are won the zone of the proof. Mutable, confined
 * to one thread.
 *
 * <p>An entry is replaced by one of more effort, among {@value #BUCKET} of its place. A state that is won is replaced
 * after all others.
 */
final class WonTable {
    static final int NONE = -1;

    private static final int BUCKET = 4;
    private static final int LONGS = 5; // both halves of the key, both numbers, the move and the effort, the zone
    private static final int MOVE_BITS = 8;
    private static final long WON = 1L << 62;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final long[] entries;
    private final int buckets;

    /** @param bytes the memory; at least one bucket is made */
    WonTable(long bytes) {
        long most = Math.min(bytes / Long.BYTES / LONGS, (Integer.MAX_VALUE - 8L) / LONGS);
        this.buckets = (int) Math.max(1, most / BUCKET);
        this.entries = new long[buckets * BUCKET * LONGS];
    }

    /** The entry of a state, or {@link #NONE}. */
    int find(long low, long high) {
        int at = place(low, high);
        for (int i = 0; i < BUCKET; i++, at += LONGS) {
            if (entries[at] == low && entries[at + 1] == high && entries[at + 3] != 0) {
                return at;
            }
        }
        return NONE;
    }

    private int place(long low, long high) {
        long hash = (low * MIX ^ high) * MIX;
        hash ^= hash >>> 29;
        return (int) (((hash * MIX) >>> 33) * buckets >>> 31) * BUCKET * LONGS;
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
     * Stores a state.
     *
     * @param zone of the proof; of no meaning if the state is not won
     */
    void store(long low, long high, int proof, int disproof, int move, long effort, long zone) {
        int at = place(low, high);
        int worst = at;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < BUCKET; i++, at += LONGS) {
            if (entries[at] == low && entries[at + 1] == high) {
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
        entries[worst + 3] = (proof == 0 ? WON : 0) | Math.min(effort + 1, 1L << 50) << MOVE_BITS | move;
        entries[worst + 4] = zone;
    }
}
