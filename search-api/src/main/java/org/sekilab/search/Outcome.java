package org.sekilab.search;

/** The worth of a state to the prover. */
public enum Outcome {
    /** The opponent reaches all its aims. */
    LOSS,
    /** Neither side reaches all its aims. */
    DRAW,
    /** The prover reaches all its aims. */
    WIN,
    /** Not known. This is not a value. */
    UNKNOWN
}
