package org.sekilab.experiments.solve;

import java.util.List;
import org.sekilab.safety.Refutations;
import org.sekilab.safety.RefutedRegion;

/**
 * How much of one or several positions is refuted.
 *
 * @param boards the number of positions
 * @param regions that are refuted
 * @param lostPoints points that are lost one by one
 * @param unsettled refuted regions that one move of the defender makes safe
 * @param moves points where one of these moves is
 */
public record RefutationTally(int boards, int regions, int lostPoints, int unsettled, int moves) {
    /** Counts one position. */
    public static RefutationTally of(Refutations found) {
        int unsettled = (int)
                found.regions().stream().filter(RefutedRegion::isUnsettled).count();
        return new RefutationTally(1, found.regions().size(), found.lost().size(), unsettled, found.moves());
    }

    /** The sum over several positions. */
    public static RefutationTally sum(List<RefutationTally> tallies) {
        return tallies.stream().reduce(new RefutationTally(0, 0, 0, 0, 0), RefutationTally::plus);
    }

    private RefutationTally plus(RefutationTally other) {
        return new RefutationTally(
                boards + other.boards,
                regions + other.regions,
                lostPoints + other.lostPoints,
                unsettled + other.unsettled,
                moves + other.moves);
    }
}
