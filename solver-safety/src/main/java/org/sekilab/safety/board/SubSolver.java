package org.sekilab.safety.board;

/** One way to prove safety by search, for the regions of a color. Source: [NM04] 3.1. */
public interface SubSolver {
    /** Proves what it can and records it; returns whether anything was proved that had not been. */
    boolean solve(BoardProof state);
}
