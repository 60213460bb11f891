package org.sekilab.statics.enumeration;

/** Who wins all ko fights of a local game: may retake a ko at once, when the other side may not on the very next move. */
public enum KoWinner {
    ATTACKER,
    DEFENDER
}
