package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;

/** Which times leave room for a search, which takes some seconds. */
class ClockTest {
    private final Clock clock = new Clock();

    @Test
    void gameWithoutLimitsIsNeverShort() {
        assertThat(clock.isShort(Color.BLACK)).isFalse();
        clock.set(0, 0, 0);
        assertThat(clock.isShort(Color.BLACK)).isTrue();
        clock.setUnlimited();
        assertThat(clock.isShort(Color.BLACK)).isFalse();
    }

    /** Twenty seconds are for one move where periods count, and for five moves where stones count. */
    @Test
    void periodIsForOneMoveAndStonesShareTheirTime() {
        clock.setPeriods(0, 20);
        clock.setLeft(Color.BLACK, 20, 5);
        assertThat(clock.isShort(Color.BLACK)).isFalse();
        clock.setLeft(Color.BLACK, 3, 5);
        assertThat(clock.isShort(Color.BLACK)).isTrue();
        clock.set(0, 20, 5);
        clock.setLeft(Color.BLACK, 20, 5);
        assertThat(clock.isShort(Color.BLACK)).isTrue();
        assertThat(clock.isShort(Color.WHITE)).isTrue();
    }

    /** A minute for the rest of the game is a second a move. With overtime behind it, nothing is lost when it ends. */
    @Test
    void lastMinuteOfMainTimeIsShortUnlessOvertimeFollows() {
        clock.set(600, 0, 0);
        clock.setLeft(Color.WHITE, 60, 0);
        assertThat(clock.isShort(Color.WHITE)).isTrue();
        clock.setPeriods(600, 30);
        clock.setLeft(Color.WHITE, 60, 0);
        assertThat(clock.isShort(Color.WHITE)).isFalse();
    }
}
