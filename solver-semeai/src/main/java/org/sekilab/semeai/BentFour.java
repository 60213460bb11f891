package org.sekilab.semeai;

/**
 * The treatment of a bent four in the corner that neither side plays out, and of other positions that hold only by
 * endless ko threats.
 */
public enum BentFour {
    /** The race is played like any other: the winner of kos may hold the position. */
    PLAY,
    /** Its owner is dead, with or without ko threats: the convention of Japanese rules. */
    DEAD
}
