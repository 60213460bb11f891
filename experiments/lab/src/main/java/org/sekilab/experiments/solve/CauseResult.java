package org.sekilab.experiments.solve;

import java.util.Optional;
import org.sekilab.safety.CauseMap;
import org.sekilab.safety.Refutations;

/**
 * What is not proved of a position, and why.
 *
 * @param input the position and where it is from
 * @param causes by point and region
 * @param refutations what is refuted, if that was asked; then the causes are theirs
 * @param tally the counts of it
 */
public record CauseResult(BoardInput input, CauseMap causes, Optional<Refutations> refutations, CauseTally tally) {
    /** Without refutations. */
    public CauseResult(BoardInput input, CauseMap causes) {
        this(input, causes, Optional.empty(), CauseTally.of(causes));
    }

    /** With refutations. */
    public CauseResult(BoardInput input, Refutations refutations) {
        this(input, refutations.causes(), Optional.of(refutations), CauseTally.of(refutations.causes()));
    }
}
