package org.sekilab.life.search;

/** A search that takes turns with others. Mutable. */
public interface TurnedSearch {
    /** Searches until its turn or the effort is over, or until it is decided. True if it is won. */
    boolean isWon();

    /** Prepares the next turn of a search that is not won. False if nothing is left to search. */
    boolean goesOn();
}
