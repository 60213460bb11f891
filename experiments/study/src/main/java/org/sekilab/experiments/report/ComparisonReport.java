package org.sekilab.experiments.report;

import static org.sekilab.experiments.output.Numbers.counted;
import static org.sekilab.experiments.output.Numbers.significance;
import static org.sekilab.experiments.output.Numbers.three;
import static org.sekilab.experiments.report.Ratios.ratio;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.json.CompareLine;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.stats.Comparison;
import org.sekilab.experiments.stats.Corrected;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;
import org.sekilab.experiments.store.Summary;

/**
 * The changes between two results. Proofs that contradict each other come first. For each run follow the problems
 * gained, lost, failed, missing, faster and slower. A run is compared with the run of its name, or with the only one if
 * each result has one run.
 */
public final class ComparisonReport {
    private static final int MOST_LISTED = 20;
    private static final double NOTABLE = 1.5; // times differ from run to run
    private static final double NOTABLE_MILLIS = 10;

    private final Results before;
    private final Results after;

    /** The change of a problem. */
    private enum Change {
        NEWLY_SOLVED("newly solved"),
        LOST("lost"),
        /** Solved before; a job of it failed now, and none answered. */
        FAILED("failed"),
        /** Solved before; there is no answer now. */
        MISSING("missing"),
        FASTER("faster"),
        SLOWER("slower");

        private final String heading;

        Change(String heading) {
            this.heading = heading;
        }
    }

    /** @param after empty where nothing is answered now */
    private record Difference(Change change, ProblemKey problem, Summary before, Optional<Summary> after) {
        String line() {
            return switch (change) {
                case NEWLY_SOLVED ->
                    "%s: %s".formatted(problem.label(), after.orElseThrow().verdict());
                case LOST, FAILED, MISSING -> "%s: %s".formatted(problem.label(), before.verdict());
                case FASTER, SLOWER ->
                    "%s: %s ms, %s ms before"
                            .formatted(
                                    problem.label(),
                                    three(after.orElseThrow().effort().millis()),
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

    /** True when a job of the later results failed. */
    public boolean hasFailures() {
        return !after.failures().isEmpty();
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
        if (hasFailures()) {
            text.append("jobs that failed now: %d\n".formatted(after.failures().size()));
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
        text.append("\n%s: %s in both\n".formatted(pair.label(), counted(common(pair), "problems")));
        appendList(text, Change.NEWLY_SOLVED, differences);
        appendList(text, Change.LOST, differences);
        appendListIfAny(text, Change.FAILED, differences);
        appendListIfAny(text, Change.MISSING, differences);
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

    private long common(Pair pair) {
        Set<ProblemKey> theirs = after.of(pair.after.name()).keySet();
        return before.of(pair.before.name()).keySet().stream()
                .filter(theirs::contains)
                .count();
    }

    /** The differences in the order of the problems. */
    private List<Difference> differences(Pair pair) {
        SortedMap<ProblemKey, Summary> ours = before.of(pair.before.name());
        SortedMap<ProblemKey, Summary> theirs = after.of(pair.after.name());
        List<Difference> differences = new ArrayList<>();
        List<JobKey> failed = after.failures().stream()
                .map(JobResult::key)
                .filter(key -> key.run().equals(pair.after.name()))
                .toList();
        ours.forEach((problem, one) -> {
            Optional<Summary> other = Optional.ofNullable(theirs.get(problem));
            Optional<Change> change =
                    other.isPresent() ? change(one, other.get()) : withoutAnswer(problem, one, failed);
            change.ifPresent(found -> differences.add(new Difference(found, problem, one, other)));
        });
        return differences;
    }

    private static Optional<Change> withoutAnswer(ProblemKey problem, Summary before, List<JobKey> failed) {
        if (!before.isProved()) {
            return Optional.empty();
        }
        return Optional.of(failed.stream().anyMatch(job -> job.asks(problem)) ? Change.FAILED : Change.MISSING);
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

    /** Results with an answer to every problem have no such line. */
    private static void appendListIfAny(StringBuilder text, Change change, List<Difference> differences) {
        if (differences.stream().anyMatch(each -> each.change == change)) {
            appendList(text, change, differences);
        }
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
                difference.after.map(Summary::verdict).orElse(""),
                Json.ofMillis(difference.before.effort().millis()),
                difference
                        .after
                        .map(each -> Json.ofMillis(each.effort().millis()))
                        .orElse(null));
    }
}
