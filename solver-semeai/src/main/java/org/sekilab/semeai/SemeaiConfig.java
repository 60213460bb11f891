package org.sekilab.semeai;

import org.sekilab.search.Limits;

/**
 * The settings of the analysis of races.
 *
 * @param limits for an analysis: the time covers all of its work, nodes and memory apply to each search on the board
 * @param maxPartPositions parts of a race with more positions have no exact liberty count game; positive
 * @param maxBoundPositions the number of positions that bounds of a part examine; positive
 * @param maxSumStates sums of games with more states have no value; positive
 * @param bentFour the treatment of a bent four in the corner by {@code life}
 */
public record SemeaiConfig(
        Limits limits, int maxPartPositions, int maxBoundPositions, int maxSumStates, BentFour bentFour) {
    public SemeaiConfig {
        if (maxPartPositions < 1 || maxBoundPositions < 1 || maxSumStates < 1) {
            throw new IllegalArgumentException("%d and %d positions and %d states are not positive"
                    .formatted(maxPartPositions, maxBoundPositions, maxSumStates));
        }
    }

    /** The given limits, and maxima that take about a second. */
    public static SemeaiConfig of(Limits limits) {
        return new SemeaiConfig(limits, 20_000, 5_000, 300_000, BentFour.PLAY);
    }

    /** A copy with another rule for bent fours. */
    public SemeaiConfig with(BentFour rule) {
        return new SemeaiConfig(limits, maxPartPositions, maxBoundPositions, maxSumStates, rule);
    }
}
