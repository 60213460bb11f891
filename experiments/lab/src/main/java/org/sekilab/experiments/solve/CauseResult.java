package org.sekilab.experiments.solve;

import org.sekilab.safety.CauseMap;

/**
 * What is not proved of a position, and why.
 *
 * @param input the position and where it is from
 * @param causes by point and region
 * @param tally the counts of it
 */
public record CauseResult(BoardInput input, CauseMap causes, CauseTally tally) {
    public CauseResult(BoardInput input, CauseMap causes) {
        this(input, causes, CauseTally.of(causes));
    }
}
