package org.sekilab.search.dfpn;

import java.util.function.IntPredicate;
import org.sekilab.search.Goal;
import org.sekilab.search.table.KeyHash;
import org.sekilab.search.table.TableSize;

/**
 * A table of one thread, in one flat array of buckets of {@value #BUCKET} entries.
 *
 * <p>Cost: O(1). The table begins small, so a short search does not pay for a large one. It doubles when half of the
 * entries are used, while there is memory left.
 */
final class FlatStateTable extends StateTable {
    /** The smallest memory for a table. */
    static final int BUCKET_BYTES = 4 * LONGS * Long.BYTES;

    private static final int BUCKET = 4;
    private static final long QUESTION = 1L << 22;
    private static final long DEPENDENCY_BITS = 0xFF_FFFFL << DEEPEST_SHIFT;

    private static final int FIRST_BUCKETS = 1 << 10;

    private final int maxBuckets;
    private final boolean isCollecting;
    private int bucketMask; // entries: [LONGS * (BUCKET * bucket + slot)]; used slots come first
    private long question; // QUESTION for the question about a win, else 0
    private long used;

    /**
     * A table of at most {@code bytes} bytes.
     *
     * @throws IllegalArgumentException if one bucket does not fit
     */
    FlatStateTable(long bytes, DfpnConfig.Replacement replacement) {
        super(new long[0]);
        long buckets = Long.highestOneBit(Math.min(bytes / BUCKET_BYTES, 1L << 26));
        if (buckets == 0) {
            throw new IllegalArgumentException("%d bytes are not enough for a table".formatted(bytes));
        }
        this.maxBuckets = (int) Math.min(buckets, Integer.highestOneBit(Integer.MAX_VALUE / (LONGS * BUCKET)));
        this.isCollecting = replacement == DfpnConfig.Replacement.COLLECT;
        this.bucketMask = Math.min(maxBuckets, FIRST_BUCKETS) - 1;
        this.entries = TableSize.longs((bucketMask + 1) * BUCKET * LONGS);
    }

    @Override
    void ask(Goal goal) {
        question = goal == Goal.WIN ? QUESTION : 0;
    }

    @Override
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

    /** True if an entry of the other question answers this one. */
    private boolean answersOther(int entry) {
        return question == QUESTION
                ? kind(entry) == DISPROVEN || kind(entry) == PROVEN && !restsOnDraw(entry)
                : kind(entry) == PROVEN;
    }

    @Override
    void storeSolved(long low, long high, int kind, boolean restsOnDraw, int height, long effort, int move, long zone) {
        assert kind == PROVEN || kind == DISPROVEN : kind;
        long saturated = Math.min(effort, MOST_EFFORT);
        int entry = slotFor(low, high, saturated, true);
        if (entry != NONE) {
            entries[entry + META] = (long) kind << KIND_SHIFT
                    | question
                    | (restsOnDraw ? DRAW : 0)
                    | (long) Math.min(height, MOST_PLIES) << PLIES_SHIFT
                    | saturated;
            entries[entry + NUMBERS] = zone;
            entries[entry + LINE] = (long) move << 32;
        }
    }

    @Override
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

    @Override
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

    @Override
    void clear() {
        removeIf(entry -> true);
    }

    @Override
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

    /** The largest number of entries within the memory limit. */
    long capacity() {
        return (long) maxBuckets * BUCKET;
    }

    /** The number of states that have an entry. */
    long used() {
        return used;
    }

    /**
     * The entry for a new result of a state; its meta word is 0 if it is new. {@link #NONE} if there is no room. An
     * unsolved state does not replace a solved one that took more nodes.
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

    /** The worth of an entry: more for more nodes, and for equal nodes more if it is solved. */
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

    /** Removes the entries that took the fewest nodes, at least a third of all. */
    private void collect() {
        long[] byBits = new long[Long.SIZE]; // [bits of the effort]: number of entries
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

    /** Removes entries, and moves the other entries of their buckets up. */
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

    /** Doubles the number of buckets. The entries of one bucket go to two, so no entry is lost. */
    private void grow() {
        long[] old = entries;
        bucketMask = 2 * bucketMask + 1;
        entries = TableSize.longs(2 * old.length);
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
