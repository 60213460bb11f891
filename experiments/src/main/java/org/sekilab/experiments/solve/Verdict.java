package org.sekilab.experiments.solve;

/** What is known of a region, from its defender's side and with the attacker moving first. */
public enum Verdict {
    /** No block around it is ever captured, and no stone of the attacker survives inside. */
    SAFE,
    /** The attacker lives inside. */
    UNSAFE,
    /** Nothing was proved. */
    UNKNOWN
}
