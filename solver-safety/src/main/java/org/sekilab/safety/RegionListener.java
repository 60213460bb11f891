package org.sekilab.safety;

import java.util.List;
import org.sekilab.search.Statistics;

/** Is told now and then how far the search of a region is, by the thread that searches. */
@FunctionalInterface
public interface RegionListener {
    /** Does nothing. */
    RegionListener NONE = (statistics, line) -> {};

    /**
     * What was done so far.
     *
     * @param statistics of all searches of the region until now
     * @param line the moves from the start to the state that is searched at the moment, points of the board and {@link
     *     org.sekilab.model.Points#PASS}: the most promising line for a search by proof numbers, any line for a depth-first one;
     *     unmodifiable
     */
    void progress(Statistics statistics, List<Integer> line);
}
