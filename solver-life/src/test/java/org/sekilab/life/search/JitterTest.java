package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JitterTest {
    private static final int MOVES = 30;

    @Test
    void theFirstSearchWithoutASeedHasNoAdditions() {
        assertThat(new Jitter(0, 0).additions(MOVES)).containsOnly(0);
    }

    @Test
    void eachSearchHasItsOwnAdditionsAndThePassHasNone() {
        int[] first = new Jitter(7, 0).additions(MOVES);
        int[] second = new Jitter(7, 1).additions(MOVES);
        assertThat(first).isNotEqualTo(second);
        assertThat(second).isEqualTo(new Jitter(7, 1).additions(MOVES));
        assertThat(new int[] {first[MOVES - 1], second[MOVES - 1]}).containsOnly(0);
    }
}
