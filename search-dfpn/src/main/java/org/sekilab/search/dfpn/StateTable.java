package org.sekilab.search.dfpn;

import java.util.function.IntPredicate;
import org.sekilab.search.Goal;
import org.sekilab.search.run.TableCounts;
import org.sekilab.search.table.KeyHash;

/**
 * What a search remembers of states, in a fixed memory limit and one flat array; mutable, confined to a run and to those who look
 * at its proof.
 *
 * <p>An entry is five longs, 40 bytes, in buckets of {@value #BUCKET}:
 *
 * <pre>
 * key      two halves, compared in full
 * meta     kind (2) twin (2) draw (1) plies (12) lowest (12) deepest (12) question (1) unused (2) effort (20)
 * numbers  proof number (32) disproof number (32)
 * line     move (32) path number (32), or source of the proof number (32), of the disproof number (32)
 * </pre>
 *
 * <p>The <i>base</i> is the kind with the numbers; it holds on every path. {@link #UNSOLVED} has numbers, and in "plies" the minimal
 * distance from the root. {@link #PROVEN} and {@link #DISPROVEN} have a move of the side to move, and in "plies" how many plies suffice to
 * end the game, where repetition is not the winner's. The <i>twin</i> is a win by repetition that needs certain states on the path: the
 * plies of the lowest and of the deepest one, and the {@link PathNumbers number} of the path down to the deepest. Only unsolved bases
 * have one; those that have none tell where their numbers come from instead, as {@link Children} says, if that is counted. The draw flag tells that the proof, of base or twin, rests on a draw.
 *
 * <p>All calls are about one question at a time, {@link Goal#AT_LEAST_DRAW} unless {@link #ask} says so. A look-up also finds the solved
 * entry of the other question where it answers this one: who reaches no draw does not win; who wins, or reaches a draw without resting on
 * one, does both.
 *
 * <p>Cost: O(1). Begins small, so that a short search does not pay for a large table, and doubles while there is memory left and half of
 * the entries are used.
 */
final class StateTable implements TableCounts {
    /** No entry. */
    static final int NONE = -1;

    static final int UNSOLVED = 1;
    static final int DISPROVEN = 2;
    static final int PROVEN = 3;

    static final int MOST_PLIES = (1 << 12) - 1;

    private static final int BUCKET = 4;
    private static final int LONGS = 5;
    private static final int LOW = 0;
    private static final int HIGH = 1;
    private static final int META = 2;
    private static final int NUMBERS = 3;
    private static final int LINE = 4;

    private static final int KIND_SHIFT = 62;
    private static final int TWIN_SHIFT = 60;
    private static final long TWIN_BITS = 3L << TWIN_SHIFT;
    private static final long DRAW = 1L << 59;
    private static final int PLIES_SHIFT = 47;
    private static final int LOWEST_SHIFT = 35;
    private static final int DEEPEST_SHIFT = 23;
    private static final long QUESTION = 1L << 22;
    private static final long DEPENDENCY_BITS = 0xFF_FFFFL << DEEPEST_SHIFT;
    private static final int MOST_EFFORT = (1 << 20) - 1;

    private static final int FIRST_BUCKETS = 1 << 10;

    private final int maxBuckets;
    private final boolean isCollecting;
    private long[]
            entries; // [LONGS * (BUCKET * bucket + slot) + LOW, HIGH, META, NUMBERS, LINE]; used slots come first
    private int bucketMask;
    private long question; // QUESTION if it is about a win
    private long used;
    private long hits;
    private long stores;
    private long collisions;

    /**
     * A table in at most so many bytes.
     *
     * @throws IllegalArgumentException if that is not enough for one bucket
     */
    StateTable(long bytes, DfpnConfig.Replacement replacement) {
        long buckets = Long.highestOneBit(Math.min(bytes / (LONGS * BUCKET * Long.BYTES), 1L << 26));
        if (buckets == 0) {
            throw new IllegalArgumentException("%d bytes are not enough for a table".formatted(bytes));
        }
        this.maxBuckets = (int) Math.min(buckets, Integer.highestOneBit(Integer.MAX_VALUE / (LONGS * BUCKET)));
        this.isCollecting = replacement == DfpnConfig.Replacement.COLLECT;
        this.bucketMask = Math.min(maxBuckets, FIRST_BUCKETS) - 1;
        this.entries = new long[(bucketMask + 1) * BUCKET * LONGS];
    }

    /** All that follows is about this question. */
    void ask(Goal goal) {
        question = goal == Goal.WIN ? QUESTION : 0;
    }

    /** The entry of a state, valid until the next change of the table, or {@link #NONE}. */
    int find(long low, long high) {
        int first = bucketOf(low, high);
        int found = NONE;
        for (int i = first; i < first + BUCKET * LONGS; i += LONGS) {
            if (entries[i + LOW] == low && entries[i + HIGH] == high && entries[i + META] != 0) {
                if (isOfQuestion(i)) {
                    found = i;
                } else if (answersOther(i)) {
                    found = i;
                    break;
                }
            }
        }
        hits += found == NONE ? 0 : 1;
        return found;
    }

    private boolean isOfQuestion(int entry) {
        return (entries[entry + META] & QUESTION) == question;
    }

    /** Whether an entry of the other question answers this one. */
    private boolean answersOther(int entry) {
        return question == QUESTION
                ? kind(entry) == DISPROVEN || kind(entry) == PROVEN && !restsOnDraw(entry)
                : kind(entry) == PROVEN;
    }

    int kind(int entry) {
        return (int) (entries[entry + META] >>> KIND_SHIFT);
    }

    boolean isSolved(int entry) {
        return kind(entry) != UNSOLVED;
    }

    /** Whether there is a twin, and it is a proof (or, if so asked, a disproof): {@link #PROVEN} or {@link #DISPROVEN}. */
    boolean hasTwin(int entry, int kind) {
        return (int) (entries[entry + META] >>> TWIN_SHIFT & 3) == kind;
    }

    boolean restsOnDraw(int entry) {
        return (entries[entry + META] & DRAW) != 0;
    }

    /** The height of a solved entry, the minimal distance of an unsolved one. */
    int plies(int entry) {
        return (int) (entries[entry + META] >>> PLIES_SHIFT) & 0xFFF;
    }

    int lowest(int entry) {
        return (int) (entries[entry + META] >>> LOWEST_SHIFT) & 0xFFF;
    }

    int deepest(int entry) {
        return (int) (entries[entry + META] >>> DEEPEST_SHIFT) & 0xFFF;
    }

    int effort(int entry) {
        return (int) entries[entry + META] & MOST_EFFORT;
    }

    int proof(int entry) {
        return (int) (entries[entry + NUMBERS] >>> 32);
    }

    int disproof(int entry) {
        return (int) entries[entry + NUMBERS];
    }

    /** Where the numbers of an unsolved entry come from, as {@link #sources} puts it. */
    long sources(int entry) {
        int own = KeyHash.of(entries[entry + LOW], entries[entry + HIGH]);
        return hasNoTwin(entry) ? entries[entry + LINE] : sources(own, own);
    }

    /** The hashes of the states that a proof and a disproof number come from, in one word. */
    static long sources(int ofProof, int ofDisproof) {
        return (long) ofProof << 32 | ofDisproof & 0xFFFF_FFFFL;
    }

    private boolean hasNoTwin(int entry) {
        return (entries[entry + META] & TWIN_BITS) == 0;
    }

    /** The move of a solved entry or of a twin. */
    int move(int entry) {
        return (int) (entries[entry + LINE] >>> 32);
    }

    int pathNumber(int entry) {
        return (int) entries[entry + LINE];
    }

    /** Stores a result that holds on every path. */
    void storeSolved(long low, long high, int kind, boolean restsOnDraw, int height, long effort, int move) {
        assert kind == PROVEN || kind == DISPROVEN : kind;
        long saturated = Math.min(effort, MOST_EFFORT);
        int entry = slotFor(low, high, saturated, true);
        if (entry != NONE) {
            entries[entry + META] = (long) kind << KIND_SHIFT
                    | question
                    | (restsOnDraw ? DRAW : 0)
                    | (long) Math.min(height, MOST_PLIES) << PLIES_SHIFT
                    | saturated;
            entries[entry + NUMBERS] = 0;
            entries[entry + LINE] = (long) move << 32;
        }
    }

    /** Stores the numbers of an unsolved state, and leaves its twin; returns whether there was room. */
    boolean storeNumbers(long low, long high, int proof, int disproof, long sources, int distance, long effort) {
        long saturated = Math.min(effort, MOST_EFFORT);
        int entry = slotFor(low, high, saturated, false);
        if (entry == NONE) {
            return false;
        }
        assert entries[entry + META] == 0 || !isSolved(entry);
        entries[entry + META] = (long) UNSOLVED << KIND_SHIFT
                | question
                | entries[entry + META] & (TWIN_BITS | DRAW | DEPENDENCY_BITS)
                | (long) Math.min(distance, MOST_PLIES) << PLIES_SHIFT
                | saturated;
        entries[entry + NUMBERS] = (long) proof << 32 | disproof;
        if (hasNoTwin(entry)) {
            entries[entry + LINE] = sources;
        }
        return true;
    }

    /** Stores a win by repetition in place of another one; new entries get the numbers 1 and 1. */
    void storeTwin(
            long low,
            long high,
            int kind,
            boolean restsOnDraw,
            int lowest,
            int deepest,
            int pathNumber,
            long effort,
            int move) {
        assert kind == PROVEN || kind == DISPROVEN : kind;
        assert lowest >= 0 && lowest <= deepest && deepest <= MOST_PLIES : lowest + " " + deepest;
        long saturated = Math.min(effort, MOST_EFFORT);
        int entry = slotFor(low, high, saturated, false);
        if (entry == NONE) {
            return;
        }
        long meta = entries[entry + META];
        if (meta == 0) {
            entries[entry + NUMBERS] = 1L << 32 | 1;
        }
        assert meta == 0 || !isSolved(entry);
        long plies = meta == 0 ? MOST_PLIES : meta >>> PLIES_SHIFT & 0xFFF;
        entries[entry + META] = (long) UNSOLVED << KIND_SHIFT
                | question
                | (long) kind << TWIN_SHIFT
                | (restsOnDraw ? DRAW : 0)
                | plies << PLIES_SHIFT
                | (long) lowest << LOWEST_SHIFT
                | (long) deepest << DEEPEST_SHIFT
                | Math.max(saturated, meta & MOST_EFFORT);
        entries[entry + LINE] = (long) move << 32 | pathNumber & 0xFFFF_FFFFL;
    }

    /** Forgets all. */
    void clear() {
        removeIf(entry -> true);
    }

    /** Turns all that is known about draws into what it says about wins: what rests on a draw goes, but for numbers of unsolved states. */
    void turnIntoWins() {
        removeIf(entry -> {
            boolean isRemoved = restsOnDraw(entry) && isSolved(entry);
            if (restsOnDraw(entry)) {
                entries[entry + LINE] = sources(entry);
                entries[entry + META] &= ~(TWIN_BITS | DRAW | DEPENDENCY_BITS);
            }
            entries[entry + META] |= QUESTION;
            return isRemoved;
        });
    }

    @Override
    public long hits() {
        return hits;
    }

    @Override
    public long stores() {
        return stores;
    }

    @Override
    public long collisions() {
        return collisions;
    }

    /** The number of entries that there is room for within the memory limit. */
    long capacity() {
        return (long) maxBuckets * BUCKET;
    }

    /** How many states have an entry. */
    long used() {
        return used;
    }

    /**
     * The entry of a state for a result that took so many nodes; a new one has a meta word of 0. {@link #NONE} if there is no room: an
     * unsolved state does not push out a solved one that took more.
     */
    private int slotFor(long low, long high, long effort, boolean isSolved) {
        makeRoom();
        stores++;
        int first = bucketOf(low, high);
        int victim = NONE;
        long least = Long.MAX_VALUE;
        for (int i = first; i < first + BUCKET * LONGS; i += LONGS) {
            if (entries[i + META] == 0) {
                used++;
                victim = i;
                break;
            }
            if (entries[i + LOW] == low && entries[i + HIGH] == high && isOfQuestion(i)) {
                return i;
            }
            boolean mayGo = isSolved || !isSolved(i) || effort(i) <= effort;
            if (mayGo && worth(i) < least) {
                least = worth(i);
                victim = i;
            }
        }
        if (victim != NONE) {
            collisions += entries[victim + META] != 0 ? 1 : 0;
            entries[victim + LOW] = low;
            entries[victim + HIGH] = high;
            entries[victim + META] = 0;
        }
        return victim;
    }

    /** What took more is worth more; of equals, what is solved. */
    private long worth(int entry) {
        return 2L * effort(entry) + (isSolved(entry) ? 1 : 0);
    }

    private void makeRoom() {
        if (bucketMask + 1 < maxBuckets) {
            if (used > 2L * (bucketMask + 1)) {
                grow();
            }
        } else if (isCollecting && used > 3L * (bucketMask + 1)) {
            collect();
        }
    }

    /** Removes the entries that took the fewest nodes, a third of all or more. */
    private void collect() {
        long[] byBits = new long[Long.SIZE]; // [bits of the effort] entries
        for (int i = 0; i < entries.length; i += LONGS) {
            if (entries[i + META] != 0) {
                byBits[Long.SIZE - Long.numberOfLeadingZeros(effort(i))]++;
            }
        }
        int bits = 0;
        for (long removed = byBits[0]; removed < used / 3; ) {
            bits++;
            removed += byBits[bits];
        }
        long most = (1L << bits) - 1;
        long before = used;
        removeIf(entry -> effort(entry) <= most);
        collisions += before - used;
    }

    /** Removes entries, and moves the others of their buckets up. */
    private void removeIf(IntPredicate isRemoved) {
        for (int first = 0; first < entries.length; first += BUCKET * LONGS) {
            int to = first;
            for (int i = first; i < first + BUCKET * LONGS; i += LONGS) {
                if (entries[i + META] != 0 && !isRemoved.test(i)) {
                    System.arraycopy(entries, i, entries, to, LONGS);
                    to += LONGS;
                } else if (entries[i + META] != 0) {
                    used--;
                }
            }
            for (int i = to; i < first + BUCKET * LONGS; i += LONGS) {
                entries[i + META] = 0;
            }
        }
    }

    /** Twice as many buckets: what was in one goes to two, so that nothing is lost. */
    private void grow() {
        long[] old = entries;
        bucketMask = 2 * bucketMask + 1;
        entries = new long[2 * old.length];
        for (int i = 0; i < old.length; i += LONGS) {
            if (old[i + META] != 0) {
                int to = bucketOf(old[i + LOW], old[i + HIGH]);
                while (entries[to + META] != 0) {
                    to += LONGS;
                }
                System.arraycopy(old, i, entries, to, LONGS);
            }
        }
    }

    private int bucketOf(long low, long high) {
        return (KeyHash.of(low, high) & bucketMask) * BUCKET * LONGS;
    }
}
