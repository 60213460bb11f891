package org.sekilab.experiments.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.BinomialDistribution;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.stat.ranking.NaturalRanking;

/** How likely a difference at least as large is by chance alone. Tests are for paired samples, and two-sided. */
public final class Significance {
    private static final int MOST_EXACT = 50; // pairs: counts of sums fit into a double without loss
    private static final double CONTINUITY = 0.5;

    private Significance() {}

    /**
     * McNemar's test, exact: of the problems that only one of two solvers solves, how many each does.
     *
     * <p>Source: Q. McNemar, Note on the sampling error of the difference between correlated proportions or
     * percentages, Psychometrika 12 (1947); exact by the binomial distribution.
     *
     * @param onlyFirst problems that only the first solves
     * @param onlySecond problems that only the second solves
     */
    public static double mcNemar(int onlyFirst, int onlySecond) {
        int discordant = onlyFirst + onlySecond;
        if (discordant == 0) {
            return 1;
        }
        double tail =
                new BinomialDistribution(null, discordant, 0.5).cumulativeProbability(Math.min(onlyFirst, onlySecond));
        return Math.min(1, 2 * tail);
    }

    /**
     * Wilcoxon's signed-rank test of differences. Zero differences are left out, and ties share their ranks. Exact,
     * ties included, for up to {@value #MOST_EXACT} differences, by the normal distribution with corrections for ties
     * and continuity for more.
     *
     * <p>Source: F. Wilcoxon, Individual comparisons by ranking methods, Biometrics Bulletin 1 (1945).
     */
    public static double wilcoxon(double[] differences) {
        double[] nonzero = Arrays.stream(differences).filter(each -> each != 0).toArray();
        if (nonzero.length == 0) {
            return 1;
        }
        double[] ranks =
                new NaturalRanking().rank(Arrays.stream(nonzero).map(Math::abs).toArray());
        double positive = IntStream.range(0, nonzero.length)
                .filter(i -> nonzero[i] > 0)
                .mapToDouble(i -> ranks[i])
                .sum();
        double all = Arrays.stream(ranks).sum();
        double smaller = Math.min(positive, all - positive);
        return nonzero.length <= MOST_EXACT ? exact(ranks, smaller) : approximate(ranks, smaller);
    }

    /**
     * Twice the probability of a sum of ranks no larger than this, when each rank has either sign with the same
     * probability.
     */
    private static double exact(double[] ranks, double smaller) {
        int[] doubled = Arrays.stream(ranks)
                .mapToInt(rank -> (int) Math.round(2 * rank))
                .toArray(); // ties have halves
        double[] ways = new double[Arrays.stream(doubled).sum() + 1];
        ways[0] = 1;
        for (int rank : doubled) {
            for (int sum = ways.length - 1; sum >= rank; sum--) {
                ways[sum] += ways[sum - rank];
            }
        }
        double tail = 0;
        for (int sum = 0; sum <= Math.round(2 * smaller); sum++) {
            tail += ways[sum];
        }
        return Math.min(1, 2 * tail / Math.pow(2, ranks.length));
    }

    private static double approximate(double[] ranks, double smaller) {
        double mean = Arrays.stream(ranks).sum() / 2;
        double variance = Arrays.stream(ranks).map(rank -> rank * rank).sum() / 4; // ties make it smaller by themselves
        double z = Math.min(0, smaller + CONTINUITY - mean) / Math.sqrt(variance);
        return Math.min(1, 2 * new NormalDistribution(null, 0, 1).cumulativeProbability(z));
    }

    /**
     * Holm's correction for several tests: the probabilities by which each may be judged as if it were the only one.
     *
     * <p>Source: S. Holm, A simple sequentially rejective multiple test procedure, Scandinavian Journal of Statistics 6
     * (1979).
     *
     * @return in the same order; at most 1
     */
    public static List<Double> holm(List<Double> probabilities) {
        int tests = probabilities.size();
        List<Integer> order = IntStream.range(0, tests)
                .boxed()
                .sorted(Comparator.comparing(probabilities::get))
                .toList();
        Double[] corrected = new Double[tests];
        double most = 0;
        for (int rank = 0; rank < tests; rank++) {
            int test = order.get(rank);
            most = Math.max(most, Math.min(1, (tests - rank) * probabilities.get(test)));
            corrected[test] = most;
        }
        return List.of(corrected);
    }
}
