package org.sekilab.search.alphabeta;

import org.jspecify.annotations.Nullable;
import org.sekilab.search.Problem;
import org.sekilab.search.run.TableCounts;
import org.sekilab.search.table.FlatTable;

/**
 * The states that a run remembers, as words of a table. Mutable, confined to the run and to readers of its proof.
 *
 * <p>There are three kinds of words, distinguished by the two highest bits. A word that is more valuable to keep is
 * larger:
 *
 * <pre>
 * proven     1 w (w: the prover wins) nodes it took (18) height (12) move (32)
 * dependent  0 1 nodes it took (18) unused (12) move (32)
 * estimate   0 0 iteration (10) remaining plies (10) bound (2) value + 2^20 (21) move, lowest bits (19)
 * </pre>
 *
 * <p>Proven words hold on every path. If repetition is not the winner's, the height is a number of plies that is enough
 * to end the game.
 *
 * <p>Dependent words are wins by repetition. They hold on the path on which they were found, and must be checked on
 * others.
 *
 * <p>Estimates prove nothing. Their move serves only for move ordering, where a confusion of moves does no harm.
 *
 * <p>Cost: O(1); allocates nothing after the constructor.
 */
final class StateMemory implements TableCounts {
    /** The value is at least, at most, or exactly that of the estimate. */
    static final int LOWER = 1;

    static final int UPPER = 2;
    static final int EXACT = 3;

    static final int MOST_HEIGHT = (1 << 12) - 1;

    private static final int MOST_EFFORT = (1 << 18) - 1;
    private static final int MOVE_BITS = 19;

    private final @Nullable FlatTable table;
    private long hits;

    StateMemory(@Nullable FlatTable table) {
        this.table = table;
    }

    /** The word about a state, or 0. */
    long find(long low, long high) {
        if (table == null) {
            return 0;
        }
        long word = table.find(low, high);
        hits += word != 0 ? 1 : 0;
        return word;
    }

    void storeProven(long low, long high, boolean isWin, long nodes, int height, int move) {
        assert height >= 0 && height <= MOST_HEIGHT : height;
        store(low, high, (isWin ? 3L : 2L) << 62 | effort(nodes) | (long) height << 32 | toLow(move));
    }

    void storeDependent(long low, long high, long nodes, int move) {
        store(low, high, 1L << 62 | effort(nodes) | toLow(move));
    }

    /** Stores a value that is not a proof, from the mover's side. */
    void storeEstimate(long low, long high, int iteration, int remaining, int bound, int value, int move) {
        assert iteration > 0 && iteration < 1 << 10 && remaining < 1 << 10;
        assert Math.abs(value) < Problem.MAX_ESTIMATE : value;
        store(
                low,
                high,
                (long) iteration << 52
                        | (long) remaining << 42
                        | (long) bound << 40
                        | (long) (value + Problem.MAX_ESTIMATE) << MOVE_BITS
                        | fingerprint(move));
    }

    static boolean isProven(long word) {
        return word < 0;
    }

    /** True if the prover wins by a proven word. */
    static boolean isWin(long word) {
        return word >>> 62 == 3;
    }

    static int height(long word) {
        return (int) (word >>> 32) & MOST_HEIGHT;
    }

    static boolean isDependent(long word) {
        return word >>> 62 == 1;
    }

    static boolean isEstimate(long word) {
        return word != 0 && word >>> 62 == 0;
    }

    static int iteration(long word) {
        return (int) (word >>> 52) & 0x3FF;
    }

    static int remaining(long word) {
        return (int) (word >>> 42) & 0x3FF;
    }

    static int bound(long word) {
        return (int) (word >>> 40) & 3;
    }

    static int value(long word) {
        return ((int) (word >>> MOVE_BITS) & (1 << 21) - 1) - Problem.MAX_ESTIMATE;
    }

    /** The move of a proven or a dependent word. */
    static int move(long word) {
        assert !isEstimate(word);
        return (int) word;
    }

    /** True if the word may mean this move. */
    static boolean mayBeMove(long word, int move) {
        if (word == 0 || move == Problem.NO_MOVE) {
            return false;
        }
        return isEstimate(word) ? fingerprint(move) == fingerprint((int) word) : (int) word == move;
    }

    @Override
    public long hits() {
        return hits;
    }

    @Override
    public long stores() {
        return table == null ? 0 : table.stores();
    }

    @Override
    public long collisions() {
        return table == null ? 0 : table.collisions();
    }

    private void store(long low, long high, long word) {
        if (table != null) {
            table.store(low, high, word);
        }
    }

    private static long effort(long nodes) {
        return Math.min(nodes, MOST_EFFORT) << 44;
    }

    private static long toLow(int move) {
        return move & 0xFFFF_FFFFL;
    }

    private static long fingerprint(int move) {
        return move & (1 << MOVE_BITS) - 1;
    }
}
