package org.sekilab.experiments.score;

/** How seki is told. */
public enum SekiMode {
    /** By eyes that are left when neutral points are filled. */
    RELAXED,
    /** By neutral points: the Japanese rules of 1989. */
    STRICT,
    /** Not at all. */
    OFF,
    /** By proofs, and as relaxed where there is none. */
    EXACT
}
