package org.sekilab.life.search;

/** Counts the states of searches, and tells when one has to stop. */
public interface SearchEffort {
    /** Counts a state. */
    void count();

    /** The number of states so far. */
    long nodes();

    /** True if a limit or the end of the turn is reached. */
    boolean isOver();

    /** Begins a turn of a number of states. */
    void beginTurn(long states);

    /** From now on there is no turn. */
    void endTurn();
}
