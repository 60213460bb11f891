package org.sekilab.safety.settings;

/** The order in which areas are searched for seki. Source: [NKM] 5.6, and its future work. */
public enum SekiOrder {
    /** One after the other, until nothing changes: figure 5. */
    PLAIN,
    /** Areas that share a block with the last proof come first. */
    ADJACENT
}
