package org.sekilab.verify;

import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * A zone that was checked: what it keeps, as long as none of its blocks is captured elsewhere.
 *
 * <p>Rules: R-SUM-1, the words "counts for" of R-SUM-2, and "aside" of R-SUM-3.
 *
 * @param goal that is reached
 * @param isDefenderFirst whether the defender moves first in its game
 * @param hasWayBack whether play in its game may be endless
 * @param points where its strategy plays
 * @param eyes what is assumed of each block that must not be captured, by the block's index among those of the
 *     color
 * @param givers the zones that bits of eyes stand for. Without givers, bit 0 is a liberty anywhere else
 * @param territory the points that are the defender's in the end
 * @param states that were checked
 */
record CheckedZone(
        Goal goal,
        boolean isDefenderFirst,
        boolean hasWayBack,
        BitSet points,
        Map<Integer, Long> eyes,
        List<CheckedZone> givers,
        BitSet territory,
        int states) {
    /** What a strategy reaches. The last goals are the attacker's: that the defender does not reach another goal. */
    enum Goal {
        SAFE("safe", 1),
        ALIVE("alive", 1),
        SEKI("seki", 1),
        NOT_SAFE("not-safe", 1),
        NOT_SEKI("not-seki", 3),
        REFUTED("refuted", 4);

        private final String word;
        private final int version;

        /** @param version the first version of the format that has it */
        Goal(String word, int version) {
            this.word = word;
            this.version = version;
        }

        String word() {
            return word;
        }

        boolean isIn(int format) {
            return version <= format;
        }

        /** True if the attacker is the winner. */
        boolean isAttackers() {
            return this == NOT_SAFE || this == NOT_SEKI || this == REFUTED;
        }

        /** True if stones of the attacker may stay on the territory, unless they live. */
        boolean isSekiEnough() {
            return this == SEKI || this == NOT_SEKI;
        }
    }

    /** True if the zone proves nothing but values of regions. */
    boolean isAside() {
        return goal.isAttackers() || isDefenderFirst;
    }

    /** True if both zones have the same goal and the same first mover. */
    boolean isSimilarTo(CheckedZone other) {
        return goal == other.goal && isDefenderFirst == other.isDefenderFirst;
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
