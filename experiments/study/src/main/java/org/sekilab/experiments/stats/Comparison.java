package org.sekilab.experiments.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;

/**
 * Two solvers on the same problems.
 *
 * <p>The cost of a problem that a solver does not solve is not known, and none is made up. McNemar's test compares
 * solved or not over all problems. Wilcoxon's test compares nodes over the problems that both solve. Where both enter
 * as many nodes they do the same work, and a difference of times comes from the machine. Times are therefore compared
 * only where nodes differ.
 *
 * @param both problems that both solve
 * @param onlyFirst problems that only the first solves
 * @param onlySecond problems that only the second solves
 * @param neither problems that none solves
 * @param differing problems that both solve, with numbers of nodes that differ
 * @param solvedProbability of McNemar's test
 * @param nodeProbability of Wilcoxon's test on the logarithms of the ratios of nodes; 1 where none differs
 * @param timeProbability of Wilcoxon's test on the logarithms of the ratios of times, over the differing problems only;
 * 1 if there are none
 * @param nodeRatio how many times fewer nodes the second enters, with its interval. It is the geometric mean over
 *     the problems that both solve; empty if there are none
 * @param speedUp how many times faster the second is, with its interval: the geometric mean over the differing
 * problems; empty if there are none
 * @param sameWork the time of the second over that of the first. It is taken on the problems that both solve with the
 *     same nodes; NaN if there are none
 */
public record Comparison(
        int both,
        int onlyFirst,
        int onlySecond,
        int neither,
        int differing,
        double solvedProbability,
        double nodeProbability,
        double timeProbability,
        Optional<Interval> nodeRatio,
        Optional<Interval> speedUp,
        double sameWork) {
    private static final double CLOCK_MILLIS = 0.001; // shorter times are not told apart

    private record Pair(Cost first, Cost second) {
        boolean isSolved() {
            return first.isSolved() && second.isSolved();
        }

        boolean differs() {
            return first.nodes() != second.nodes();
        }
    }

    /**
     * Compares.
     *
     * @param first a cost for each problem
     * @param second a cost for each problem, in the same order
     * @param bootstrap for the intervals
     */
    public static Comparison of(List<Cost> first, List<Cost> second, Bootstrap bootstrap) {
        if (first.size() != second.size()) {
            throw new IllegalArgumentException("%d and %d costs are no pairs".formatted(first.size(), second.size()));
        }
        List<Pair> all = IntStream.range(0, first.size())
                .mapToObj(i -> new Pair(first.get(i), second.get(i)))
                .toList();
        List<Pair> both = all.stream().filter(Pair::isSolved).toList();
        List<Pair> differing = both.stream().filter(Pair::differs).toList();
        int onlyFirst = countOnly(first, second);
        int onlySecond = countOnly(second, first);
        double[] nodes =
                logarithms(both, (one, other) -> (double) Math.max(1, one.nodes()) / Math.max(1, other.nodes()));
        double[] times = logarithms(differing, (one, other) -> millis(one) / millis(other));
        return new Comparison(
                both.size(),
                onlyFirst,
                onlySecond,
                all.size() - both.size() - onlyFirst - onlySecond,
                differing.size(),
                Significance.mcNemar(onlyFirst, onlySecond),
                Significance.wilcoxon(nodes),
                Significance.wilcoxon(times),
                ratio(nodes, bootstrap),
                ratio(times, bootstrap),
                sameWork(both));
    }

    /** True when both solve some problem with different numbers of nodes. Times may be compared then. */
    public boolean hasTimes() {
        return differing > 0;
    }

    private static double[] logarithms(List<Pair> pairs, ToDoubleBiFunction<Cost, Cost> ratio) {
        return pairs.stream()
                .mapToDouble(pair -> Math.log(ratio.applyAsDouble(pair.first, pair.second)))
                .toArray();
    }

    private static Optional<Interval> ratio(double[] logarithms, Bootstrap bootstrap) {
        if (logarithms.length == 0) {
            return Optional.empty();
        }
        return Optional.of(bootstrap.interval(
                logarithms, sample -> Math.exp(Arrays.stream(sample).average().orElseThrow())));
    }

    private static double sameWork(List<Pair> both) {
        List<Pair> same = both.stream().filter(pair -> !pair.differs()).toList();
        return same.isEmpty()
                ? Double.NaN
                : same.stream().mapToDouble(pair -> millis(pair.second)).sum()
                        / same.stream().mapToDouble(pair -> millis(pair.first)).sum();
    }

    private static double millis(Cost cost) {
        return Math.max(CLOCK_MILLIS, cost.millis());
    }

    /** How many problems the one solves and the other does not. */
    private static int countOnly(List<Cost> solved, List<Cost> unsolved) {
        return (int) IntStream.range(0, solved.size())
                .filter(i -> solved.get(i).isSolved() && !unsolved.get(i).isSolved())
                .count();
    }
}
