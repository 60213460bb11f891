package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.proof.Proofs;

/** The conditions of the rules for clearing an area. Areas are points in a row; bit 0 is the first. */
class ClearingTest {
    private static final int[] ONE_EYE = {1};

    /** A stone on that point would not be connected to the block. */
    @Test
    void noEyeIsMadeByAPairOfWhichAPointLiesBesideNoBlock() {
        MiaiPlan pair = new MiaiPlan();
        pair.add(0b11);
        assertThat(isTerritory(area(2, 0b11, 0, 0b01), pair)).isFalse();
        assertThat(isTerritory(area(2, 0b11, 0, 0b11), pair)).isTrue();
    }

    /** The attacker captures the stone at the first point, and then has a point that the block does not touch. */
    @Test
    void attackerIsNotFilledInWhereAStoneOfTheDefenderLiesInside() {
        assertThat(isTerritory(area(3, 0b010, 0b001, 0b110), new MiaiPlan())).isFalse();
        assertThat(isTerritory(area(3, 0b010, 0, 0b110), new MiaiPlan())).isTrue();
    }

    private static boolean isTerritory(LocalArea area, MiaiPlan plan) {
        return new Clearing(area, plan, new LocalChains(area), ONE_EYE, 0).provesTerritory();
    }

    /** @param exterior the points next to the one block around */
    private static LocalArea area(int length, long empties, long stones, long exterior) {
        long all = (1L << length) - 1;
        long[] neighbors = new long[length];
        for (int point = 0; point < length; point++) {
            neighbors[point] = (1L << point << 1 | 1L << point >> 1) & all;
        }
        return new LocalArea(neighbors, all, empties, stones, new long[] {exterior}, Proofs.ANY);
    }
}
