package org.sekilab.life.wall;

import org.sekilab.model.Points;

/**
 * What is known of states: numbers, the best move, and for states that are won the zone of the proof. Mutable, confined
 * to one thread.
 *
 * <p>An entry is replaced by one of more effort, among {@value #BUCKET} of its place. A state that is won is replaced
 * after all others.
 */
final class WallTable {
    static final int NONE = -1;

    private static final int BUCKET = 4;
    private static final int LONGS = 6; // three parts of the key, both numbers, the move and the effort, the zone
    private static final int MOVE_BITS = 8;
    private static final long WON = 1L << 62;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final long[] entries;
    private final int buckets;

    /** @param bytes the memory; at least one bucket is made */
    WallTable(long bytes) {
        long most = Math.min(bytes / Long.BYTES / LONGS, (Integer.MAX_VALUE - 8L) / LONGS);
        this.buckets = (int) Math.max(1, most / BUCKET);
        this.entries = new long[buckets * BUCKET * LONGS];
    }

    /** The entry of a state, or {@link #NONE}. */
    int find(long prover, long opponent, long rest) {
        int at = place(prover, opponent, rest);
        for (int i = 0; i < BUCKET; i++, at += LONGS) {
            if (isOf(at, prover, opponent, rest) && entries[at + 4] != 0) {
                return at;
            }
        }
        return NONE;
    }

    private boolean isOf(int at, long prover, long opponent, long rest) {
        return entries[at] == prover && entries[at + 1] == opponent && entries[at + 2] == rest;
    }

    private int place(long prover, long opponent, long rest) {
        long hash = ((prover * MIX ^ opponent) * MIX ^ rest) * MIX;
        hash ^= hash >>> 29;
        return (int) (((hash * MIX) >>> 33) * buckets >>> 31) * BUCKET * LONGS;
    }

    int proof(int entry) {
        return (int) (entries[entry + 3] >>> 32);
    }

    int disproof(int entry) {
        return (int) entries[entry + 3];
    }

    /** The best move, or {@link Points#PASS}. */
    int move(int entry) {
        return (int) (entries[entry + 4] & (1 << MOVE_BITS) - 1) - 1;
    }

    long zone(int entry) {
        return entries[entry + 5];
    }

    /**
     * Stores a state.
     *
     * @param zone of the proof; of no meaning if the state is not won
     */
    void store(long prover, long opponent, long rest, int proof, int disproof, int move, long effort, long zone) {
        int at = place(prover, opponent, rest);
        int worst = at;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < BUCKET; i++, at += LONGS) {
            if (isOf(at, prover, opponent, rest)) {
                worst = at;
                break;
            }
            if (entries[at + 4] < least) {
                least = entries[at + 4];
                worst = at;
            }
        }
        entries[worst] = prover;
        entries[worst + 1] = opponent;
        entries[worst + 2] = rest;
        entries[worst + 3] = (long) proof << 32 | disproof;
        entries[worst + 4] = (proof == 0 ? WON : 0) | Math.min(effort + 1, 1L << 50) << MOVE_BITS | move + 1;
        entries[worst + 5] = zone;
    }

    /** Forgets all states that are not won: what is known of them may depend on the way to them. */
    void keepWonOnly() {
        for (int at = 0; at < entries.length; at += LONGS) {
            entries[at + 4] = entries[at + 4] >= WON ? entries[at + 4] : 0;
        }
    }
}
