package org.sekilab.search;

/** What a state is worth to the prover. */
public enum Outcome {
    /** The opponent reaches all it wants. */
    LOSS,
    /** Neither side does. */
    DRAW,
    /** The prover reaches all it wants. */
    WIN,
    /** Not known: not a value. */
    UNKNOWN
}
