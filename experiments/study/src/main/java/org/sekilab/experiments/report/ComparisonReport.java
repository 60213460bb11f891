package org.sekilab.experiments.report;

import static org.sekilab.experiments.output.Numbers.significance;
import static org.sekilab.experiments.output.Numbers.three;
import static org.sekilab.experiments.report.Ratios.ratio;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.json.CompareLine;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.stats.Comparison;
import org.sekilab.experiments.stats.Corrected;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;
import org.sekilab.experiments.store.Summary;

/**
 * The changes between two results. Proofs that contradict each other come first. For each run follow the problems
 * gained, lost, faster and slower. A run is compared with the run of its name, or with the only one if each result has
 * one run.
 */
public final class ComparisonReport {
    private static final int MOST_LISTED = 20;
    private static final double NOTABLE = 1.5; // times differ from run to run
    private static final double NOTABLE_MILLIS = 10;

    private final Results before;
    private final Results after;

    /** The change of a problem that both results were asked. */
    private enum Change {
        NEWLY_SOLVED("newly solved"),
        LOST("lost"),
        FASTER("faster"),
        SLOWER("slower");

        private final String heading;

        Change(String heading) {
            this.heading = heading;
        }
    }

    private record Difference(Change change, ProblemKey problem, Summary before, Summary after) {
        String line() {
            return switch (change) {
                case NEWLY_SOLVED -> "%s: %s".formatted(problem.label(), after.verdict());
                case LOST -> "%s: %s".formatted(problem.label(), before.verdict());
                case FASTER, SLOWER ->
                    "%s: %s ms, %s ms before"
                            .formatted(
                                    problem.label(),
                                    three(after.effort().millis()),
                                    three(before.effort().millis()));
            };
        }
    }

    /** Runs that are compared, and what came of it. */
    private record Pair(StoredRun before, StoredRun after, Comparison comparison) {
        String label() {
            return before.name().equals(after.name()) ? before.name() : before.name() + " and " + after.name();
        }
    }

    public ComparisonReport(Results before, Results after) {
        this.before = before;
        this.after = after;
    }

    /** Proofs of one result that contradict proofs of the other. */
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
        Corrected corrected = Corrected.of(pairs.stream().map(Pair::comparison).toList());
        for (int i = 0; i < pairs.size(); i++) {
            append(text, pairs.get(i), corrected, i);
        }
        return text.toString();
    }

    /**
     * Writes an object for each difference: its kind, as the text heads it or {@code contradiction}, the problem, and
     * what the runs say.
     *
     * @throws InputException if there is nothing to compare
     */
    public void writeJsonLines(PrintStream out) {
        List<Pair> pairs = pairs();
        conflicts().forEach(conflict -> Json.write(out, line(conflict)));
        for (Pair pair : pairs) {
            differences(pair).forEach(each -> Json.write(out, line(pair, each)));
        }
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

    private void append(StringBuilder text, Pair pair, Corrected corrected, int place) {
        List<Difference> differences = differences(pair);
        text.append("\n%s: %d problems in both\n"
                .formatted(pair.label(), common(pair).size()));
        appendList(text, Change.NEWLY_SOLVED, differences);
        appendList(text, Change.LOST, differences);
        text.append("  solved by one only: %s (McNemar, Holm)\n"
                .formatted(significance(corrected.solved().get(place))));
        appendList(text, Change.FASTER, differences);
        appendList(text, Change.SLOWER, differences);
        Comparison comparison = pair.comparison;
        if (comparison.both() > 0) {
            text.append("  fewer nodes: %s times over the %d that both solve by search, %s (Wilcoxon, Holm)\n"
                    .formatted(
                            ratio(comparison.nodeRatio()),
                            comparison.both(),
                            significance(corrected.nodes().get(place))));
        }
        if (comparison.hasTimes()) {
            text.append(
                    "  speed-up: %s over the %d of them whose nodes differ (%d others lost, %d gained), %s (Wilcoxon, Holm)\n"
                            .formatted(
                                    ratio(comparison.speedUp()),
                                    comparison.differing(),
                                    comparison.onlyFirst(),
                                    comparison.onlySecond(),
                                    significance(corrected.times().get(place))));
        }
        int same = comparison.both() - comparison.differing();
        if (same > 0) {
            text.append(
                    "  same nodes: %d of them; the time is %s of before, because of the machine or the cost of a node: not tested\n"
                            .formatted(same, three(comparison.sameWork())));
        }
    }

    private SortedSet<ProblemKey> common(Pair pair) {
        SortedSet<ProblemKey> common =
                new TreeSet<>(before.of(pair.before.name()).keySet());
        common.retainAll(after.of(pair.after.name()).keySet());
        return common;
    }

    /** The differences in the order of the problems. */
    private List<Difference> differences(Pair pair) {
        SortedMap<ProblemKey, Summary> ours = before.of(pair.before.name());
        SortedMap<ProblemKey, Summary> theirs = after.of(pair.after.name());
        List<Difference> differences = new ArrayList<>();
        for (ProblemKey problem : common(pair)) {
            Summary one = Objects.requireNonNull(ours.get(problem));
            Summary other = Objects.requireNonNull(theirs.get(problem));
            change(one, other).ifPresent(change -> differences.add(new Difference(change, problem, one, other)));
        }
        return differences;
    }

    private static Optional<Change> change(Summary one, Summary other) {
        if (one.isProved() != other.isProved()) {
            return Optional.of(other.isProved() ? Change.NEWLY_SOLVED : Change.LOST);
        }
        double from = one.effort().millis();
        double to = other.effort().millis();
        if (!one.isProved() || !(isNotable(from, to) || isNotable(to, from))) {
            return Optional.empty();
        }
        return Optional.of(from > to ? Change.FASTER : Change.SLOWER);
    }

    private static boolean isNotable(double slow, double fast) {
        return slow - fast > NOTABLE_MILLIS && slow > NOTABLE * fast;
    }

    private static void appendList(StringBuilder text, Change change, List<Difference> differences) {
        List<Difference> listed =
                differences.stream().filter(each -> each.change == change).toList();
        text.append("  %s: %d\n".formatted(change.heading, listed.size()));
        listed.stream()
                .limit(MOST_LISTED)
                .forEach(each -> text.append("    ").append(each.line()).append('\n'));
        if (listed.size() > MOST_LISTED) {
            text.append("    and %d more\n".formatted(listed.size() - MOST_LISTED));
        }
    }

    private static CompareLine line(Results.Conflict conflict) {
        ProblemKey problem = conflict.problem();
        return new CompareLine(
                "contradiction",
                problem.set(),
                problem.file(),
                problem.index(),
                problem.item(),
                conflict.run(),
                conflict.otherRun(),
                conflict.verdict(),
                conflict.otherVerdict(),
                null,
                null);
    }

    private static CompareLine line(Pair pair, Difference difference) {
        ProblemKey problem = difference.problem;
        return new CompareLine(
                difference.change.heading.replace(' ', '-'),
                problem.set(),
                problem.file(),
                problem.index(),
                problem.item(),
                pair.before.name(),
                pair.after.name(),
                difference.before.verdict(),
                difference.after.verdict(),
                difference.before.effort().millis(),
                difference.after.effort().millis());
    }
}
