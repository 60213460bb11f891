package org.sekilab.safety.board;

/** A method that proves safety by search, for the regions of a color. Source: [NM04] 3.1. */
public interface SubSolver {
    /** Proves as much as it can and records it; returns true if it proved anything new. */
    boolean solve(BoardProof state);
}
