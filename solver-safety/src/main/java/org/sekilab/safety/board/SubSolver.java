package org.sekilab.safety.board;

import java.util.List;
import java.util.Optional;

/** A method that proves safety by search, for the regions of a color. Immutable. Source: [NM04] 3.1. */
public interface SubSolver {
    /**
     * The attempts of one pass over a board, in their order. The caller commits the proof of an attempt before it makes
     * the next attempt, which may rest on that proof.
     *
     * @param board what is proved so far; neither this method nor an attempt changes it
     * @param searcher the searches of the board
     */
    List<Attempt> attempts(BoardProof board, AreaSearcher searcher);

    /** One attempt of a sub-solver on the board that it was made for. */
    @FunctionalInterface
    interface Attempt {
        /** Searches for a proof. The result is empty if there is none, or if the limits end the searches. */
        Optional<JointProof> tryProve();
    }
}
