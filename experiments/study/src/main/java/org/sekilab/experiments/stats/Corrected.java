package org.sekilab.experiments.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * The probabilities of several comparisons after Holm's correction, each kind of test by itself. A probability that a
 * comparison does not test is NaN, and corrects nothing.
 *
 * @param solved of McNemar's tests, in the order of the comparisons; unmodifiable
 * @param nodes of Wilcoxon's tests of nodes, in the order of the comparisons; unmodifiable
 * @param times of Wilcoxon's tests of times, in the order of the comparisons; unmodifiable
 */
public record Corrected(List<Double> solved, List<Double> nodes, List<Double> times) {
    public Corrected {
        solved = List.copyOf(solved);
        nodes = List.copyOf(nodes);
        times = List.copyOf(times);
    }

    public static Corrected of(List<Comparison> comparisons) {
        return new Corrected(
                correct(comparisons, comparison -> true, Comparison::solvedProbability),
                correct(comparisons, comparison -> comparison.both() > 0, Comparison::nodeProbability),
                correct(comparisons, Comparison::hasTimes, Comparison::timeProbability));
    }

    private static List<Double> correct(
            List<Comparison> comparisons, Predicate<Comparison> isTested, ToDoubleFunction<Comparison> probability) {
        List<Double> tested = Significance.holm(comparisons.stream()
                .filter(isTested)
                .map(probability::applyAsDouble)
                .toList());
        List<Double> corrected = new ArrayList<>();
        int next = 0;
        for (Comparison comparison : comparisons) {
            if (isTested.test(comparison)) {
                corrected.add(tested.get(next));
                next++;
            } else {
                corrected.add(Double.NaN);
            }
        }
        return corrected;
    }
}
