package org.sekilab.search;

/** What ended a search. */
public enum Limit {
    /** Nothing did: it has an answer. */
    NONE,
    TIME,
    NODES,
    /** The table, or a depth that the engine can go. */
    MEMORY,
    CANCELLED
}
