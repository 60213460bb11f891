package org.sekilab.life.wide;

import org.sekilab.life.search.ChildChoice;
import org.sekilab.model.local.WideSet;
import org.sekilab.search.table.KeyHash;
import org.sekilab.search.table.TableSize;

/**
 * What is known of states at levels: numbers, the best move, and for states that are won the zone of the proof.
 * Mutable, confined to one thread.
 *
 * <p>The key of a state is a hash of 128 bits. If two states should ever share it, a search may miss a win or seem to
 * have one. No proof becomes wrong: {@link WideWriter} plays each line to its end.
 *
 * <p>The table doubles while it fills, up to its memory limit. Then an entry is replaced by one of more effort, among
 * {@value TableSize#BUCKET} of its place. A state that is won is replaced after all others. Another proof of the same
 * state never replaces it, so proofs do not go in circles.
 */
final class WideTable {
    static final int NONE = -1;

    private static final int FIXED = 4; // both halves of the key, both numbers, the notes; the zone follows
    private static final int MOVE_BITS = 10; // the notes: the move plus one, the level, the effort, won
    private static final int LEVEL_BITS = 4;
    private static final int EFFORT_AT = MOVE_BITS + LEVEL_BITS;
    private static final long MOST_EFFORT = 1L << 40;
    private static final long WON = 1L << 62;

    private final int words;
    private TableSize size;
    private long[] entries;
    private long[] zones; // [place of an entry / FIXED] a set of some longs
    private int used; // entries

    /**
     * @param bytes the memory limit; at least one bucket is made
     * @param words the longs of a zone
     */
    WideTable(long bytes, int words) {
        this.words = words;
        this.size = TableSize.first(bytes, FIXED + words);
        this.entries = size.allocate(FIXED);
        this.zones = size.allocate(words);
    }

    /**
     * The entry that tells of a state at a level, or {@link #NONE}. A state that is won is won at each level. One that
     * is hopeless is so at each lower level.
     */
    int find(long low, long high, int level) {
        int at = place(low, high);
        int found = NONE;
        for (int i = 0; i < TableSize.BUCKET; i++, at += FIXED) {
            if (isOf(at, low, high)) {
                if (proof(at) == 0) {
                    return at;
                }
                int known = level(at);
                if (known == level || known > level && proof(at) >= ChildChoice.HOPELESS) {
                    found = at;
                }
            }
        }
        return found;
    }

    private int place(long low, long high) {
        return size.entryOf(KeyHash.of(low, high)) * FIXED;
    }

    private boolean isOf(int at, long low, long high) {
        return entries[at] == low && entries[at + 1] == high && isUsed(at);
    }

    private boolean isUsed(int at) {
        return entries[at + 3] != 0;
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

    /** The best move, or {@link org.sekilab.model.Points#PASS}. */
    int move(int entry) {
        return (int) (entries[entry + 3] & (1 << MOVE_BITS) - 1) - 1;
    }

    void readZone(int entry, WideSet zone) {
        zone.read(zones, entry / FIXED);
    }

    /**
     * Stores what is known of a state at a level.
     *
     * @param zone of the proof; of no meaning if the state is not won
     */
    void store(long low, long high, int level, int proof, int disproof, int move, long effort, WideSet zone) {
        if (size.isCrowded(used)) {
            grow();
        }
        int at = place(low, high);
        int worst = at;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TableSize.BUCKET; i++, at += FIXED) {
            boolean isSame = isOf(at, low, high);
            if (isSame && proof(at) == 0) {
                return;
            }
            if (isSame && level(at) == level) {
                worst = at;
                least = Long.MIN_VALUE;
            } else if (entries[at + 3] < least) {
                least = entries[at + 3];
                worst = at;
            }
        }
        used += isUsed(worst) ? 0 : 1;
        entries[worst] = low;
        entries[worst + 1] = high;
        entries[worst + 2] = (long) proof << 32 | disproof;
        long rank = (proof == 0 ? WON : 0) | Math.min(effort + 1, MOST_EFFORT) << EFFORT_AT;
        entries[worst + 3] = rank | (long) level << MOVE_BITS | move + 1;
        zone.write(zones, worst / FIXED);
    }

    private void grow() {
        int[] places = size.placesInTwice(
                entry -> isUsed(entry * FIXED),
                entry -> KeyHash.of(entries[entry * FIXED], entries[entry * FIXED + 1]));
        entries = size.moved(entries, FIXED, places);
        zones = size.moved(zones, words, places);
        size = size.twice();
    }
}
