package org.sekilab.search;

import java.util.Optional;

/**
 * A state of a two-player game without chance, with moves to play and undo; mutable, confined to one thread.
 *
 * <p>An engine plays and undoes moves, last in first out, and leaves the state as it found it. Moves are ints that mean something to
 * the problem only; engines store and compare them, and {@link #NO_MOVE} is none of them.
 *
 * <p>States may repeat. The problem says in {@link #repetition()} what that is worth. An engine must stay right when the
 * same state is reached by several paths: what it concludes with the help of a repetition holds for the path it was on.
 */
public interface Problem {
    /** No move. */
    int NO_MOVE = Integer.MIN_VALUE;

    /** Estimates are between minus this and this, exclusive. */
    int MAX_ESTIMATE = 1 << 20;

    /** An upper bound on the number of moves in any state that can be reached. */
    int maxMoves();

    /** True when the prover is to move, false when the opponent is. */
    boolean isProverToMove();

    /**
     * Fills the buffer with moves of the side to move, the most promising first, and returns how many they are. May leave out a
     * legal move only if another one is at least as good. Called only where {@link #outcome} is unknown; at least one move.
     *
     * @param moves from index 0; its length is at least {@link #maxMoves}
     */
    int movesInto(int[] moves);

    /** Plays one of the moves. */
    void play(int move);

    /** Takes the last move back. */
    void undo();

    /**
     * The first half of a key that two states share only if they are the same in all that matters for their value, the
     * side to move included, but for the path that led there.
     */
    long keyLow();

    /** The second half of the key. */
    long keyHigh();

    /** The value of the state where it follows from the rules or from a proof, without search; else {@link Outcome#UNKNOWN}. */
    Outcome outcome();

    /** How good the state seems to be for the prover: larger is better. Proves nothing. */
    int estimate();

    /**
     * A guess at how many states must be won for the prover before this one is, from 1 to {@link #MAX_ESTIMATE}: the proof number that the
     * state begins with. Proves nothing. Called only where {@link #outcome} is unknown.
     */
    default int initialProof() {
        return 1;
    }

    /** The same for the opponent: the disproof number that the state begins with. */
    default int initialDisproof() {
        return 1;
    }

    /** What it is worth to return to a state that is on the path already, or to play on for ever. */
    Outcome repetition();

    /**
     * Another problem in the same state, which another thread may use; nothing where there is none: then no engine searches it with several
     * threads, and df-pn does not simulate siblings.
     */
    default Optional<Problem> copy() {
        return Optional.empty();
    }
}
