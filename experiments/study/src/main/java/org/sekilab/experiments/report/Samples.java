package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Predicate;
import org.sekilab.experiments.stats.Bootstrap;
import org.sekilab.experiments.stats.Comparison;
import org.sekilab.experiments.stats.Cost;
import org.sekilab.experiments.stats.Costs;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;
import org.sekilab.experiments.store.Summary;

/** Takes samples for statistics out of results. */
final class Samples {
    private static final long SEED = 20260707; // equal results give equal intervals

    private Samples() {}

    static Bootstrap bootstrap() {
        return new Bootstrap(SEED);
    }

    static Cost cost(Summary summary) {
        return new Cost(summary.effort().millis(), summary.effort().nodes(), summary.isProved());
    }

    static Costs costs(Collection<Summary> summaries) {
        return new Costs(summaries.stream().map(Samples::cost).toList());
    }

    /**
     * Compares two runs on the problems of a set that both were asked about. A problem that both solve counts only if
     * both search it.
     */
    static Comparison comparison(Results results, String set, StoredRun first, StoredRun second) {
        return comparison(results.of(first.name(), set), results.of(second.name(), set));
    }

    /** Compares two runs on any problems. */
    static Comparison comparison(SortedMap<ProblemKey, Summary> first, SortedMap<ProblemKey, Summary> second) {
        List<Cost> firstCosts = new ArrayList<>();
        List<Cost> secondCosts = new ArrayList<>();
        for (Map.Entry<ProblemKey, Summary> entry : first.entrySet()) {
            Summary other = second.get(entry.getKey());
            if (other != null && !isSolvedByRules(entry.getValue(), other)) {
                firstCosts.add(cost(entry.getValue()));
                secondCosts.add(cost(other));
            }
        }
        return Comparison.of(firstCosts, secondCosts, bootstrap());
    }

    /**
     * True when both solve the problem and one of them without search. An answer without search takes no time of its
     * own, so there is no ratio.
     */
    private static boolean isSolvedByRules(Summary one, Summary other) {
        boolean isTimed = one.effort().millis() > 0 && other.effort().millis() > 0;
        return one.isProved() && other.isProved() && !isTimed;
    }

    /** The estimates of some problems. */
    static double[] estimates(Collection<Summary> summaries, Predicate<Summary> wanted) {
        return summaries.stream()
                .filter(wanted)
                .filter(each -> each.estimate().isPresent())
                .mapToDouble(each -> each.estimate().getAsInt())
                .toArray();
    }

    static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(Double.NaN);
    }

    /**
     * The share of pairs in which the value of the first sample is above that of the second; ties count half. NaN if
     * one sample is empty.
     */
    static double areaUnderCurve(double[] high, double[] low) {
        double above = 0;
        for (double each : high) {
            for (double other : low) {
                above += each > other ? 1 : each == other ? 0.5 : 0;
            }
        }
        return above / ((double) high.length * low.length);
    }
}
