package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.Results;

/**
 * The faults in the results of an experiment, for the head of everything that shows them. Empty if there are no faults.
 *
 * @param counts how often each thing is wrong, a few words each; unmodifiable
 * @param lines for each thing that is wrong how often it is, and its first case; unmodifiable
 */
public record Alarms(List<String> counts, List<String> lines) {
    private static final String SEPARATOR = "; ";

    public Alarms {
        counts = List.copyOf(counts);
        lines = List.copyOf(lines);
    }

    /** Failed jobs, and proofs that contradict each other or the truth. */
    public static Alarms of(Results results) {
        List<String> failures = results.failures().stream().map(Alarms::line).toList();
        List<String> conflicts =
                results.conflicts().stream().map(Results.Conflict::label).toList();
        List<String> wrong =
                results.wrongProofs().stream().map(Results.WrongProof::label).toList();
        List<String> counts = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        int jobs = results.jobs().size();
        add(counts, lines, "%d of %d jobs failed".formatted(failures.size(), jobs), failures);
        add(counts, lines, "proofs that contradict each other: %d".formatted(conflicts.size()), conflicts);
        add(counts, lines, "proofs that contradict the truth: %d".formatted(wrong.size()), wrong);
        return new Alarms(counts, lines);
    }

    private static void add(List<String> counts, List<String> lines, String count, List<String> cases) {
        if (!cases.isEmpty()) {
            counts.add(count);
            lines.add("%s%s %s".formatted(count, cases.size() == 1 ? ":" : "; the first:", cases.get(0)));
        }
    }

    /** A job that failed: run, problem, and why. */
    static String line(JobResult failure) {
        return "%s, %s: %s"
                .formatted(failure.key().run(), failure.key().problem("").label(), failure.error());
    }

    public boolean isEmpty() {
        return lines.isEmpty();
    }

    /** The counts in one line. */
    public String summary() {
        return String.join(SEPARATOR, counts);
    }
}
