package org.sekilab.search;

/** Receives the progress of a search, after every fixed number of nodes. */
@FunctionalInterface
public interface SearchListener {
    /** Does nothing. */
    SearchListener NONE = statistics -> {};

    /** Reports the effort of the search so far. */
    void progress(Statistics statistics);
}
