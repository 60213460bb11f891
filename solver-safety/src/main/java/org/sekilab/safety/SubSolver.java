package org.sekilab.safety;

/** One way to prove safety by search, for the regions of a color. Source: [NM04] 3.1. */
interface SubSolver {
    /** Proves what it can and records it; returns whether anything was proved that had not been. */
    boolean solve(ColorState state);
}
