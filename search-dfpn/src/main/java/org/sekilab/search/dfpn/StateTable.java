package org.sekilab.search.dfpn;

import org.sekilab.search.Goal;
import org.sekilab.search.ZoneProblem;
import org.sekilab.search.run.TableCounts;
import org.sekilab.search.table.KeyHash;

/**
 * The states that a search remembers, within a fixed memory limit. Mutable. This is the view of one thread: it is
 * confined to a run and to readers of its proof. {@link SharedTable} shares the entries behind the view.
 *
 * <p>An entry is five longs, 40 bytes:
 *
 * <pre>
 * key      two halves, compared in full
 * meta     kind (2) twin (2) draw (1) plies (12) lowest (12) deepest (12) question (1) unused (2) effort (20)
 * numbers  proof number (32) disproof number (32), or zone of a proven state (64)
 * line     move (32) path number (32), or source of the proof number (32), of the disproof number (32)
 * </pre>
 *
 * <p>The <i>base</i> is the kind with the numbers; it holds on every path. {@link #UNSOLVED} has numbers, and in
 * "plies" the minimal distance from the root. {@link #PROVEN} and {@link #DISPROVEN} have a move of the side to move.
 * If repetition is not the winner's, their "plies" are a number of plies that is enough to end the game.
 *
 * <p>The <i>twin</i> is a win by repetition that needs certain states on the path. It has the plies of the lowest
 * and of the deepest of these states, and the {@link PathNumbers number} of the path down to the deepest. Only
 * unsolved bases have a twin. An unsolved base without a twin has the sources of its numbers instead, as in
 * {@link Children}, if the configuration counts them. The draw flag says that the proof, of base or twin, rests on a
 * draw.
 *
 * <p>All calls are about one question at a time, {@link Goal#AT_LEAST_DRAW} unless {@link #ask} changes it. A look-up
 * also finds the solved entry of the other question if it answers this one. A side that reaches no draw does not win. A
 * side that wins also reaches at least a draw. A proof of at least a draw that rests on no draw is a proof of a win.
 */
abstract class StateTable implements TableCounts {
    /** No entry. */
    static final int NONE = -1;

    static final int UNSOLVED = 1;
    static final int DISPROVEN = 2;
    static final int PROVEN = 3;

    static final int MOST_PLIES = (1 << 12) - 1;

    static final int LONGS = 5;
    static final int LOW = 0;
    static final int HIGH = 1;
    static final int META = 2;
    static final int NUMBERS = 3;
    static final int LINE = 4;

    static final int KIND_SHIFT = 62;
    static final int TWIN_SHIFT = 60;
    static final long TWIN_BITS = 3L << TWIN_SHIFT;
    static final long DRAW = 1L << 59;
    static final int PLIES_SHIFT = 47;
    static final int LOWEST_SHIFT = 35;
    static final int DEEPEST_SHIFT = 23;
    static final int MOST_EFFORT = (1 << 20) - 1;

    /** [entry + LOW, HIGH, META, NUMBERS, LINE] for an entry that {@link #find} returned. */
    long[] entries;

    long hits;
    long stores;
    long collisions;

    StateTable(long[] entries) {
        this.entries = entries;
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

    /** Sets the question for all further calls. */
    abstract void ask(Goal goal);

    /** The entry of a state, valid until the next call that takes a key, or {@link #NONE}. */
    abstract int find(long low, long high);

    /** Stores a result that holds on every path, and that rests on all of the state. */
    final void storeSolved(long low, long high, int kind, boolean restsOnDraw, int height, long effort, int move) {
        storeSolved(low, high, kind, restsOnDraw, height, effort, move, ZoneProblem.ALL);
    }

    /**
     * Stores a result that holds on every path.
     *
     * @param zone see {@link ZoneProblem}; of no meaning for a disproof
     */
    abstract void storeSolved(
            long low, long high, int kind, boolean restsOnDraw, int height, long effort, int move, long zone);

    /** Stores the numbers of an unsolved state, and keeps its twin. Returns true if there was room. */
    abstract boolean storeNumbers(
            long low, long high, int proof, int disproof, long sources, int distance, long effort);

    /** Stores a win by repetition in place of an older one. New entries get the numbers 1 and 1. */
    abstract void storeTwin(
            long low,
            long high,
            int kind,
            boolean restsOnDraw,
            int lowest,
            int deepest,
            int pathNumber,
            long effort,
            int move);

    /** Removes all entries. */
    abstract void clear();

    /**
     * Turns entries about draws into entries about wins. Results that rest on a draw are removed; the numbers of
     * unsolved states stay.
     */
    abstract void turnIntoWins();

    /** Makes an entry of another table the only one that this view has, and returns it as {@link #find} does. */
    final int copy(StateTable table, int entry) {
        System.arraycopy(table.entries, entry, entries, 0, LONGS);
        hits++;
        return 0;
    }

    final int kind(int entry) {
        return (int) (entries[entry + META] >>> KIND_SHIFT);
    }

    final boolean isSolved(int entry) {
        return kind(entry) != UNSOLVED;
    }

    /** True if there is a twin of this kind, {@link #PROVEN} or {@link #DISPROVEN}. */
    final boolean hasTwin(int entry, int kind) {
        return (int) (entries[entry + META] >>> TWIN_SHIFT & 3) == kind;
    }

    final boolean restsOnDraw(int entry) {
        return (entries[entry + META] & DRAW) != 0;
    }

    /** The height of a solved entry, or the minimal distance of an unsolved one. */
    final int plies(int entry) {
        return (int) (entries[entry + META] >>> PLIES_SHIFT) & 0xFFF;
    }

    final int lowest(int entry) {
        return (int) (entries[entry + META] >>> LOWEST_SHIFT) & 0xFFF;
    }

    final int deepest(int entry) {
        return (int) (entries[entry + META] >>> DEEPEST_SHIFT) & 0xFFF;
    }

    final int effort(int entry) {
        return (int) entries[entry + META] & MOST_EFFORT;
    }

    final int proof(int entry) {
        return (int) (entries[entry + NUMBERS] >>> 32);
    }

    final int disproof(int entry) {
        return (int) entries[entry + NUMBERS];
    }

    /** The sources of the numbers of an unsolved entry, in the form of {@link #sources(int, int)}. */
    final long sources(int entry) {
        int own = KeyHash.of(entries[entry + LOW], entries[entry + HIGH]);
        return hasNoTwin(entry) ? entries[entry + LINE] : sources(own, own);
    }

    /** The zone of a proven entry. */
    final long zone(int entry) {
        return entries[entry + NUMBERS];
    }

    /** The hashes of the source states of a proof number and of a disproof number, in one word. */
    static long sources(int ofProof, int ofDisproof) {
        return (long) ofProof << 32 | ofDisproof & 0xFFFF_FFFFL;
    }

    final boolean hasNoTwin(int entry) {
        return (entries[entry + META] & TWIN_BITS) == 0;
    }

    /** The move of a solved entry or of a twin. */
    final int move(int entry) {
        return (int) (entries[entry + LINE] >>> 32);
    }

    final int pathNumber(int entry) {
        return (int) entries[entry + LINE];
    }
}
