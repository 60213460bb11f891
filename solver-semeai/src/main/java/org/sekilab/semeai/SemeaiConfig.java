package org.sekilab.semeai;

import org.sekilab.search.Limits;

/**
 * How races are analyzed.
 *
 * @param limits of an analysis: the time is that of all its work, nodes and memory are those of each search on the board
 * @param maxPartPositions parts of a race with more positions have no exact liberty count game; positive
 * @param maxBoundPositions bounds of parts look at so many positions; positive
 * @param maxSumStates sums of games with more states have no value; positive
 * @param bentFour what {@code life} makes of a bent four in the corner
 */
public record SemeaiConfig(
        Limits limits, int maxPartPositions, int maxBoundPositions, int maxSumStates, BentFour bentFour) {
    public SemeaiConfig {
        if (maxPartPositions < 1 || maxBoundPositions < 1 || maxSumStates < 1) {
            throw new IllegalArgumentException("%d and %d positions and %d states are not positive"
                    .formatted(maxPartPositions, maxBoundPositions, maxSumStates));
        }
    }

    /** Limits of searches, and maxima that take a second or so. */
    public static SemeaiConfig of(Limits limits) {
        return new SemeaiConfig(limits, 20_000, 5_000, 300_000, BentFour.PLAY);
    }

    /** The same with another rule for bent fours. */
    public SemeaiConfig with(BentFour rule) {
        return new SemeaiConfig(limits, maxPartPositions, maxBoundPositions, maxSumStates, rule);
    }
}
