package org.sekilab.experiments.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final Bootstrap BOOTSTRAP = new Bootstrap(1);

    @Test
    void timesOfUnsolvedProblemsCountTwiceTheLimitInPar2() {
        Times times = new Times(List.of(solved(1), solved(3), stopped(10), stopped(0.5)), 10);
        assertThat(times.solved()).isEqualTo(2);
        assertThat(times.penalizedMean()).isEqualTo((1 + 3 + 20 + 20) / 4.0);
    }

    @Test
    void medianIsNotKnownWhereHalfIsNotSolved() {
        assertThat(new Times(List.of(solved(1), solved(3), stopped(10), stopped(10)), 10).median())
                .isInfinite();
        assertThat(new Times(List.of(stopped(10), solved(2), solved(3), solved(1)), 10).median())
                .isEqualTo(2.5);
        assertThat(new Times(List.of(stopped(10), solved(2), solved(1)), 10).median())
                .isEqualTo(2);
    }

    @Test
    void onlyPairsThatBothSolveHaveARatio() {
        List<Time> first = List.of(solved(4), solved(16), solved(1), stopped(99), stopped(99));
        List<Time> second = List.of(solved(2), solved(2), stopped(99), solved(1), stopped(99));
        Comparison comparison = Comparison.of(first, second, BOOTSTRAP);
        assertThat(comparison.both()).isEqualTo(2);
        assertThat(comparison.onlyFirst()).isEqualTo(1);
        assertThat(comparison.onlySecond()).isEqualTo(1);
        assertThat(comparison.neither()).isEqualTo(1);
        assertThat(comparison.solvedProbability()).isEqualTo(1);
        Interval speedUp = comparison.speedUp().orElseThrow();
        assertThat(speedUp.value()).isCloseTo(4, within(1e-12)); // the root of 2 times 8
        assertThat(speedUp.low()).isCloseTo(2, within(1e-12));
        assertThat(speedUp.high()).isCloseTo(8, within(1e-12));
    }

    @Test
    void nothingInCommonIsNoSpeedUp() {
        Comparison comparison = Comparison.of(List.of(solved(1)), List.of(stopped(5)), BOOTSTRAP);
        assertThat(comparison.speedUp()).isEmpty();
        assertThat(comparison.timeProbability()).isEqualTo(1);
    }

    /** The mean of 0 to 99 is 49.5, and its error 28.87 / 10: the interval of the normal distribution is 43.9 to 55.1. */
    @Test
    void bootstrapIntervalOfAMean() {
        double[] sample = IntStream.range(0, 100).asDoubleStream().toArray();
        Interval interval = BOOTSTRAP.mean(sample);
        assertThat(interval.value()).isEqualTo(49.5);
        assertThat(interval.low()).isCloseTo(43.9, within(0.6));
        assertThat(interval.high()).isCloseTo(55.1, within(0.6));
        assertThat(new Bootstrap(1).mean(sample)).isEqualTo(interval);
        assertThat(new Bootstrap(2).mean(sample)).isNotEqualTo(interval);
    }

    private static Time solved(double millis) {
        return new Time(millis, true);
    }

    private static Time stopped(double millis) {
        return new Time(millis, false);
    }
}
