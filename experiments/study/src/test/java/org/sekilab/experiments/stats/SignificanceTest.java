package org.sekilab.experiments.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against published examples, and against values that can be counted by hand. */
class SignificanceTest {
    /**
     * Hollander and Wolfe, Nonparametric Statistical Methods (1973), p. 29: nine patients before and after; one-sided
     * 0.01953.
     */
    @Test
    void wilcoxonOfHollanderAndWolfe() {
        double[] before = {1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30};
        double[] after = {0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29};
        double[] differences =
                IntStream.range(0, 9).mapToDouble(i -> before[i] - after[i]).toArray();
        assertThat(Significance.wilcoxon(differences)).isCloseTo(0.0390625, within(1e-9));
    }

    /** Three equal ranks have eight ways to get signs. Two of these are as extreme as this. */
    @Test
    void wilcoxonCountsTiesExactly() {
        assertThat(Significance.wilcoxon(new double[] {1, 1, 1})).isCloseTo(2.0 / 8, within(1e-12));
        assertThat(Significance.wilcoxon(new double[] {0, 1, 0, 1, -1})).isEqualTo(1);
        assertThat(Significance.wilcoxon(new double[] {0, 0})).isEqualTo(1);
    }

    /**
     * The mean of the sum is 915 and its variance 60 * 61 * 121 / 24. The deviation (465 + 0.5 - 915) / 135.84 is
     * -3.309.
     */
    @Test
    void wilcoxonOfManyIsNormal() {
        double[] differences =
                IntStream.rangeClosed(1, 60).mapToDouble(i -> i <= 30 ? -i : i).toArray();
        assertThat(Significance.wilcoxon(differences)).isCloseTo(0.000936, within(3e-6));
    }

    @Test
    void wilcoxonIsTheSameWhicheverIsFirst() {
        double[] differences = {3, -1, 4, 1, -5, 9, 2, 6, 5, 3};
        double[] swapped =
                IntStream.range(0, 10).mapToDouble(i -> -differences[i]).toArray();
        assertThat(Significance.wilcoxon(swapped)).isEqualTo(Significance.wilcoxon(differences));
    }

    /** Twice the sum of the binomial coefficients up to the smaller count, over a power of two. */
    @ParameterizedTest
    @CsvSource({"0, 0, 1", "1, 0, 1", "5, 5, 1", "0, 5, 0.0625", "2, 10, 0.03857421875", "10, 2, 0.03857421875"})
    void mcNemarIsExact(int onlyFirst, int onlySecond, double probability) {
        assertThat(Significance.mcNemar(onlyFirst, onlySecond)).isCloseTo(probability, within(1e-12));
    }

    /** The products are 4 * 0.005, 3 * 0.01 and 2 * 0.03. The last value, 0.04, may be no less than the one before. */
    @Test
    void holmNeverTurnsTheOrder() {
        List<Double> corrected = Significance.holm(List.of(0.01, 0.04, 0.03, 0.005));
        double[] expected = {0.03, 0.06, 0.06, 0.02};
        for (int i = 0; i < 4; i++) {
            assertThat(corrected.get(i)).isCloseTo(expected[i], within(1e-12));
        }
        assertThat(Significance.holm(List.of(0.9, 0.8))).containsExactly(1.0, 1.0);
        assertThat(Significance.holm(List.of())).isEmpty();
    }
}
