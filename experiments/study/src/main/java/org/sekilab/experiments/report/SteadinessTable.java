package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;

/**
 * How steady the machine was while times were taken: what a node took in the first half of a run's jobs, and in the
 * second.
 */
final class SteadinessTable {
    private static final double MICROS_PER_MILLI = 1000;

    private final Results results;

    SteadinessTable(Results results) {
        this.results = results;
    }

    /** The table of a set; empty where too little was searched to say anything. */
    Optional<Table> of(String set) {
        List<List<String>> rows = new ArrayList<>();
        for (StoredRun run : results.runs(set)) {
            List<JobResult> jobs = results.inTime().stream()
                    .filter(job -> job.key().set().equals(set)
                            && job.key().run().equals(run.name())
                            && nodes(List.of(job)) > 0)
                    .toList();
            if (jobs.size() >= 2) {
                double first = microsPerNode(jobs.subList(0, jobs.size() / 2));
                double second = microsPerNode(jobs.subList(jobs.size() / 2, jobs.size()));
                rows.add(List.of(
                        run.name(), Numbers.three(first), Numbers.three(second), Numbers.three(second / first)));
            }
        }
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(new Table(
                        set + ": how steady the machine was",
                        "Microseconds per node in the first and in the second half of the jobs, in the order of their work. The "
                                + "halves have different problems. If all runs change alike, the machine changed. Times are then no more exact than this change.",
                        List.of("run", "first half", "second half", "second / first"),
                        rows));
    }

    private static long nodes(List<JobResult> jobs) {
        return jobs.stream()
                .flatMap(job -> job.answers().stream())
                .mapToLong(answer -> answer.effort().nodes())
                .sum();
    }

    private static double microsPerNode(List<JobResult> jobs) {
        double millis = jobs.stream()
                .flatMap(job -> job.answers().stream())
                .map(Answer::effort)
                .filter(effort -> effort.nodes() > 0)
                .mapToDouble(Answer.Effort::millis)
                .sum();
        return millis * MICROS_PER_MILLI / nodes(jobs);
    }
}
