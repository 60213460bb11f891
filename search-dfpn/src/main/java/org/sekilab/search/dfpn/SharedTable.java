package org.sekilab.search.dfpn;

import java.util.List;
import java.util.stream.Stream;
import org.sekilab.search.Goal;
import org.sekilab.search.table.KeyHash;

/**
 * A table that several threads use, as one of them sees it. States are distributed over parts. Each part is locked as a
 * whole while an entry is read or written. A found entry is copied for the reader. So no thread sees half an entry.
 *
 * <p>An entry that another thread has solved stays solved. New results for an unsolved state, or for a twin, do not
 * replace it.
 *
 * <p>Cost: O(1), and a lock that is rarely contended.
 */
final class SharedTable extends StateTable {
    private static final int MOST_PARTS = 64; // a power of two

    private final List<FlatStateTable> parts; // each guarded by itself; their number is a power of two

    private SharedTable(List<FlatStateTable> parts) {
        super(new long[LONGS]);
        this.parts = parts;
    }

    /**
     * A table of at most {@code bytes} bytes.
     *
     * @throws IllegalArgumentException if one bucket does not fit
     */
    static SharedTable of(long bytes, DfpnConfig.Replacement replacement) {
        long count = Math.max(1, Math.min(MOST_PARTS, Long.highestOneBit(bytes / FlatStateTable.BUCKET_BYTES)));
        return new SharedTable(Stream.generate(() -> new FlatStateTable(bytes / count, replacement))
                .limit(count)
                .toList());
    }

    /** The same table for another thread. */
    SharedTable view() {
        return new SharedTable(parts);
    }

    @Override
    void ask(Goal goal) {
        for (FlatStateTable part : parts) {
            synchronized (part) {
                part.ask(goal);
            }
        }
    }

    @Override
    int find(long low, long high) {
        FlatStateTable part = partOf(low, high);
        synchronized (part) {
            int entry = part.find(low, high);
            return entry == NONE ? NONE : copy(part, entry);
        }
    }

    @Override
    void storeSolved(long low, long high, int kind, boolean restsOnDraw, int height, long effort, int move, long zone) {
        FlatStateTable part = partOf(low, high);
        synchronized (part) {
            long before = part.collisions();
            part.storeSolved(low, high, kind, restsOnDraw, height, effort, move, zone);
            collisions += part.collisions() - before;
        }
        stores++;
    }

    @Override
    boolean storeNumbers(long low, long high, int proof, int disproof, long sources, int distance, long effort) {
        FlatStateTable part = partOf(low, high);
        boolean isStored = true;
        synchronized (part) {
            if (!isSolved(part, low, high)) {
                long before = part.collisions();
                isStored = part.storeNumbers(low, high, proof, disproof, sources, distance, effort);
                collisions += part.collisions() - before;
            }
        }
        stores++;
        return isStored;
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
        FlatStateTable part = partOf(low, high);
        synchronized (part) {
            if (!isSolved(part, low, high)) {
                long before = part.collisions();
                part.storeTwin(low, high, kind, restsOnDraw, lowest, deepest, pathNumber, effort, move);
                collisions += part.collisions() - before;
            }
        }
        stores++;
    }

    private static boolean isSolved(FlatStateTable part, long low, long high) {
        int entry = part.find(low, high);
        return entry != NONE && part.isSolved(entry);
    }

    @Override
    void clear() {
        for (FlatStateTable part : parts) {
            synchronized (part) {
                part.clear();
            }
        }
    }

    @Override
    void turnIntoWins() {
        for (FlatStateTable part : parts) {
            synchronized (part) {
                part.turnIntoWins();
            }
        }
    }

    /** Chosen by high bits of the hash, because the low ones choose the bucket within a part. */
    private FlatStateTable partOf(long low, long high) {
        return parts.get(KeyHash.of(low, high) >>> 26 & parts.size() - 1);
    }
}
