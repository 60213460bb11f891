package org.sekilab.experiments.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final Bootstrap BOOTSTRAP = new Bootstrap(1);

    @Test
    void timesOfUnsolvedProblemsCountTwiceTheLimitInPar2() {
        Costs costs = new Costs(List.of(solved(1), solved(3), stopped(10), stopped(0.5)));
        assertThat(costs.solved()).isEqualTo(2);
        assertThat(costs.penalizedMean(Cost.Unit.MILLIS, 10)).isEqualTo((1 + 3 + 20 + 20) / 4.0);
    }

    @Test
    void nodesOfUnsolvedProblemsCountTwiceTheLimitOfNodesInPar2() {
        Costs costs = new Costs(List.of(new Cost(1, 50, true), new Cost(3, 200, false)));
        assertThat(costs.penalizedMean(Cost.Unit.NODES, 200)).isEqualTo((50 + 400) / 2.0);
    }

    @Test
    void medianIsNotKnownWhereHalfIsNotSolved() {
        assertThat(new Costs(List.of(solved(1), solved(3), stopped(10), stopped(10))).median(Cost.Unit.MILLIS))
                .isInfinite();
        assertThat(new Costs(List.of(stopped(10), solved(2), solved(3), solved(1))).median(Cost.Unit.MILLIS))
                .isEqualTo(2.5);
        assertThat(new Costs(List.of(stopped(10), solved(2), solved(1))).median(Cost.Unit.MILLIS))
                .isEqualTo(2);
    }

    @Test
    void onlyPairsThatBothSolveHaveARatio() {
        List<Cost> first = List.of(solved(4), solved(16), solved(1), stopped(99), stopped(99));
        List<Cost> second = List.of(solved(2), solved(2), stopped(99), solved(1), stopped(99));
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

    /**
     * Twenty problems, each twice as fast with the same nodes: a difference of times that large would be significant.
     */
    @Test
    void sameNodesOnEveryProblemAreNoDifferenceOfTimes() {
        List<Cost> first = costs(20, 8, 100);
        List<Cost> second = costs(20, 4, 100);
        Comparison comparison = Comparison.of(first, second, BOOTSTRAP);
        assertThat(comparison.both()).isEqualTo(20);
        assertThat(comparison.hasTimes()).isFalse();
        assertThat(comparison.nodeProbability()).isEqualTo(1);
        assertThat(comparison.timeProbability()).isEqualTo(1);
        assertThat(comparison.speedUp()).isEmpty();
        assertThat(comparison.nodeRatio().orElseThrow()).isEqualTo(new Interval(1, 1, 1));
        assertThat(comparison.sameWork()).isCloseTo(0.5, within(1e-12));
        Comparison other = Comparison.of(first, costs(20, 4, 50), BOOTSTRAP);
        assertThat(other.nodeProbability()).isLessThan(0.001);
        assertThat(other.timeProbability()).isLessThan(0.001);
        assertThat(other.sameWork()).isNaN();
    }

    /** Three problems differ in nodes, and are slower. The many others are faster, which counts for nothing. */
    @Test
    void timesAreComparedOnlyWhereNodesDiffer() {
        List<Cost> first = Stream.concat(costs(30, 8, 100).stream(), costs(3, 1, 100).stream())
                .toList();
        List<Cost> second = Stream.concat(costs(30, 4, 100).stream(), costs(3, 2, 200).stream())
                .toList();
        Comparison comparison = Comparison.of(first, second, BOOTSTRAP);
        assertThat(comparison.differing()).isEqualTo(3);
        assertThat(comparison.timeProbability()).isCloseTo(2.0 / 8, within(1e-12)); // three of three: 2 / 2^3
        assertThat(comparison.speedUp().orElseThrow().value()).isCloseTo(0.5, within(1e-12));
    }

    /** Of three comparisons one tests times, so that Holm's correction of times is for one test. */
    @Test
    void whatIsNotTestedCorrectsNothing() {
        Comparison same = Comparison.of(costs(20, 8, 100), costs(20, 4, 100), BOOTSTRAP);
        Comparison other = Comparison.of(costs(5, 8, 100), costs(5, 4, 50), BOOTSTRAP);
        Corrected corrected = Corrected.of(List.of(same, other, same));
        assertThat(corrected.times().get(0)).isNaN();
        assertThat(corrected.times().get(1)).isCloseTo(2.0 / 32, within(1e-12));
        assertThat(corrected.nodes().get(1)).isCloseTo(3 * 2.0 / 32, within(1e-12));
    }

    private static List<Cost> costs(int count, double millis, long nodes) {
        return Collections.nCopies(count, new Cost(millis, nodes, true));
    }

    /**
     * The mean of 0 to 99 is 49.5, and its error 28.87 / 10: the interval of the normal distribution is 43.9 to 55.1.
     */
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

    /** Nodes in proportion to the time. */
    private static Cost solved(double millis) {
        return new Cost(millis, (long) (100 * millis), true);
    }

    private static Cost stopped(double millis) {
        return new Cost(millis, (long) (100 * millis), false);
    }
}
