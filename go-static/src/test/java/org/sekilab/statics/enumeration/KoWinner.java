package org.sekilab.statics.enumeration;

/**
 * The side that wins all ko fights of a local game. It may retake a ko at once; the other side may not on the very next
 * move.
 */
public enum KoWinner {
    ATTACKER,
    DEFENDER
}
