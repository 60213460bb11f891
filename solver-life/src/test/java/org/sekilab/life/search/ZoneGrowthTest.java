package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ZoneGrowthTest {
    @Test
    void aGroupKeepsTwoLibertiesThePreferredOnesFirst() {
        assertThat(ZoneGrowth.withTwo(0b1, 0b111000, 0b100000)).isEqualTo(0b101001);
        assertThat(ZoneGrowth.withTwo(0b100001, 0b111000, 0)).isEqualTo(0b101001);
    }

    @Test
    void aZoneWithTwoDoesNotGrow() {
        assertThat(ZoneGrowth.withTwo(0b110000, 0b111000, 0b001000)).isEqualTo(0b110000);
    }

    @Test
    void theOnlyLibertyIsTaken() {
        assertThat(ZoneGrowth.withTwo(0b1, 0b010000, 0)).isEqualTo(0b010001);
    }

    @Test
    void oneOpenNeighborIsEnough() {
        assertThat(ZoneGrowth.openNeighbor(0b0001, 0b0110)).isEqualTo(0b0010);
        assertThat(ZoneGrowth.openNeighbor(0b0100, 0b0110)).isZero();
    }
}
