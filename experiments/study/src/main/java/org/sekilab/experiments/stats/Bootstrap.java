package org.sekilab.experiments.stats;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.random.RandomGenerator;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;
import org.apache.commons.math3.stat.descriptive.rank.Percentile.EstimationType;

/**
 * Intervals by drawing samples from the sample with replacement, many times (Efron 1979): the percentile interval. The
 * same seed gives the same interval.
 */
public final class Bootstrap {
    private static final int SAMPLES = 2_000;
    private static final double LOW = 2.5;
    private static final double HIGH = 97.5;

    private final long seed;

    public Bootstrap(long seed) {
        this.seed = seed;
    }

    /**
     * The interval of a statistic.
     *
     * @param sample at least one value
     * @param statistic of a sample, which it must leave as it is
     */
    public Interval interval(double[] sample, ToDoubleFunction<double[]> statistic) {
        if (sample.length == 0) {
            throw new IllegalArgumentException("an empty sample has no interval");
        }
        RandomGenerator random = new MersenneTwister(seed);
        double[] drawn = new double[sample.length];
        double[] values = new double[SAMPLES];
        for (int i = 0; i < SAMPLES; i++) {
            for (int j = 0; j < drawn.length; j++) {
                drawn[j] = sample[random.nextInt(sample.length)];
            }
            values[i] = statistic.applyAsDouble(drawn);
        }
        Percentile percentile = new Percentile().withEstimationType(EstimationType.R_7);
        percentile.setData(values);
        return new Interval(statistic.applyAsDouble(sample), percentile.evaluate(LOW), percentile.evaluate(HIGH));
    }

    /** The interval of the mean. */
    public Interval mean(double[] sample) {
        return interval(sample, values -> Arrays.stream(values).average().orElseThrow());
    }
}
