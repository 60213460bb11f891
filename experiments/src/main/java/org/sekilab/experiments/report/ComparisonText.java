package org.sekilab.experiments.report;

import static org.sekilab.experiments.report.Numbers.ratio;
import static org.sekilab.experiments.report.Numbers.significance;
import static org.sekilab.experiments.report.Numbers.three;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.stats.Comparison;
import org.sekilab.experiments.stats.Significance;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;
import org.sekilab.experiments.store.Summary;

/**
 * What changed between two results: proofs that contradict each other first, then for each run what was gained, lost, faster and slower. Runs are
 * compared with those of their name, or with the only one if each has one.
 */
public final class ComparisonText {
    private static final int MOST_LISTED = 20;
    private static final double NOTABLE = 1.5; // times are not the same twice
    private static final double NOTABLE_MILLIS = 10;

    private final Results before;
    private final Results after;

    /** Runs that are compared, and what came of it. */
    private record Pair(StoredRun before, StoredRun after, Comparison comparison) {
        String label() {
            return before.name().equals(after.name()) ? before.name() : before.name() + " and " + after.name();
        }
    }

    public ComparisonText(Results before, Results after) {
        this.before = before;
        this.after = after;
    }

    /** Proofs of one that contradict those of the other. */
    public List<Results.Conflict> conflicts() {
        return before.conflictsWith(after);
    }

    /**
     * The text.
     *
     * @throws InputException if there is nothing to compare
     */
    public String format() {
        StringBuilder text = new StringBuilder();
        List<Results.Conflict> conflicts = conflicts();
        text.append("proofs that contradict each other: %d\n".formatted(conflicts.size()));
        for (Results.Conflict conflict : conflicts) {
            text.append("  %s: %s by %s before, %s by %s now\n"
                    .formatted(
                            conflict.problem().label(),
                            conflict.verdict(),
                            conflict.run(),
                            conflict.otherVerdict(),
                            conflict.otherRun()));
        }
        List<Pair> pairs = pairs();
        List<Double> solved = Significance.holm(
                pairs.stream().map(pair -> pair.comparison.solvedProbability()).toList());
        List<Double> faster = Significance.holm(
                pairs.stream().map(pair -> pair.comparison.timeProbability()).toList());
        for (int i = 0; i < pairs.size(); i++) {
            append(text, pairs.get(i), solved.get(i), faster.get(i));
        }
        return text.toString();
    }

    private List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        for (StoredRun first : before.runs()) {
            for (StoredRun second : after.runs()) {
                boolean areOnly = before.runs().size() == 1 && after.runs().size() == 1;
                if (areOnly || first.name().equals(second.name())) {
                    pairs.add(new Pair(
                            first, second, Samples.comparison(before.of(first.name()), after.of(second.name()))));
                }
            }
        }
        if (pairs.isEmpty()) {
            throw new InputException("compare", "no run has the same name in both");
        }
        return pairs;
    }

    private void append(StringBuilder text, Pair pair, double solved, double faster) {
        SortedMap<ProblemKey, Summary> ours = new TreeMap<>(before.of(pair.before.name()));
        SortedMap<ProblemKey, Summary> theirs = after.of(pair.after.name());
        ours.keySet().retainAll(theirs.keySet());
        List<String> gained = new ArrayList<>();
        List<String> lost = new ArrayList<>();
        List<String> quicker = new ArrayList<>();
        List<String> slower = new ArrayList<>();
        ours.forEach((problem, one) -> {
            Summary other = theirs.getOrDefault(problem, one);
            if (other.isProved() && !one.isProved()) {
                gained.add("%s: %s".formatted(problem.label(), other.verdict()));
            } else if (one.isProved() && !other.isProved()) {
                lost.add("%s: %s".formatted(problem.label(), one.verdict()));
            } else if (one.isProved()) {
                double from = one.effort().millis();
                double to = other.effort().millis();
                String line = "%s: %s ms, %s ms before".formatted(problem.label(), three(to), three(from));
                if (isNotable(from, to)) {
                    quicker.add(line);
                } else if (isNotable(to, from)) {
                    slower.add(line);
                }
            }
        });
        text.append("\n%s: %d problems in both\n".formatted(pair.label(), ours.size()));
        appendList(text, "newly solved", gained);
        appendList(text, "lost", lost);
        text.append("  solved by one only: %s (McNemar, Holm)\n".formatted(significance(solved)));
        appendList(text, "faster", quicker);
        appendList(text, "slower", slower);
        text.append("  speed-up: %s over the %d that both solve by search, %s (Wilcoxon, Holm)\n"
                .formatted(ratio(pair.comparison.speedUp()), pair.comparison.both(), significance(faster)));
    }

    private static boolean isNotable(double slow, double fast) {
        return slow - fast > NOTABLE_MILLIS && slow > NOTABLE * fast;
    }

    private static void appendList(StringBuilder text, String heading, List<String> lines) {
        text.append("  %s: %d\n".formatted(heading, lines.size()));
        lines.stream()
                .limit(MOST_LISTED)
                .forEach(line -> text.append("    ").append(line).append('\n'));
        if (lines.size() > MOST_LISTED) {
            text.append("    and %d more\n".formatted(lines.size() - MOST_LISTED));
        }
    }
}
