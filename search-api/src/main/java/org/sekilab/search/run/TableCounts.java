package org.sekilab.search.run;

/** What a table of states counts for the statistics of a run. */
public interface TableCounts {
    /** How many look-ups found their state. */
    long hits();

    /** How often an entry was written. */
    long stores();

    /** How often an entry of another state was lost. */
    long collisions();
}
