package org.sekilab.safety;

import java.util.List;
import org.sekilab.search.Statistics;

/** Receives reports about the progress of a search of a region, in the thread of the search. */
@FunctionalInterface
public interface RegionListener {
    /** Does nothing. */
    RegionListener NONE = (statistics, line) -> {};

    /**
     * Reports the work so far.
     *
     * @param statistics of all searches of the region until now
     * @param line the moves from the start to the current state of the search, points of the board and {@link
     *     org.sekilab.model.Points#PASS}. It is the most promising line for a search by proof numbers, any line for a
     *     depth-first one; unmodifiable
     */
    void progress(Statistics statistics, List<Integer> line);
}
