package org.sekilab.search;

/** What ended a search. */
public enum Limit {
    /** Nothing did: it has an answer. */
    NONE,
    TIME,
    NODES,
    /** The table, or a depth that the engine can go. */
    MEMORY,
    CANCELLED,
    /** No limit of this kind: the answer depends on the rule for repetitions. Not for engines, which are told that rule. */
    REPETITION
}
