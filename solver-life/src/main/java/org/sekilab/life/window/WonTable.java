package org.sekilab.life.window;

import java.util.concurrent.atomic.AtomicInteger;
import org.sekilab.life.search.ChildChoice;
import org.sekilab.search.table.KeyHash;
import org.sekilab.search.table.TableSize;

/**
 * What is known of states at levels, with the bits of {@link Targets}. An entry has numbers and the best move. For a
 * state that is won, it also has the zone of the proof. Mutable. Searches share the memory, those of other threads
 * too, each with a view of its own. A view is confined to one thread at a time.
 *
 * <p>Searches of one window share what is won. The numbers of open states belong to the search that found them.
 *
 * <p>The table doubles while it fills, up to its memory limit. Then an entry is replaced by one of more effort, among
 * {@value TableSize#BUCKET} of its place. A state that is won is replaced after all others. Another proof of the same
 * state never replaces it, so proofs do not go in circles. An entry that is lost may come back with another proof, and
 * with a circle. For this case a view has a second set of entries, see {@link #setRenewing}.
 *
 * <p>Entries have no locks. Each entry has a check sum, so a view does not find an entry that two threads wrote at
 * once. What other threads store while the table doubles may be lost.
 *
 * <p>Source: Hyatt and Mann, A lockless transposition table implementation for parallel search, ICGA Journal 2002.
 */
public final class WonTable {
    /** The most searches of one window. */
    public static final int MOST_SEARCHES = 64;

    private static final int LONGS = 5; // the key's halves, the first with the check sum; numbers; notes; the zone
    private static final int MOVE_BITS = 8; // the notes: move, level, window, targets, search, effort, won
    private static final int LEVEL_BITS = 4;
    private static final int GAME_AT = MOVE_BITS + LEVEL_BITS; // the window and the targets
    private static final int TARGET_BITS = Targets.MOST_BLOCKS;
    private static final int WINDOW_BITS = 6;
    private static final int RENEWING = 1 << WINDOW_BITS; // in the number of the window
    private static final int GAME_BITS = WINDOW_BITS + 1 + TARGET_BITS;
    private static final int SEARCH_AT = GAME_AT + GAME_BITS;
    private static final int SEARCH_BITS = 6;
    private static final int EFFORT_AT = SEARCH_AT + SEARCH_BITS;
    private static final long MOST_EFFORT = 1L << 28;
    private static final int WINDOW_HASH = 0x9E3779B9;
    private static final long WON = 1L << 62;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final Memory memory;
    private final int search;
    private int window;
    private long foundNumbers;
    private long foundNotes;
    private long foundZone;

    /** The entries that all views share. */
    private static final class Memory {
        private volatile Entries entries;

        Memory(Entries entries) {
            this.entries = entries;
        }

        /** Doubles some entries, unless another thread has done so. */
        private synchronized void grow(Entries crowded) {
            if (entries == crowded) {
                entries = crowded.twice();
            }
        }
    }

    /** The entries while the table has one size. */
    private static final class Entries {
        private final TableSize size;
        private final long[] longs;
        private final AtomicInteger used;

        Entries(TableSize size, long[] longs, int used) {
            this.size = size;
            this.longs = longs;
            this.used = new AtomicInteger(used);
        }

        private Entries twice() {
            int[] places = size.placesInTwice(entry -> isUsed(entry * LONGS), entry -> {
                int at = entry * LONGS;
                long low = longs[at] ^ sum(longs[at + 2], longs[at + 3], longs[at + 4]);
                return hash(low, longs[at + 1], gameOf(longs[at + 3]));
            });
            return new Entries(size.twice(), size.moved(longs, LONGS, places), used.get());
        }

        private boolean isUsed(int at) {
            return longs[at + 3] != 0;
        }
    }

    /** @param bytes the memory limit; at least one bucket is made */
    public WonTable(long bytes) {
        TableSize size = TableSize.first(bytes, LONGS);
        this.memory = new Memory(new Entries(size, size.allocate(LONGS), 0));
        this.window = 0;
        this.search = 0;
    }

    private WonTable(WonTable shared, int window, int search) {
        this.memory = shared.memory;
        this.window = window;
        this.search = search;
    }

    /**
     * A view of the same memory, for one search of a window.
     *
     * @param windowNumber at most 63
     * @param searchNumber of the search in this window, less than {@link #MOST_SEARCHES}
     */
    public WonTable view(int windowNumber, int searchNumber) {
        return new WonTable(this, windowNumber, searchNumber);
    }

    /**
     * Chooses the set of entries that this view finds and stores. At first that is the usual one.
     *
     * @param isRenewing whether it is the second set, of proofs that may not go in circles with those of the usual one
     */
    void setRenewing(boolean isRenewing) {
        window = isRenewing ? window | RENEWING : window & ~RENEWING;
    }

    /** True if this view has the second set of entries. */
    boolean isRenewing() {
        return (window & RENEWING) != 0;
    }

    /**
     * Finds what is known of a state at a level: until the next call, the view tells it. A state that is won is won at
     * each level. For one that is hopeless see {@link Levels#covers}.
     */
    boolean find(long low, long high, int targets, int level) {
        Entries now = memory.entries;
        long[] entries = now.longs;
        int at = place(now.size, low, high, targets);
        boolean isFound = false;
        for (int i = 0; i < TableSize.BUCKET; i++, at += LONGS) {
            long numbers = entries[at + 2];
            long notes = entries[at + 3];
            long zone = entries[at + 4];
            if (isOf(entries, at, low, high, targets, numbers, notes, zone)) {
                int known = level(notes);
                boolean isWon = proof(numbers) == 0;
                if (isWon
                        || isOwn(notes)
                                && (known == level
                                        || proof(numbers) >= ChildChoice.HOPELESS && Levels.covers(known, level))) {
                    foundNumbers = numbers;
                    foundNotes = notes;
                    foundZone = zone;
                    isFound = true;
                    if (isWon) {
                        return true;
                    }
                }
            }
        }
        return isFound;
    }

    /** Finds a state that is won: as {@link #find}, but false for all other states. */
    boolean findWon(long low, long high, int targets, int level) {
        return find(low, high, targets, level) && proof() == 0;
    }

    /** How many of 100 entries are in use, of those that the memory limit allows. */
    public int percent() {
        Entries now = memory.entries;
        return (int) (100L * now.used.get() / (TableSize.BUCKET * (long) now.size.most()));
    }

    private int place(TableSize size, long low, long high, int targets) {
        return size.entryOf(hash(low, high, game(targets))) * LONGS;
    }

    private static int hash(long low, long high, int game) {
        return KeyHash.of(low, high) + game * WINDOW_HASH;
    }

    private int game(int targets) {
        return window << TARGET_BITS | targets;
    }

    private static int gameOf(long notes) {
        return (int) (notes >>> GAME_AT) & (1 << GAME_BITS) - 1;
    }

    private boolean isOf(
            long[] entries, int at, long low, long high, int targets, long numbers, long notes, long zone) {
        return entries[at + 1] == high
                && notes != 0
                && gameOf(notes) == game(targets)
                && entries[at] == (low ^ sum(numbers, notes, zone));
    }

    private static long sum(long numbers, long notes, long zone) {
        long sum = ((numbers * MIX ^ notes) * MIX ^ zone) * MIX;
        return sum ^ sum >>> 32;
    }

    private boolean isOwn(long notes) {
        return (notes >>> SEARCH_AT & (1 << SEARCH_BITS) - 1) == search;
    }

    private static int level(long notes) {
        return (int) (notes >>> MOVE_BITS & (1 << LEVEL_BITS) - 1);
    }

    private static int proof(long numbers) {
        return (int) (numbers >>> 32);
    }

    /** The proof number that was found. */
    int proof() {
        return proof(foundNumbers);
    }

    /** The disproof number that was found. */
    int disproof() {
        return (int) foundNumbers;
    }

    /** The best move that was found. */
    int move() {
        return (int) (foundNotes & (1 << MOVE_BITS) - 1);
    }

    /** The zone of the proof that was found. */
    long zone() {
        return foundZone;
    }

    /**
     * Stores what is known of a state at a level. Of a state that is known to be won, nothing else is stored.
     *
     * @param zone of the proof; of no meaning if the state is not won
     */
    void store(long low, long high, int targets, int level, int proof, int disproof, int move, long effort, long zone) {
        Entries now = memory.entries;
        if (now.size.isCrowded(now.used.get())) {
            memory.grow(now);
            now = memory.entries;
        }
        long[] entries = now.longs;
        int at = place(now.size, low, high, targets);
        int worst = at;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TableSize.BUCKET; i++, at += LONGS) {
            long numbers = entries[at + 2];
            long notes = entries[at + 3];
            boolean isSame = isOf(entries, at, low, high, targets, numbers, notes, entries[at + 4]);
            if (isSame && proof(numbers) == 0) {
                return;
            }
            long rank = isSame && isOwn(notes) && (proof == 0 || level(notes) == level) ? -1 : notes;
            if (rank < least) {
                least = rank;
                worst = at;
            }
        }
        long newNumbers = (long) proof << 32 | disproof;
        long newNotes = (proof == 0 ? WON : 0)
                | Math.min(effort + 1, MOST_EFFORT) << EFFORT_AT
                | (long) search << SEARCH_AT
                | (long) game(targets) << GAME_AT
                | (long) level << MOVE_BITS
                | move;
        if (!now.isUsed(worst)) {
            now.used.getAndIncrement();
        }
        entries[worst] = low ^ sum(newNumbers, newNotes, zone);
        entries[worst + 1] = high;
        entries[worst + 2] = newNumbers;
        entries[worst + 3] = newNotes;
        entries[worst + 4] = zone;
    }
}
