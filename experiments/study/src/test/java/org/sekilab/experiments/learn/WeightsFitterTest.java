package org.sekilab.experiments.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.sekilab.life.order.MoveChoice;
import org.sekilab.safety.order.MoveFeature;
import org.sekilab.safety.order.MoveWeights;

class WeightsFitterTest {
    private static int[] move(MoveFeature feature, int value) {
        int[] features = new int[MoveFeature.COUNT];
        features[feature.ordinal()] = value;
        return features;
    }

    private static int value(MoveWeights weights, int line) {
        return weights.value(move(MoveFeature.LINE, line));
    }

    /** One of two moves wins three times as often. The difference of the values is the logarithm of these odds. */
    @Test
    void differenceOfValuesIsTheLogarithmOfTheOdds() {
        List<int[]> moves = List.of(move(MoveFeature.LINE, 1), move(MoveFeature.LINE, 2));
        List<MoveChoice> choices = new ArrayList<>(Collections.nCopies(3_000, new MoveChoice(moves, 0)));
        choices.addAll(Collections.nCopies(1_000, new MoveChoice(moves, 1)));
        MoveWeights weights = new WeightsFitter(choices).fit();
        double expected = MoveWeights.UNIT * Math.log(3);
        assertThat((double) value(weights, 1) - value(weights, 2)).isCloseTo(expected, within(1.5));
    }

    @Test
    void rareValuesHaveNoWeight() {
        List<int[]> moves = List.of(move(MoveFeature.LINE, 1), move(MoveFeature.LINE, 2));
        MoveWeights weights = new WeightsFitter(Collections.nCopies(4, new MoveChoice(moves, 0))).fit();
        assertThat(weights.lines()).noneMatch(line -> line.startsWith("LINE"));
    }

    @Test
    void nothingIsLearnedFromNothing() {
        assertThat(new WeightsFitter(List.of()).fit().lines()).isEmpty();
    }

    /** Moves are drawn by known weights of two features; the fitted ones have nearly the same differences. */
    @Test
    void knownWeightsAreFoundAgain() {
        SplittableRandom random = new SplittableRandom(5);
        double[] ofLine = {0, 1, -1, 0.5};
        double[] ofCaptures = {0, 0.7, 1.4, 2.1};
        List<MoveChoice> choices = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            List<int[]> moves = new ArrayList<>();
            double[] chances = new double[4];
            double all = 0;
            for (int j = 0; j < chances.length; j++) {
                int line = random.nextInt(ofLine.length);
                int captures = random.nextInt(ofCaptures.length);
                int[] features = move(MoveFeature.LINE, line);
                features[MoveFeature.CAPTURES.ordinal()] = captures;
                moves.add(features);
                chances[j] = Math.exp(ofLine[line] + ofCaptures[captures]);
                all += chances[j];
            }
            double drawn = random.nextDouble(all);
            int chosen = 0;
            while (chosen < chances.length - 1 && drawn >= chances[chosen]) {
                drawn -= chances[chosen++];
            }
            choices.add(new MoveChoice(moves, chosen));
        }
        MoveWeights weights = new WeightsFitter(choices).fit();
        for (int line = 1; line < ofLine.length; line++) {
            assertThat((double) value(weights, line) - value(weights, 0))
                    .isCloseTo(MoveWeights.UNIT * ofLine[line], within(5.0));
        }
        assertThat(weights.value(move(MoveFeature.CAPTURES, 3)) - (double) weights.value(move(MoveFeature.CAPTURES, 0)))
                .isCloseTo(MoveWeights.UNIT * ofCaptures[3], within(6.0));
    }
}
