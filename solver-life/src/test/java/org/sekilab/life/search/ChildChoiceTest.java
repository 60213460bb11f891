package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChildChoiceTest {
    private final ChildChoice choice = new ChildChoice();

    @Test
    void theProverTakesTheLeastProofNumber() {
        choice.ofProver(children(new Numbers(5, 2, true), new Numbers(3, 7, true), new Numbers(4, 1, true)));
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
        choice.ofProver(
                children(new Numbers(ChildChoice.HOPELESS, 0, true), new Numbers(ChildChoice.INFINITE, 0, true)));
        assertThat(choice.least()).isGreaterThanOrEqualTo(ChildChoice.HOPELESS);
        assertThat(choice.isSure()).as("one child may be won on another way").isFalse();
        choice.ofProver(children(new Numbers(ChildChoice.INFINITE, 0, true)));
        assertThat(choice.isSure()).isTrue();
        choice.ofProver(children());
        assertThat(choice.least()).isGreaterThanOrEqualTo(ChildChoice.HOPELESS);
    }

    @Test
    void theOpponentTakesTheLeastDisproofNumberOfTheChildrenThatCount() {
        choice.ofOpponent(children(
                new Numbers(4, 3, true), new Numbers(9, 1, false), new Numbers(0, 1, true), new Numbers(6, 2, true)));
        assertThat(choice.best()).isEqualTo(3);
        assertThat(choice.least()).isEqualTo(2);
        assertThat(choice.others()).isEqualTo(6 + 1);
        assertThat(choice.isRefuted()).isFalse();
    }

    @Test
    void aHopelessChildOfTheOpponentRefutesEvenIfItWasNotNeeded() {
        choice.ofOpponent(children(new Numbers(4, 3, true), new Numbers(ChildChoice.HOPELESS, 0, false)));
        assertThat(choice.isRefuted()).isTrue();
        assertThat(choice.best()).isEqualTo(1);
        assertThat(choice.isSure()).isFalse();
    }

    @Test
    void aStateIsWonIfAllNeededChildrenAre() {
        choice.ofOpponent(children(new Numbers(0, ChildChoice.INFINITE, true), new Numbers(5, 2, false)));
        assertThat(choice.best()).isEqualTo(-1);
        assertThat(choice.isRefuted()).isFalse();
    }

    private record Numbers(int proof, int disproof, boolean isNeeded) {}

    private static NodeChildren children(Numbers... numbers) {
        NodeChildren children = new NodeChildren(numbers.length);
        children.clear();
        for (Numbers each : numbers) {
            int child = children.add(children.count());
            children.set(child, each.proof, each.disproof);
            children.setNeeded(child, each.isNeeded);
        }
        return children;
    }
}
