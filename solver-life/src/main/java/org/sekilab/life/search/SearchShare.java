package org.sekilab.life.search;

/**
 * How many states a search may have beside others: at first as many as these, and later a part of all. Immutable.
 *
 * @param mostEven the most states up to which this search has as many as the others
 * @param part later, one of so many states is for this search, at least 2
 */
public record SearchShare(long mostEven, int part) {
    /** The states of this search when the others have had some. */
    public long beside(long others) {
        return Math.max(Math.min(others, mostEven), others / (part - 1));
    }
}
