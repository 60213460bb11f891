package org.sekilab.semeai;

/** How far a verdict is to be trusted. Only certain ones may enter a proof. */
public enum Certainty {
    /** A proof. */
    CERTAIN,
    /** A proof by games that are no better for the winner than the real ones. */
    BOUNDED,
    /** A guess. */
    HEURISTIC
}
