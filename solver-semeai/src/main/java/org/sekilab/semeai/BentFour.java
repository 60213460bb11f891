package org.sekilab.semeai;

/** What becomes of a bent four in the corner that neither side plays out, and of what else holds by ko threats without end. */
public enum BentFour {
    /** The race is played as any other: who wins kos may hold it. */
    PLAY,
    /** Its owner is dead, ko threats or not: the convention of Japanese rules. */
    DEAD
}
