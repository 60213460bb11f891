package org.sekilab.safety.settings;

/** The verdict on a region from the defender's side, with the attacker moving first unless stated otherwise. */
public enum Verdict {
    /** No boundary block is ever captured and no attacker stone survives inside. */
    SAFE,
    /**
     * No boundary block is captured, but attacker stones stay on the region's points, and do not live by themselves.
     */
    SEKI,
    /** The attacker captures a boundary block, or lives inside. */
    UNSAFE,
    /** A limit was reached first, or no rule applies. */
    UNKNOWN
}
