package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChildChoiceTest {
    private final ChildChoice choice = new ChildChoice();

    @Test
    void theProverTakesTheLeastProofNumber() {
        choice.ofProver(new int[] {5, 3, 4}, new int[] {2, 7, 1}, 3);
        assertThat(choice.best()).isEqualTo(1);
        assertThat(choice.least()).isEqualTo(3);
        assertThat(choice.others())
                .as("the largest, and one for each other child")
                .isEqualTo(7 + 2);
        assertThat(choice.boundOfLeast(100))
                .as("a little above the second best")
                .isEqualTo(4 + 1 + 1);
        assertThat(choice.boundOfLeast(2)).isEqualTo(2);
        assertThat(choice.boundOfOthers(20)).isEqualTo(18);
    }

    @Test
    void theProverHasNoHopeWithoutAnOpenChild() {
        choice.ofProver(new int[] {ChildChoice.HOPELESS, ChildChoice.INFINITE}, new int[] {0, 0}, 2);
        assertThat(choice.least()).isGreaterThanOrEqualTo(ChildChoice.HOPELESS);
        assertThat(choice.isSure()).as("one child may be won on another way").isFalse();
        choice.ofProver(new int[] {ChildChoice.INFINITE}, new int[] {0}, 1);
        assertThat(choice.isSure()).isTrue();
        choice.ofProver(new int[0], new int[0], 0);
        assertThat(choice.least()).isGreaterThanOrEqualTo(ChildChoice.HOPELESS);
    }

    @Test
    void theOpponentTakesTheLeastDisproofNumberOfTheChildrenThatCount() {
        boolean[] isNeeded = {true, false, true, true};
        choice.ofOpponent(new int[] {4, 9, 0, 6}, new int[] {3, 1, 1, 2}, isNeeded, 4);
        assertThat(choice.best()).isEqualTo(3);
        assertThat(choice.least()).isEqualTo(2);
        assertThat(choice.others()).isEqualTo(6 + 1);
        assertThat(choice.isRefuted()).isFalse();
    }

    @Test
    void aHopelessChildOfTheOpponentRefutesEvenIfItWasNotNeeded() {
        choice.ofOpponent(new int[] {4, ChildChoice.HOPELESS}, new int[] {3, 0}, new boolean[] {true, false}, 2);
        assertThat(choice.isRefuted()).isTrue();
        assertThat(choice.best()).isEqualTo(1);
        assertThat(choice.isSure()).isFalse();
    }

    @Test
    void aStateIsWonIfAllNeededChildrenAre() {
        choice.ofOpponent(new int[] {0, 5}, new int[] {ChildChoice.INFINITE, 2}, new boolean[] {true, false}, 2);
        assertThat(choice.best()).isEqualTo(-1);
        assertThat(choice.isRefuted()).isFalse();
    }
}
