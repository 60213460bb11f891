package org.sekilab.experiments.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.reproduce.StudyFigures.Measured;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.Answer.Certainty;
import org.sekilab.experiments.store.BoardCounts;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;
import org.sekilab.experiments.store.Summary;

/** Figures of a board with regions that searches prove safe in 50 ms and 700 ms. */
class StudyFiguresTest {
    @Test
    void countsAreThoseOfTheBoardsAndExactWhereNodesAreTheLimit() {
        Map<Figure, Measured> figures = figures("limits.region-nodes = 100\n");
        assertThat(figures.get(figure("safe points"))).isEqualTo(new Measured(30, Tolerance.EXACT));
        assertThat(of(figures, "blocks on safe points").value()).isEqualTo(4);
        assertThat(of(figures, "alive blocks").value()).isEqualTo(3);
        assertThat(of(figures, "safe regions").value()).isEqualTo(2);
        assertThat(figures.get(figure("nodes"))).isEqualTo(new Measured(900, Tolerance.EXACT));
        assertThat(of(figures, "regions within 100 nodes").value()).isEqualTo(1);
        assertThat(of(figures, "regions within 1000 nodes").value()).isEqualTo(2);
        assertThat(figures).doesNotContainKey(figure("regions within 1 s"));
    }

    /** As in tables 3 to 5 of [NM04]. Another machine, or another moment, gives other counts. */
    @Test
    void regionsAreCountedBySecondsWhereTimeIsTheLimit() {
        Map<Figure, Measured> figures = figures("");
        assertThat(of(figures, "regions within 0.1 s").value()).isEqualTo(1);
        assertThat(of(figures, "regions within 0.5 s").value()).isEqualTo(1);
        assertThat(of(figures, "regions within 1 s").value()).isEqualTo(2);
        assertThat(of(figures, "regions within 1 s").tolerance()).hasToString("25%");
        assertThat(of(figures, "safe points").tolerance()).hasToString("5%");
        assertThat(of(figures, "nodes").tolerance()).hasToString("x2");
        assertThat(figures).doesNotContainKey(figure("regions within 100 nodes"));
    }

    /** A repetition asks the same questions again, and proves nothing more. */
    @Test
    void boardsCountOnceHoweverOftenTheyAreRepeated() {
        assertThat(figures("limits.region-nodes = 100\n", 3)).isEqualTo(figures("limits.region-nodes = 100\n", 1));
        assertThat(figures("", 3)).isEqualTo(figures("", 1));
    }

    private static Measured of(Map<Figure, Measured> figures, String name) {
        return Objects.requireNonNull(figures.get(figure(name)), name);
    }

    private static Figure figure(String name) {
        return new Figure("niu", "games", "M1", name);
    }

    private static Map<Figure, Measured> figures(String settings) {
        return figures(settings, 1);
    }

    private static Map<Figure, Measured> figures(String settings, int repetitions) {
        List<JobResult> jobs = IntStream.rangeClosed(1, repetitions)
                .mapToObj(StudyFiguresTest::job)
                .toList();
        JobResult job = jobs.get(0);
        SortedMap<ProblemKey, Summary> summaries = new TreeMap<>();
        job.answers()
                .forEach(answer -> summaries.put(
                        job.key().problem(answer.item()),
                        new Summary(
                                answer.size(),
                                answer.verdict(),
                                answer.certainty(),
                                answer.limit(),
                                answer.expected(),
                                answer.effort(),
                                answer.estimate())));
        Results results = new Results(
                List.of(),
                List.of(new StoredRun("M1", 1000, settings)),
                jobs,
                Map.of("M1", summaries),
                jobs.stream().map(JobResult::key).toList(),
                Map.of("games", 1),
                "",
                List.of(),
                Optional.empty());
        return StudyFigures.of("niu", results);
    }

    private static JobResult job(int repetition) {
        return new JobResult(
                new JobKey("M1", "games", "a.sgf", 1, "", repetition),
                1,
                JobResult.Status.DONE,
                "",
                800,
                Optional.of(new BoardCounts(new Tally(1, 361, 10, 20, 0, 9, 3, 4, 7, 2), 900, Optional.empty())),
                List.of(answer("A", 80, 50), answer("B", 820, 700)),
                List.of());
    }

    private static Answer answer(String item, long nodes, double millis) {
        return new Answer(
                item,
                5,
                "SAFE",
                Certainty.PROVED,
                "",
                "search",
                "NONE",
                new Answer.Effort(nodes, nodes, 0, millis),
                OptionalInt.empty());
    }
}
