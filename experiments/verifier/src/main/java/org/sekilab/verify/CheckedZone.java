package org.sekilab.verify;

import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * A zone that was checked: what it keeps, as long as none of its blocks is captured elsewhere.
 *
 * <p>Rules: R-SUM-1, and the words "counts for" of R-SUM-2.
 *
 * @param goal that is reached
 * @param points where its strategy plays
 * @param eyes what is assumed of each block that must not be captured, by the block's index among those of the
 *     color
 * @param givers the zones that bits of eyes stand for. Without givers, bit 0 is a liberty anywhere else
 * @param territory the points that are the defender's in the end
 * @param states that were checked
 */
record CheckedZone(
        Goal goal, BitSet points, Map<Integer, Long> eyes, List<CheckedZone> givers, BitSet territory, int states) {
    /** What a strategy reaches. */
    enum Goal {
        SAFE,
        ALIVE,
        SEKI,
        NOT_SAFE
    }

    /** How many liberties the zone gives to a block of the color. */
    int liberties(int block) {
        long assumed = eyes.getOrDefault(block, WallGame.ALIVE);
        if (assumed == WallGame.ALIVE) {
            return 0;
        }
        return assumed == 0 || !givers.isEmpty() ? 2 : 1;
    }

    /** True when the zone and its givers assume only blocks of this set to be alive. */
    boolean isFoundedOn(BitSet alive) {
        return eyes.entrySet().stream().allMatch(each -> each.getValue() != WallGame.ALIVE || alive.get(each.getKey()))
                && givers.stream().allMatch(giver -> giver.isFoundedOn(alive));
    }

    /** True when all its blocks, and all blocks of its givers, are in this set. */
    boolean isClosedBy(BitSet candidates) {
        return eyes.keySet().stream().allMatch(candidates::get)
                && givers.stream().allMatch(giver -> giver.isClosedBy(candidates));
    }
}
