package org.sekilab.search.dfpn;

import java.util.List;
import java.util.stream.Stream;
import org.sekilab.search.Goal;

/**
 * The tables of several searches that take turns, as one of them sees them. All use one table of solved entries. Each
 * has a table of its own for numbers and twins: the numbers have its jitter, and twins are about its paths. A found
 * entry is copied for the reader. Confined to one thread.
 *
 * <p>Proves: nothing by itself. A solved entry holds on every path, so it holds for all searches.
 * <p>Cost: O(1), up to two look-ups. The solved entries have half of the memory, and the searches share the other half.
 */
final class SeedsTable extends StateTable {
    private final FlatStateTable solved; // of all searches
    private final List<FlatStateTable> unsolved; // [search]
    private final FlatStateTable own;

    private SeedsTable(FlatStateTable solved, List<FlatStateTable> unsolved, FlatStateTable own) {
        super(new long[LONGS]);
        this.solved = solved;
        this.unsolved = unsolved;
        this.own = own;
    }

    /**
     * The view of each search on tables of at most {@code bytes} bytes.
     *
     * @throws IllegalArgumentException if one bucket for each table does not fit
     */
    static List<SeedsTable> of(int searches, long bytes, DfpnConfig.Replacement replacement) {
        FlatStateTable solved = new FlatStateTable(bytes / 2, replacement);
        List<FlatStateTable> unsolved = Stream.generate(() -> new FlatStateTable(bytes / 2 / searches, replacement))
                .limit(searches)
                .toList();
        return unsolved.stream()
                .map(own -> new SeedsTable(solved, unsolved, own))
                .toList();
    }

    @Override
    void ask(Goal goal) {
        solved.ask(goal);
        own.ask(goal);
    }

    @Override
    int find(long low, long high) {
        FlatStateTable table = solved;
        int entry = table.find(low, high);
        if (entry == NONE) {
            table = own;
            entry = table.find(low, high);
        }
        return entry == NONE ? NONE : copy(table, entry);
    }

    @Override
    void storeSolved(long low, long high, int kind, boolean restsOnDraw, int height, long effort, int move, long zone) {
        long before = solved.collisions();
        solved.storeSolved(low, high, kind, restsOnDraw, height, effort, move, zone);
        count(solved.collisions() - before);
    }

    @Override
    boolean storeNumbers(long low, long high, int proof, int disproof, long sources, int distance, long effort) {
        long before = own.collisions();
        boolean isStored = own.storeNumbers(low, high, proof, disproof, sources, distance, effort);
        count(own.collisions() - before);
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
        long before = own.collisions();
        own.storeTwin(low, high, kind, restsOnDraw, lowest, deepest, pathNumber, effort, move);
        count(own.collisions() - before);
    }

    private void count(long newCollisions) {
        stores++;
        collisions += newCollisions;
    }

    @Override
    void clear() {
        solved.clear();
        unsolved.forEach(FlatStateTable::clear);
    }

    @Override
    void turnIntoWins() {
        solved.turnIntoWins();
        unsolved.forEach(FlatStateTable::turnIntoWins);
    }
}
