package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.experiments.store.Part;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.Results.Gap;

/**
 * The facts that a reader must know before the tables, in all formats: missing answers, and faults.
 *
 * @param lines one sentence each, the most important one first; unmodifiable
 */
record ReportHead(List<String> lines) {
    ReportHead {
        lines = List.copyOf(lines);
    }

    static ReportHead of(Results results) {
        List<String> lines = new ArrayList<>(
                results.part().map(part -> lines(part, results)).orElseGet(() -> missing(results.gaps())));
        lines.addAll(Alarms.of(results).lines());
        return new ReportHead(lines);
    }

    /** A part lacks jobs by intention. The jobs that it should have are told in one line. */
    private static List<String> lines(Part part, Results results) {
        List<String> lines = new ArrayList<>();
        lines.add("PART: shard %s of the study has %s of %d. Tables and diagrams show only what all runs have answered."
                .formatted(part.shard(), jobs(part.jobs()), results.plannedJobs()));
        int left = part.jobs() - results.jobs().size();
        if (left > 0) {
            lines.add("INCOMPLETE: %s of the shard not done.".formatted(jobs(left)));
        }
        return lines;
    }

    private static List<String> missing(List<Gap> gaps) {
        if (gaps.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        int missing = gaps.stream().mapToInt(gap -> gap.failed() + gap.left()).sum();
        lines.add("INCOMPLETE: %s without an answer. Tables and diagrams show only what all runs have answered."
                .formatted(jobs(missing)));
        gaps.forEach(gap -> lines.add(line(gap)));
        return lines;
    }

    private static String line(Gap gap) {
        String failed = gap.failed() == 0 ? "" : ", %d failed".formatted(gap.failed());
        String left = gap.left() == 0 ? "" : ", %d not done".formatted(gap.left());
        String whole = gap.isWhole() ? "; the tables of this set leave this run out" : "";
        return "%s, run %s: %s%s%s%s".formatted(gap.set(), gap.run(), jobs(gap.planned()), failed, left, whole);
    }

    private static String jobs(int count) {
        return count == 1 ? "1 job" : count + " jobs";
    }
}
