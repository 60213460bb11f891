package org.sekilab.search;

import java.util.Optional;

/**
 * A state of a two-player game without chance, with moves to play and undo. Mutable, confined to one thread.
 *
 * <p>An engine plays and undoes moves, last in first out, and leaves the state as it found it. Moves are ints with a
 * meaning for the problem only. Engines store and compare them. {@link #NO_MOVE} is never a move.
 *
 * <p>States may repeat. {@link #repetition()} gives the worth of that. An engine must stay right when several paths
 * reach the same state. A conclusion that uses a repetition holds for the path of that repetition.
 */
public interface Problem {
    /** No move. */
    int NO_MOVE = Integer.MIN_VALUE;

    /** Estimates lie between minus this number and this number, exclusive. */
    int MAX_ESTIMATE = 1 << 20;

    /** An upper bound on the number of moves in any reachable state. */
    int maxMoves();

    /** True when the prover is to move, false when the opponent is. */
    boolean isProverToMove();

    /**
     * Fills the buffer with moves of the side to move, the most promising first, and returns their number. A legal move
     * may be left out only if another one is at least as good. Engines call this only where {@link #outcome} is
     * unknown. There is always at least one move.
     *
     * @param moves filled from index 0; its length is at least {@link #maxMoves}
     */
    int movesInto(int[] moves);

    /** Plays one of the moves. */
    void play(int move);

    /** Takes the last move back. */
    void undo();

    /**
     * The first half of the key of the state. Two states with the same key are the same in all that matters for their
     * value, the side to move included. The path to the state is not part of the key.
     */
    long keyLow();

    /** The second half of the key. */
    long keyHigh();

    /**
     * The value of the state if it follows from the rules or from a proof, without search; else
     * {@link Outcome#UNKNOWN}.
     */
    Outcome outcome();

    /** A guess of how good the state is for the prover: larger is better. Proves nothing. */
    int estimate();

    /**
     * The proof number with which the state begins, from 1 to {@link #MAX_ESTIMATE}. It is a guess of the number of
     * states that the prover must win before this one is won. Proves nothing. Engines call this only where
     * {@link #outcome} is unknown.
     */
    default int initialProof() {
        return 1;
    }

    /** The disproof number with which the state begins, the same kind of guess for the opponent. */
    default int initialDisproof() {
        return 1;
    }

    /**
     * What a move of the prover adds to the first proof number of the next state, from 0 to {@link #MAX_ESTIMATE}.
     * The move stands at a place of the last {@link #movesInto}. Proves nothing. Engines call this before they play
     * or make other moves.
     */
    default int moveCost(int place) {
        return 0;
    }

    /** The worth of a return to a state on the path, or of endless play. */
    Outcome repetition();

    /**
     * Another problem in the same state, for use by another thread. Empty if the problem has no copies. Then no engine
     * searches it with several threads, and df-pn does not simulate siblings.
     */
    default Optional<Problem> copy() {
        return Optional.empty();
    }
}
