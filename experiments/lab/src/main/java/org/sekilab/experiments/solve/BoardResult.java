package org.sekilab.experiments.solve;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMap;

/**
 * All facts found about a position.
 *
 * @param input the position and where it is from
 * @param safety what is safe, and by which method
 * @param tally the counts of it
 * @param regions the regions of black, then the regions of white, each in the order of their first points,
 *     unmodifiable
 * @param nodes the nodes of all searches
 * @param elapsedNanos wall time
 */
public record BoardResult(
        BoardInput input, SafetyMap safety, Tally tally, List<RegionOutcome> regions, long nodes, long elapsedNanos) {
    public BoardResult {
        regions = List.copyOf(regions);
    }

    /** A new set: the stones of a color that are proved dead, on safe points of the other color. */
    public PointSet deadStones(Color color) {
        return safety.deadStones(color);
    }
}
