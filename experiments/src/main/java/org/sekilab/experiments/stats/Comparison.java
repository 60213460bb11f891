package org.sekilab.experiments.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Two solvers on the same problems.
 *
 * <p>Of a problem that only one of them solves, the time of the other is not known, and none is made up: solved or not is compared by McNemar's
 * test over all problems; times by Wilcoxon's test and by the speed-up, over the problems that both solve.
 *
 * @param both problems that both solve
 * @param onlyFirst problems that only the first solves
 * @param onlySecond problems that only the second solves
 * @param neither problems that none solves
 * @param solvedProbability of McNemar's test
 * @param timeProbability of Wilcoxon's test on the logarithms of the ratios; 1 where no pair is left
 * @param speedUp how many times faster the second is, the geometric mean over the problems that both solve, with its interval; empty if there
 *     are none
 */
public record Comparison(
        int both,
        int onlyFirst,
        int onlySecond,
        int neither,
        double solvedProbability,
        double timeProbability,
        Optional<Interval> speedUp) {
    private static final double CLOCK_MILLIS = 0.001; // shorter times are not told apart

    /**
     * Compares.
     *
     * @param first a time for each problem
     * @param second a time for each problem, in the same order
     * @param bootstrap for the interval
     */
    public static Comparison of(List<Time> first, List<Time> second, Bootstrap bootstrap) {
        if (first.size() != second.size()) {
            throw new IllegalArgumentException("%d and %d times are no pairs".formatted(first.size(), second.size()));
        }
        int onlyFirst = countOnly(first, second);
        int onlySecond = countOnly(second, first);
        double[] logarithms = IntStream.range(0, first.size())
                .filter(i -> first.get(i).isSolved() && second.get(i).isSolved())
                .mapToDouble(i -> Math.log(millis(first.get(i)) / millis(second.get(i))))
                .toArray();
        return new Comparison(
                logarithms.length,
                onlyFirst,
                onlySecond,
                first.size() - logarithms.length - onlyFirst - onlySecond,
                Significance.mcNemar(onlyFirst, onlySecond),
                Significance.wilcoxon(logarithms),
                speedUp(logarithms, bootstrap));
    }

    private static Optional<Interval> speedUp(double[] logarithms, Bootstrap bootstrap) {
        if (logarithms.length == 0) {
            return Optional.empty();
        }
        return Optional.of(bootstrap.interval(
                logarithms, sample -> Math.exp(Arrays.stream(sample).average().orElseThrow())));
    }

    private static double millis(Time time) {
        return Math.max(CLOCK_MILLIS, time.millis());
    }

    /** How many are solved in the one and not in the other. */
    private static int countOnly(List<Time> solved, List<Time> unsolved) {
        return (int) IntStream.range(0, solved.size())
                .filter(i -> solved.get(i).isSolved() && !unsolved.get(i).isSolved())
                .count();
    }
}
