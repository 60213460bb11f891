package org.sekilab.search;

/** Is told how far a search is, every so many nodes. */
@FunctionalInterface
public interface SearchListener {
    /** Does nothing. */
    SearchListener NONE = statistics -> {};

    /** What the search did so far. */
    void progress(Statistics statistics);
}
