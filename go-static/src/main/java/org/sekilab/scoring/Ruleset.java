package org.sekilab.scoring;

/** The points that count at the end of a game. */
public enum Ruleset {
    /** Territory and prisoners count. Points in seki and false eyes do not. */
    JAPANESE,
    /** Stones count, and all points that a color surrounds, in seki or not. */
    AREA
}
