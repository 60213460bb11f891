package org.sekilab.experiments.config;

/** The methods that tell the status of blocks over the Go Text Protocol. */
public enum StatusMethod {
    /** Proofs of whole boards, and searches of regions. */
    ENCLOSED,
    /** Proofs of whole boards, searches of regions, and then a search for life on the open board. */
    OPEN,
    /** Static proofs, a short search for life on the open board, and then an estimate, which is a guess. */
    GUESS
}
