package org.sekilab.experiments.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.reproduce.ComparedRow.Outcome;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.Answer.Certainty;
import org.sekilab.experiments.store.BoardCounts;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.StoredRun;

/** Rows of a study there and here. */
class RowComparisonTest {
    private static final String BY_NODES = "limits.region-nodes = 100\n";

    @Test
    void rowsWithEqualVerdictsAndNodesAreTheSameWhateverTheTimes() {
        assertThat(outcomes(BY_NODES, job(answer("A", "SAFE", 10, 1.0)), job(answer("A", "SAFE", 10, 99.0))))
                .containsExactly(Outcome.SAME);
    }

    @Test
    void otherVerdictAndOtherNodesDiffer() {
        List<ComparedRow> rows = compare(
                BY_NODES,
                job(answer("A", "SAFE", 10, 1), answer("B", "SAFE", 10, 1)),
                job(answer("A", "UNKNOWN", 10, 1), answer("B", "SAFE", 11, 1)));
        assertThat(rows).extracting(ComparedRow::outcome).containsExactly(Outcome.DIFFERS, Outcome.DIFFERS);
        assertThat(rows)
                .extracting(ComparedRow::label)
                .containsExactly(
                        "'M1', games a.sgf#1 A, repetition 1: SAFE there, UNKNOWN here",
                        "'M1', games a.sgf#1 B, repetition 1: 10 nodes there, 11 here");
    }

    @Test
    void whereTimeStoppedASearchOnlyContradictingProofsDiffer() {
        JobResult stopped = job(stopped("A", 10));
        assertThat(outcomes(BY_NODES, stopped, job(answer("A", "SAFE", 20, 1)))).containsExactly(Outcome.TIME);
        assertThat(outcomes(
                        BY_NODES,
                        job(stopped("A", 10), answer("B", "SAFE", 5, 1)),
                        job(stopped("A", 12), answer("B", "UNSAFE", 5, 1))))
                .containsExactly(Outcome.TIME, Outcome.DIFFERS);
    }

    /** One of the searches of a board may have run out of time unseen. A single search tells it. */
    @Test
    void withoutALimitOfNodesABoardDependsOnTimeAndAProblemDoesNot() {
        assertThat(outcomes("", job(answer("A", "SAFE", 10, 1)), job(answer("A", "SAFE", 11, 1))))
                .containsExactly(Outcome.DIFFERS);
        assertThat(outcomes("", board(5, answer("A", "SAFE", 10, 1)), board(5, answer("A", "SAFE", 11, 1))))
                .containsExactly(Outcome.SAME, Outcome.TIME);
        assertThat(outcomes("dfpn.threads = 2\n" + BY_NODES, board(5), board(6)))
                .containsExactly(Outcome.TIME);
        assertThat(outcomes("safety.engine = dfpn-tree\ntree.workers = 2\n" + BY_NODES, board(5), board(6)))
                .containsExactly(Outcome.TIME);
        assertThat(outcomes("safety.engine = dfpn-tree\n" + BY_NODES, board(5), board(6)))
                .containsExactly(Outcome.DIFFERS);
    }

    @Test
    void countsOfABoardAreARow() {
        List<ComparedRow> rows = compare(BY_NODES, board(5), board(6));
        assertThat(rows)
                .singleElement()
                .extracting(ComparedRow::label)
                .isEqualTo("'M1', games a.sgf#1 board, repetition 1: 5 safe points, 0 blocks, 0 regions there, "
                        + "6 safe points, 0 blocks, 0 regions here");
    }

    @Test
    void rowsThatOnlyOneHasDiffer() {
        JobResult failed = JobResult.failed(key(), 1, "broken", 1);
        assertThat(compare(BY_NODES, failed, job(answer("A", "SAFE", 1, 1))))
                .singleElement()
                .extracting(ComparedRow::label)
                .isEqualTo("'M1', games a.sgf#1, repetition 1: failed there, a result here");
        assertThat(outcomes(BY_NODES, failed, failed)).containsExactly(Outcome.SAME);
        assertThat(outcomes(BY_NODES, job(answer("A", "SAFE", 1, 1)), job(answer("B", "SAFE", 1, 1))))
                .containsExactly(Outcome.DIFFERS, Outcome.DIFFERS);
        List<StoredRun> runs = List.of(new StoredRun("M1", 1, BY_NODES));
        assertThat(RowComparison.of(runs, List.of(failed), List.of()))
                .extracting(ComparedRow::outcome)
                .containsExactly(Outcome.DIFFERS);
        assertThat(RowComparison.of(runs, List.of(), List.of(failed)))
                .extracting(ComparedRow::outcome)
                .containsExactly(Outcome.DIFFERS);
    }

    private static Stream<Outcome> outcomes(String settings, JobResult there, JobResult here) {
        return compare(settings, there, here).stream().map(ComparedRow::outcome);
    }

    private static List<ComparedRow> compare(String settings, JobResult there, JobResult here) {
        return RowComparison.of(List.of(new StoredRun("M1", 1, settings)), List.of(there), List.of(here));
    }

    private static JobKey key() {
        return new JobKey("M1", "games", "a.sgf", 1, "", 1);
    }

    private static JobResult job(Answer... answers) {
        return new JobResult(key(), 1, JobResult.Status.DONE, "", 1, Optional.empty(), List.of(answers), List.of());
    }

    private static JobResult board(int safePoints, Answer... answers) {
        Tally tally = new Tally(1, 361, safePoints, 0, 0, 0, 0, 0, 0, 0);
        return new JobResult(
                key(),
                1,
                JobResult.Status.DONE,
                "",
                1,
                Optional.of(new BoardCounts(tally, 7, Optional.empty())),
                List.of(answers),
                List.of());
    }

    private static Answer answer(String item, String verdict, long nodes, double millis) {
        Certainty certainty = verdict.equals(Answer.UNKNOWN) ? Certainty.OPEN : Certainty.PROVED;
        return new Answer(
                item, 3, verdict, certainty, "", "search", "NONE", effort(nodes, millis), OptionalInt.empty());
    }

    private static Answer stopped(String item, long nodes) {
        return new Answer(
                item, 3, Answer.UNKNOWN, Certainty.OPEN, "", "none", "TIME", effort(nodes, 1), OptionalInt.empty());
    }

    private static Answer.Effort effort(long nodes, double millis) {
        return new Answer.Effort(nodes, nodes, 0, millis);
    }
}
