package org.sekilab.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class DisjointSetsTest {
    private static final int COUNT = 40;

    private final DisjointSets sets = new DisjointSets();

    @Test
    void eachNumberBeginsAlone() {
        sets.begin(3);
        assertThat(sets.find(0)).isZero();
        assertThat(sets.find(2)).isEqualTo(2);
    }

    @Test
    void theFirstSetRepresentsBoth() {
        sets.begin(4);
        assertThat(sets.unite(1, 0)).isTrue();
        assertThat(sets.unite(3, 0)).isTrue();
        assertThat(sets.find(0)).isEqualTo(3);
        assertThat(sets.find(1)).isEqualTo(3);
        assertThat(sets.find(2)).isEqualTo(2);
    }

    @Test
    void numbersOfOneSetAreNotUnitedAgain() {
        sets.begin(2);
        sets.unite(0, 1);
        assertThat(sets.unite(1, 0)).isFalse();
        assertThat(sets.find(1)).isZero();
    }

    @Test
    void beginningAgainForgetsAllUnions() {
        sets.begin(2);
        sets.unite(0, 1);
        sets.begin(5);
        assertThat(sets.find(1)).isEqualTo(1);
        assertThat(sets.find(4)).isEqualTo(4);
    }

    @Test
    void setsAreThoseOfRelabelledNumbers() {
        Random random = new Random(1);
        int[] labels = new int[COUNT];
        sets.begin(COUNT);
        for (int number = 0; number < COUNT; number++) {
            labels[number] = number;
        }
        for (int union = 0; union < COUNT; union++) {
            int first = random.nextInt(COUNT);
            int second = random.nextInt(COUNT);
            int kept = labels[first];
            int gone = labels[second];
            assertThat(sets.unite(first, second)).isEqualTo(kept != gone);
            for (int number = 0; number < COUNT; number++) {
                labels[number] = labels[number] == gone ? kept : labels[number];
            }
            for (int number = 0; number < COUNT; number++) {
                assertThat(sets.find(number) == sets.find(first)).isEqualTo(labels[number] == kept);
            }
        }
    }
}
