package org.sekilab.semeai.bounds;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.search.Goal;
import org.sekilab.search.bounds.Bounds;
import org.sekilab.semeai.graph.SingleRace;

/**
 * The rest of a race that can be counted completely. Its value for black is no single number, because an eye may be
 * worth more or less than liberties. Immutable.
 *
 * <p>Source: [POB]: liberties and eyes of blocks as values; [N05] 5.3 for the counts
 * that win.
 *
 * @param mover the side to move
 * @param shared the liberties of both sides
 * @param hasBlackEye true if some of the black moves are in an eye
 * @param hasWhiteEye true if some of the white moves are in an eye
 * @param lead the moves that white needs to fill all outside liberties and the eye of black, less the moves that black
 *     needs
 */
record RaceCounts(Color mover, int shared, boolean hasBlackEye, boolean hasWhiteEye, int lead) {
    private static final boolean[] EITHER = {false, true};

    /**
     * True if this value is at least as good for black as another one. The lead is not smaller. Black has an eye if
     * it has one there. White has none if it has none there. The rest is equal.
     */
    boolean isAtLeast(RaceCounts other) {
        return mover == other.mover
                && shared == other.shared
                && lead >= other.lead
                && (hasBlackEye || !other.hasBlackEye)
                && (!hasWhiteEye || other.hasWhiteEye);
    }

    /** True if black reaches a goal in this race. */
    boolean reaches(Goal goal) {
        int blackInner = hasBlackEye ? 1 : 0;
        int whiteInner = hasWhiteEye ? 1 : 0;
        int outer = lead - blackInner + whiteInner;
        SingleRace race = new SingleRace(blackInner, Math.max(outer, 0), whiteInner, Math.max(-outer, 0), shared);
        return goal.isReachedBy(race.value(mover));
    }

    /**
     * The least counts with which black reaches a goal. For each kind of eyes that is the smallest lead.
     *
     * @param shared the number of shared liberties
     */
    static Bounds<RaceCounts> bounds(Goal goal, Color mover, int shared) {
        List<RaceCounts> least = new ArrayList<>();
        for (boolean hasBlackEye : EITHER) {
            for (boolean hasWhiteEye : EITHER) {
                least.add(least(goal, mover, shared, hasBlackEye, hasWhiteEye));
            }
        }
        return new Bounds<>(RaceCounts::isAtLeast, least);
    }

    /** With more than all shared liberties as a lead, black reaches every goal, and with less than that none. */
    private static RaceCounts least(Goal goal, Color mover, int shared, boolean hasBlackEye, boolean hasWhiteEye) {
        RaceCounts least = new RaceCounts(mover, shared, hasBlackEye, hasWhiteEye, -shared - 1);
        while (!least.reaches(goal)) {
            least = new RaceCounts(mover, shared, hasBlackEye, hasWhiteEye, least.lead + 1);
        }
        return least;
    }
}
