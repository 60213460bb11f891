package org.sekilab.life.search;

/**
 * What is known of states: numbers, the best move, and for states that are won the zone of the proof. Mutable, confined
 * to one thread.
 *
 * <p>States are found by a hash of 128 bits. An entry is replaced by one of more effort, among {@value #BUCKET} of its
 * place; won states are kept before others.
 */
final class LifeTable {
    static final int NONE = -1;
    private static final int BUCKET = 4;
    private static final int HEAD = 4; // low key, high key, both numbers, move and effort
    private static final int MOVE_BITS = 10;
    private static final long WON = 1L << 62;

    private final int words;
    private final int entryLongs;
    private final long[] entries;
    private final int places;
    private long stored;

    /** @param bytes the memory; at least one bucket is made */
    LifeTable(int words, long bytes) {
        this.words = words;
        this.entryLongs = HEAD + words;
        long most = Math.min(bytes / Long.BYTES / entryLongs, (Integer.MAX_VALUE - 8L) / entryLongs);
        this.places = (int) Math.max(BUCKET, most / BUCKET * BUCKET);
        this.entries = new long[places * entryLongs];
    }

    /** The entry of a state, or {@link #NONE}. */
    int find(long low, long high) {
        int at = bucket(low) * entryLongs;
        for (int i = 0; i < BUCKET; i++, at += entryLongs) {
            if (entries[at] == low && entries[at + 1] == high) {
                return at;
            }
        }
        return NONE;
    }

    private int bucket(long low) {
        return (int) ((low >>> 33) * (places / BUCKET) >>> 31) * BUCKET;
    }

    int proof(int entry) {
        return (int) (entries[entry + 2] >>> 32);
    }

    int disproof(int entry) {
        return (int) entries[entry + 2];
    }

    /** The best move, a local point, or a pass. */
    int move(int entry) {
        return (int) (entries[entry + 3] & (1 << MOVE_BITS) - 1) - 2;
    }

    /** The array with the zones; that of an entry is at {@link #zoneAt}. */
    long[] zones() {
        return entries;
    }

    static int zoneAt(int entry) {
        return entry + HEAD;
    }

    long stored() {
        return stored;
    }

    /**
     * Stores a state.
     *
     * @param zone of the proof, from {@code atZone}; read only if the proof number is 0
     */
    void store(long low, long high, int proof, int disproof, int move, long effort, long[] zone, int atZone) {
        int at = bucket(low) * entryLongs;
        int worst = at;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < BUCKET; i++, at += entryLongs) {
            if (entries[at] == low && entries[at + 1] == high) {
                worst = at;
                break;
            }
            if (entries[at + 3] < least) {
                least = entries[at + 3];
                worst = at;
            }
        }
        stored++;
        entries[worst] = low;
        entries[worst + 1] = high;
        entries[worst + 2] = (long) proof << 32 | disproof;
        long weight = Math.min(effort + 1, 1L << 50) << MOVE_BITS;
        entries[worst + 3] = (proof == 0 ? WON : 0) | weight | move + 2;
        if (proof == 0) {
            System.arraycopy(zone, atZone, entries, worst + HEAD, words);
        }
    }

    /** Forgets all states that are not won. */
    void keepWonOnly() {
        for (int at = 0; at < entries.length; at += entryLongs) {
            if ((entries[at + 3] & WON) == 0) {
                entries[at] = 0;
                entries[at + 1] = 0;
                entries[at + 3] = 0;
            }
        }
    }
}
