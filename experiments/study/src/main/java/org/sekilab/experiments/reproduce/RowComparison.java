package org.sekilab.experiments.reproduce;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.reproduce.ComparedRow.Finding;
import org.sekilab.experiments.reproduce.ComparedRow.Outcome;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.BoardCounts;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.StoredRun;

/**
 * Compares the rows of a study with those of the same study here. Verdicts and nodes must be equal. Only where time
 * stopped a search may they differ. There two proofs must agree. A whole board without a limit of nodes may have
 * been stopped by time: one of its many searches may have run out of time.
 */
public final class RowComparison {
    private static final String BOARD = "board";
    private static final String FAILED = "failed";

    private final Map<String, StoredRun> runs = new HashMap<>();
    private final List<ComparedRow> rows = new ArrayList<>();

    private RowComparison(List<StoredRun> runs) {
        runs.forEach(run -> this.runs.put(run.name(), run));
    }

    /**
     * Compares.
     *
     * @param runs of the study here
     * @return a row for each question and board, in the order of the results there
     */
    public static List<ComparedRow> of(List<StoredRun> runs, List<JobResult> there, List<JobResult> here) {
        RowComparison comparison = new RowComparison(runs);
        Map<JobKey, JobResult> ours = new LinkedHashMap<>();
        here.forEach(result -> ours.put(result.key(), result));
        for (JobResult theirs : there) {
            comparison.compare(theirs, ours.remove(theirs.key()));
        }
        ours.values()
                .forEach(result -> comparison.add(result.key(), "", Finding.NONE, status(result), Outcome.DIFFERS));
        return List.copyOf(comparison.rows);
    }

    private void compare(JobResult there, @Nullable JobResult here) {
        if (here == null) {
            add(there.key(), "", status(there), Finding.NONE, Outcome.DIFFERS);
            return;
        }
        boolean isFailedThere = there.status() == JobResult.Status.FAILED;
        boolean isFailedHere = here.status() == JobResult.Status.FAILED;
        if (isFailedThere || isFailedHere) {
            Outcome outcome = isFailedThere && isFailedHere ? Outcome.SAME : Outcome.DIFFERS;
            add(there.key(), "", status(there), status(here), outcome);
            return;
        }
        boolean isExact = isExact(there, here);
        if (there.board().isPresent() || here.board().isPresent()) {
            Finding counted = there.board().map(board -> finding(board, there)).orElse(Finding.NONE);
            Finding countedHere =
                    here.board().map(board -> finding(board, here)).orElse(Finding.NONE);
            add(there.key(), BOARD, counted, countedHere, outcome(counted, countedHere, isExact, false));
        }
        Map<String, Answer> ours = new LinkedHashMap<>();
        here.answers().forEach(answer -> ours.put(answer.item(), answer));
        Set<String> items = new HashSet<>();
        for (Answer theirs : there.answers()) {
            @Nullable Answer our = ours.get(theirs.item());
            items.add(theirs.item());
            Finding found = finding(theirs);
            Finding foundHere = our == null ? Finding.NONE : finding(our);
            boolean areProofs = our == null || theirs.isProved() && our.isProved();
            add(there.key(), theirs.item(), found, foundHere, outcome(found, foundHere, isExact, areProofs));
        }
        ours.forEach((item, answer) -> {
            if (!items.contains(item)) {
                add(there.key(), item, Finding.NONE, finding(answer), Outcome.DIFFERS);
            }
        });
    }

    /** True where the machine has no influence on verdicts and nodes. */
    private boolean isExact(JobResult there, JobResult here) {
        StoredRun run = Objects.requireNonNull(
                runs.get(there.key().run()), () -> there.key().run());
        return run.isSearchedByOneThread()
                && (run.maxNodes().isPresent() || here.board().isEmpty())
                && !there.isStoppedByTime()
                && !here.isStoppedByTime();
    }

    private static Outcome outcome(Finding there, Finding here, boolean isExact, boolean areProofs) {
        boolean isVerdictSame = there.verdict().equals(here.verdict());
        if (isVerdictSame && there.nodes() == here.nodes()) {
            return Outcome.SAME;
        }
        return isExact || areProofs && !isVerdictSame ? Outcome.DIFFERS : Outcome.TIME;
    }

    private static Finding finding(Answer answer) {
        return new Finding(
                answer.verdict(), answer.effort().nodes(), answer.effort().millis());
    }

    private static Finding finding(BoardCounts board, JobResult result) {
        String counts = "%d safe points, %d blocks, %d regions"
                .formatted(
                        board.tally().safePoints(),
                        board.tally().blocksOnSafePoints(),
                        board.tally().safeRegions());
        return new Finding(counts, board.nodes(), result.millis());
    }

    private static Finding status(JobResult result) {
        return new Finding(
                result.status() == JobResult.Status.FAILED ? FAILED : "a result",
                result.answers().stream()
                        .mapToLong(answer -> answer.effort().nodes())
                        .sum(),
                result.millis());
    }

    private void add(JobKey key, String item, Finding there, Finding here, Outcome outcome) {
        rows.add(new ComparedRow(key, item, there, here, outcome));
    }
}
