package org.sekilab.life.wall;

import org.sekilab.model.Points;
import org.sekilab.search.table.TableSize;

/**
 * What is known of states: numbers, the best move, and for states that are won the zone of the proof. Mutable, confined
 * to one thread.
 *
 * <p>The table doubles while it fills, up to its memory limit. Then an entry is replaced by one of more effort, among
 * {@value TableSize#BUCKET} of its place. A state that is won is replaced after all others.
 */
final class WallTable {
    static final int NONE = -1;

    private static final int LONGS = 6; // three parts of the key, both numbers, the move and the effort, the zone
    private static final int MOVE_BITS = 8;
    private static final long WON = 1L << 62;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private TableSize size;
    private long[] entries;
    private int used; // entries

    /** @param bytes the memory limit; at least one bucket is made */
    WallTable(long bytes) {
        this.size = TableSize.first(bytes, LONGS);
        this.entries = size.allocate(LONGS);
    }

    /** The entry of a state, or {@link #NONE}. */
    int find(long prover, long opponent, long rest) {
        int at = place(prover, opponent, rest);
        for (int i = 0; i < TableSize.BUCKET; i++, at += LONGS) {
            if (isOf(at, prover, opponent, rest) && isUsed(at)) {
                return at;
            }
        }
        return NONE;
    }

    private boolean isOf(int at, long prover, long opponent, long rest) {
        return entries[at] == prover && entries[at + 1] == opponent && entries[at + 2] == rest;
    }

    private int place(long prover, long opponent, long rest) {
        return size.entryOf(hash(prover, opponent, rest)) * LONGS;
    }

    private static int hash(long prover, long opponent, long rest) {
        long hash = ((prover * MIX ^ opponent) * MIX ^ rest) * MIX;
        hash ^= hash >>> 29;
        return (int) (hash * MIX >>> Integer.SIZE);
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
        if (size.isCrowded(used)) {
            grow();
        }
        int at = place(prover, opponent, rest);
        int worst = at;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TableSize.BUCKET; i++, at += LONGS) {
            if (isOf(at, prover, opponent, rest)) {
                worst = at;
                break;
            }
            if (entries[at + 4] < least) {
                least = entries[at + 4];
                worst = at;
            }
        }
        used += isUsed(worst) ? 0 : 1;
        entries[worst] = prover;
        entries[worst + 1] = opponent;
        entries[worst + 2] = rest;
        entries[worst + 3] = (long) proof << 32 | disproof;
        entries[worst + 4] = (proof == 0 ? WON : 0) | Math.min(effort + 1, 1L << 50) << MOVE_BITS | move + 1;
        entries[worst + 5] = zone;
    }

    private boolean isUsed(int at) {
        return entries[at + 4] != 0;
    }

    private void grow() {
        int[] places = size.placesInTwice(entry -> isUsed(entry * LONGS), entry -> {
            int at = entry * LONGS;
            return hash(entries[at], entries[at + 1], entries[at + 2]);
        });
        entries = size.moved(entries, LONGS, places);
        size = size.twice();
    }

    /** Forgets all states that are not won: what is known of them may depend on the way to them. */
    void keepWonOnly() {
        used = 0;
        for (int at = 0; at < entries.length; at += LONGS) {
            entries[at + 4] = entries[at + 4] >= WON ? entries[at + 4] : 0;
            used += isUsed(at) ? 1 : 0;
        }
    }
}
