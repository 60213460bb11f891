package org.sekilab.experiments.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.BoardCounts;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.ResultText;

/** Jobs as texts give the results that this process gives, in another process too. */
class JobWorkerTest {
    private static final String ALL_KINDS = """
            positions {
              boards = [ "own.sgf", "shipped:life" ]
              list { regions = list.csv }
              problems { regions = "shipped:regions" }
              races { semeai = "shipped:races" }
              lives { life = life.csv, truth = truth }
              shipped { life = "shipped:life" }
              guesses { guesses = "shipped:regions" }
            }
            runs = [ { name = alone, safety.engine = alphabeta }, { name = "auto: both", safety.without = [chains, merging] } ]
            settings { limits.region-nodes = 20, limits.region-time = 1h, random.seed = 7 }
            repetitions = %d
            """;

    @TempDir
    private Path folder;

    /** What is equal for equal work: all but times. */
    private record Row(
            JobKey key,
            long seed,
            JobResult.Status status,
            String error,
            Optional<BoardCounts> board,
            List<List<Object>> answers) {
        static Row of(JobResult result) {
            List<List<Object>> answers = result.answers().stream().map(Row::of).toList();
            return new Row(result.key(), result.seed(), result.status(), result.error(), result.board(), answers);
        }

        private static List<Object> of(Answer answer) {
            return List.of(
                    answer.item(),
                    answer.size(),
                    answer.verdict(),
                    answer.certainty(),
                    answer.expected(),
                    answer.method(),
                    answer.limit(),
                    answer.effort().nodes(),
                    answer.effort().firstNodes(),
                    answer.effort().secondNodes(),
                    answer.estimate());
        }
    }

    @BeforeEach
    void write() throws IOException {
        Files.writeString(
                folder.resolve("own.sgf"),
                "(;SZ[5:4]C[\"\\\\ \\] ä\n\u0001]AB[ac][bc][cc][dc][ec]AW[ab][bb][cb][db][eb];B[aa];W[ba])(;SZ[3])");
        Files.writeString(folder.resolve("list.csv"), """
                file,index,move,at,defender,first
                own.sgf,1,,A1,,defender
                own.sgf,1,,A1,black,
                own.sgf,1,,Z9,,
                none.sgf,1,,A1,,
                """);
        Files.writeString(folder.resolve("life.csv"), """
                file,defender,first,stones,area,truth
                own.sgf,black,attacker,A2 & B2,all,ALIVE
                own.sgf,,attacker,ANY,A1 B1,
                own.sgf,white,black,A3,auto,
                """);
        Files.writeString(folder.resolve("study.conf"), ALL_KINDS.formatted(1));
    }

    @Test
    void jobsOfAllKindsHaveTheSameResultsWhenTheirTextsAreWorkedOn() {
        checkJobsOfAllKinds(1);
    }

    @Test
    @Tag("thorough")
    void repeatedJobsOfAllKindsHaveTheSameResultsWhenTheirTextsAreWorkedOn() throws IOException {
        Files.writeString(folder.resolve("study.conf"), ALL_KINDS.formatted(2));
        checkJobsOfAllKinds(2);
    }

    private void checkJobsOfAllKinds(int repetitions) {
        List<Row> here = run("here", JobRunner.local());
        List<Row> elsewhere = run("elsewhere", JobWorkerTest::throughTexts);
        assertThat(here).hasSize(repetitions * 2 * (2 + 4 + 4 + 60 + 2 * 53 + 3 + 4 + 60));
        assertThat(here).anyMatch(row -> row.error().endsWith("none.sgf: no such file"));
        assertThat(here).anyMatch(row -> row.board().isPresent());
        assertThat(elsewhere).containsExactlyElementsOf(here);
    }

    /** A run that goes on finds nothing changed in what another process has made. */
    @Test
    void resultsOfTextsAreStoredUnderTheHashesOfTheRun() throws IOException {
        Files.writeString(folder.resolve("study.conf"), """
                positions { boards = own.sgf, list { regions = list.csv }, lives { life = life.csv } }
                runs = [ { name = one, limits.region-nodes = 20 } ]
                """);
        run("here", JobRunner.local());
        run("elsewhere", JobWorkerTest::throughTexts);
        assertThat(origins("elsewhere")).containsExactlyInAnyOrderElementsOf(origins("here"));
        Mistakes mistakes = new Mistakes();
        newRun(mistakes)
                .run(
                        new Destination(folder.resolve("elsewhere"), "--out", "--resume"),
                        ExperimentRun.Start.RESUME,
                        (jobs, store) -> assertThat(jobs.size()).isZero(),
                        new SilentListener());
    }

    /** The texts need none of the files that the study names. */
    @Test
    void textHasTheWholeProblem() throws IOException {
        List<JobWorker.Texts> texts = new ArrayList<>();
        List<String> study = new ArrayList<>();
        run("noted", (jobs, store) -> {
            study.add(jobs.study());
            IntStream.range(0, jobs.size())
                    .filter(index -> jobs.key(index).set().equals("list"))
                    .forEach(index -> texts.add(texts(jobs, index)));
        });
        for (String file : List.of("own.sgf", "list.csv", "study.conf")) {
            Files.delete(folder.resolve(file));
        }
        List<JobResult> results = new ArrayList<>();
        JobWorker.of(study.get(0)).work(texts, () -> true, text -> results.add(ResultText.read(text)));
        assertThat(results)
                .filteredOn(result -> result.status() == JobResult.Status.DONE)
                .hasSize(2 * 2);
    }

    /** A task of a cluster has many short jobs, and a thread costs as much as some of them. */
    @Test
    void oneThreadDoesAllJobsOfACall() throws IOException {
        Files.writeString(folder.resolve("study.conf"), """
                positions { problems { regions = "shipped:regions" } }
                runs = [ { name = one, limits.region-nodes = 20 } ]
                """);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        run("counted", (jobs, store) -> {
            long before = threads.getTotalStartedThreadCount();
            throughTexts(jobs, store);
            assertThat(jobs.size()).isEqualTo(60);
            assertThat(threads.getTotalStartedThreadCount() - before).isLessThan(30); // the JVM may start some, too
        });
    }

    @Test
    void callStartsNoJobOnceItMayNot() {
        run("short", (jobs, store) -> {
            AtomicInteger asked = new AtomicInteger();
            List<JobResult> results = new ArrayList<>();
            JobWorker.of(jobs.study())
                    .work(
                            List.of(texts(jobs, 0), texts(jobs, 1), texts(jobs, 2)),
                            () -> asked.getAndIncrement() < 2,
                            text -> results.add(ResultText.read(text)));
            assertThat(results).extracting(JobResult::key).containsExactly(jobs.key(0), jobs.key(1));
            store.accept(results);
        });
    }

    private static void throughTexts(JobList jobs, Consumer<List<JobResult>> store) {
        List<JobResult> results = new ArrayList<>();
        List<JobWorker.Texts> texts = IntStream.range(0, jobs.size())
                .mapToObj(index -> texts(jobs, index))
                .toList();
        JobWorker.of(jobs.study()).work(texts, () -> true, text -> results.add(ResultText.read(text)));
        assertThat(results)
                .extracting(JobResult::key)
                .containsExactlyElementsOf(
                        IntStream.range(0, jobs.size()).mapToObj(jobs::key).toList());
        store.accept(results);
    }

    private static JobWorker.Texts texts(JobList jobs, int index) {
        return new JobWorker.Texts(jobs.text(index), jobs.problem(index));
    }

    private List<Row> run(String out, JobRunner runner) {
        Mistakes mistakes = new Mistakes();
        newRun(mistakes)
                .run(
                        new Destination(folder.resolve(out), "--out", "--resume"),
                        ExperimentRun.Start.FRESH,
                        runner,
                        new SilentListener());
        try (ResultStore store = ResultStore.openExisting("test", folder.resolve(out))) {
            return store.results().stream().map(Row::of).toList();
        }
    }

    private ExperimentRun newRun(Mistakes mistakes) {
        Path file = folder.resolve("study.conf");
        return new ExperimentRun(ExperimentFile.read(file, mistakes), file, JobWorkerTest::laboratory, mistakes);
    }

    private List<List<Object>> origins(String out) {
        try (ResultStore store = ResultStore.openExisting("test", folder.resolve(out))) {
            return store.jobs().stream()
                    .map(job -> List.<Object>of(job.key(), job.origin()))
                    .toList();
        }
    }

    private static Laboratory laboratory(Variant variant, int repetition) {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes).addLayer(variant.settings());
        layers.addAssignment("test", "random.seed=" + (6 + repetition));
        return Laboratory.open(layers, mistakes);
    }
}
