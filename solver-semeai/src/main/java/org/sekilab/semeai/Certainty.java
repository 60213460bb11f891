package org.sekilab.semeai;

/** The degree of trust in a verdict. Only certain verdicts may enter a proof. */
public enum Certainty {
    /** A proof. */
    CERTAIN,
    /** A proof by games that are no better for the winner than the real ones. */
    BOUNDED,
    /** A guess. */
    HEURISTIC
}
