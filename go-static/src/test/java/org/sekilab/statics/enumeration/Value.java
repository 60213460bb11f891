package org.sekilab.statics.enumeration;

/** The value of a local game with best play, from the defender's side. */
public enum Value {
    /** No essential block is captured, and no attacker stone stays on the territory. */
    SAFE,
    /** No essential block is captured, but attacker stones stay that do not live independently. */
    SEKI,
    /** An essential block is captured, or attacker stones live on the territory. */
    UNSAFE,
    /** The value depends on the rule for long repetitions: endless play may count for either side. */
    AMBIGUOUS
}
