package org.sekilab.experiments.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sekilab.life.order.MoveChoice;
import org.sekilab.safety.order.MoveFeature;

class ChoiceSampleTest {
    private static final int MOVES = 200;
    private static final int KEPT = 10;

    private static MoveChoice choice(int moves, int chosen) {
        return new MoveChoice(Collections.nCopies(moves, new int[MoveFeature.COUNT]), chosen);
    }

    /** Each of 200 choices is kept with the same chance: over 2,000 samples, each some 100 times. */
    @Test
    void eachChoiceHasTheSameChance() {
        SplittableRandom random = new SplittableRandom(3);
        List<MoveChoice> choices =
                IntStream.range(0, MOVES).mapToObj(i -> choice(MOVES, i)).toList();
        int[] kept = new int[MOVES];
        for (int repetition = 0; repetition < 2_000; repetition++) {
            ChoiceSample sample = new ChoiceSample(KEPT, random);
            choices.forEach(sample::won);
            assertThat(sample.kept()).hasSize(KEPT);
            sample.kept().forEach(choice -> kept[choice.chosen()]++);
        }
        assertThat(Arrays.stream(kept).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(55, 150));
    }

    @Test
    void choicesAmongFewMovesAreLeftOut() {
        ChoiceSample sample = new ChoiceSample(KEPT, new SplittableRandom(1));
        List.of(2, 3, 4).forEach(moves -> sample.won(choice(moves, 0)));
        assertThat(sample.kept()).isEmpty();
        sample.won(choice(5, 0));
        assertThat(sample.kept()).hasSize(1);
    }
}
