package org.sekilab.scoring;

/** What counts at the end of a game. */
public enum Ruleset {
    /** Territory and prisoners; points in seki do not count, nor do false eyes. */
    JAPANESE,
    /** Stones, and all points that a color surrounds, in seki or not. */
    AREA
}
