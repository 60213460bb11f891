package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ZoneGrowthTest {
    @Test
    void aGroupKeepsTwoLibertiesThePreferredOnesFirst() {
        assertThat(ZoneGrowth.withLiberties(0b1, 0b111000, 2, 0b100000)).isEqualTo(0b101001);
        assertThat(ZoneGrowth.withLiberties(0b100001, 0b111000, 2, 0)).isEqualTo(0b101001);
    }

    @Test
    void aZoneWithTwoDoesNotGrow() {
        assertThat(ZoneGrowth.withLiberties(0b110000, 0b111000, 2, 0b001000)).isEqualTo(0b110000);
    }

    @Test
    void theOnlyLibertyIsTaken() {
        assertThat(ZoneGrowth.withLiberties(0b1, 0b010000, 2, 0)).isEqualTo(0b010001);
    }

    @Test
    void oneOpenNeighborIsEnough() {
        assertThat(ZoneGrowth.openNeighbor(0b0001, 0b0110)).isEqualTo(0b0010);
        assertThat(ZoneGrowth.openNeighbor(0b0100, 0b0110)).isZero();
    }

    /** A row of six points. */
    private static final long[] ROW = {0b000010, 0b000101, 0b001010, 0b010100, 0b101000, 0b010000};

    @Test
    void capturedGroupsInTheZoneAreInItAsWholesWithTheirNeighbors() {
        assertThat(ZoneGrowth.captures(ROW, 0b000001, 0b010011)).isEqualTo(0b000111);
        assertThat(ZoneGrowth.captures(ROW, 0b001000, 0b010011)).isZero();
    }

    /** The capture of more stones than one is never a ko. */
    @Test
    void theNeighborsOfTheLibertyOfASingleStoneTellAKo() {
        assertThat(ZoneGrowth.koNeighbors(ROW, 0b000100, 0b001000)).isEqualTo(0b010100);
        assertThat(ZoneGrowth.koNeighbors(ROW, 0b000110, 0b001000)).isZero();
    }

    @Test
    void aSuicideHasItsGroupsAndAllAroundThem() {
        assertThat(ZoneGrowth.suicide(ROW, 2, 0b011000)).isEqualTo(0b111110);
    }

    @Test
    void aGroupInAtariHasItsLibertyAndTheGroupsAroundIt() {
        assertThat(ZoneGrowth.atari(ROW, 0b001000, 0b010000, 0b000110, 0)).isEqualTo(0b111111);
        assertThat(ZoneGrowth.atari(ROW, 0b011000, 0b100000, 0b000100, 0)).isEqualTo(0b101110);
    }

    @Test
    void aGroupInAtariNextToTheWallHasNoZone() {
        assertThat(ZoneGrowth.atari(ROW, 0b001000, 0b010000, 0b000110, 0b000010))
                .isEqualTo(ZoneGrowth.NONE);
        assertThat(ZoneGrowth.atari(ROW, 0b001000, 0b010000, 0b000110, 0b001000))
                .isEqualTo(ZoneGrowth.NONE);
    }
}
