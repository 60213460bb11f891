package org.sekilab.verify;

import java.util.BitSet;
import java.util.List;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;

/**
 * A zone that was checked: what it keeps, as long as none of its blocks is captured elsewhere.
 *
 * @param goal that is reached
 * @param points where its strategy plays
 * @param blocks the blocks that must not be captured, by index among those of its color
 * @param eyes what is assumed of each of them
 * @param givers the zones that bits of eyes stand for; if there are none, bit 0 is a liberty anywhere else
 * @param territory the points that are the defender's in the end
 * @param states that were checked
 */
record Zone(Goal goal, PointSet points, int[] blocks, long[] eyes, List<Zone> givers, PointSet territory, int states) {

    /** What a strategy reaches. */
    enum Goal {
        SAFE,
        ALIVE,
        SEKI,
        NOT_SAFE
    }

    /** How many liberties the zone gives to a block of the color. */
    int liberties(int block) {
        for (int place = 0; place < blocks.length; place++) {
            if (blocks[place] == block && eyes[place] != LocalShape.ALIVE) {
                return eyes[place] == 0 || !givers.isEmpty() ? 2 : 1;
            }
        }
        return 0;
    }

    /** True when all blocks that are assumed to be alive are among some, for its givers too. */
    boolean isFoundedOn(BitSet alive) {
        boolean isFounded = givers.stream().allMatch(giver -> giver.isFoundedOn(alive));
        for (int place = 0; place < blocks.length; place++) {
            isFounded &= eyes[place] != LocalShape.ALIVE || alive.get(blocks[place]);
        }
        return isFounded;
    }

    /** True when all its blocks, and those of its givers, are among some. */
    boolean isClosedBy(BitSet candidates) {
        boolean isClosed = givers.stream().allMatch(giver -> giver.isClosedBy(candidates));
        for (int block : blocks) {
            isClosed &= candidates.get(block);
        }
        return isClosed;
    }
}
