package org.sekilab.search.dfpn;

import org.sekilab.search.Goal;
import org.sekilab.search.run.TableCounts;
import org.sekilab.search.table.KeyHash;

/**
 * What a search remembers of states, in a fixed memory limit; mutable. As one thread sees it: it is confined to a run and to those who look
 * at its proof, but for what {@link SharedTable} shares.
 *
 * <p>An entry is five longs, 40 bytes:
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

    /** [entry + LOW, HIGH, META, NUMBERS, LINE] where {@link #find} returned the entry. */
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

    /** All that follows is about this question. */
    abstract void ask(Goal goal);

    /** The entry of a state, valid until the next call that takes a key, or {@link #NONE}. */
    abstract int find(long low, long high);

    /** Stores a result that holds on every path. */
    abstract void storeSolved(long low, long high, int kind, boolean restsOnDraw, int height, long effort, int move);

    /** Stores the numbers of an unsolved state, and leaves its twin; returns whether there was room. */
    abstract boolean storeNumbers(
            long low, long high, int proof, int disproof, long sources, int distance, long effort);

    /** Stores a win by repetition in place of another one; new entries get the numbers 1 and 1. */
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

    /** Forgets all. */
    abstract void clear();

    /** Turns all that is known about draws into what it says about wins: what rests on a draw goes, but for numbers of unsolved states. */
    abstract void turnIntoWins();

    final int kind(int entry) {
        return (int) (entries[entry + META] >>> KIND_SHIFT);
    }

    final boolean isSolved(int entry) {
        return kind(entry) != UNSOLVED;
    }

    /** Whether there is a twin, and it is a proof (or, if so asked, a disproof): {@link #PROVEN} or {@link #DISPROVEN}. */
    final boolean hasTwin(int entry, int kind) {
        return (int) (entries[entry + META] >>> TWIN_SHIFT & 3) == kind;
    }

    final boolean restsOnDraw(int entry) {
        return (entries[entry + META] & DRAW) != 0;
    }

    /** The height of a solved entry, the minimal distance of an unsolved one. */
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

    /** Where the numbers of an unsolved entry come from, as {@link #sources} puts it. */
    final long sources(int entry) {
        int own = KeyHash.of(entries[entry + LOW], entries[entry + HIGH]);
        return hasNoTwin(entry) ? entries[entry + LINE] : sources(own, own);
    }

    /** The hashes of the states that a proof and a disproof number come from, in one word. */
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
