package org.sekilab.experiments.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ResultStore;

class ExperimentRunTest {
    @TempDir
    private Path folder;

    /** The listener is told of all jobs that are left to do, so that progress ends where it should. */
    @Test
    void everyJobIsTold() throws IOException {
        Files.writeString(folder.resolve("one.sgf"), "(;SZ[3])");
        Files.writeString(folder.resolve("three.sgf"), "(;SZ[3])(;SZ[3])(;SZ[3])");
        Told told = run("positions { all = . }, runs = [ { name = X }, { name = Y } ]", ExperimentRun.Start.FRESH);
        assertThat(told.begun).isEqualTo(2 * 4);
        assertThat(told.stored).isEqualTo(2 * 4);
        assertThat(results()).hasSize(2 * 4);
        told = run("positions { all = . }, runs = [ { name = X }, { name = Z } ]", ExperimentRun.Start.RESUME);
        assertThat(told.begun).isEqualTo(4);
        assertThat(told.stored).isEqualTo(4);
    }

    @Test
    void problemsOfAllKindsAreSolvedAndComparedWithTheTruth() throws IOException {
        run("""
                positions {
                  problems { regions = "shipped:regions" }
                  races { semeai = "shipped:races" }
                  guesses { guesses = "shipped:regions" }
                }
                runs = [ { name = M7, safety.preset = M7 } ]
                settings { limits.region-nodes = 20000 }
                """, ExperimentRun.Start.FRESH);
        List<JobResult> results = results();
        assertThat(results)
                .hasSize(60 + 2 * 53 + 60)
                .allMatch(result -> result.error().isEmpty());
        List<JobResult> proofs = results.stream()
                .filter(result -> result.answers().get(0).isProved())
                .toList();
        assertThat(proofs)
                .flatExtracting(JobResult::answers)
                .filteredOn(answer -> !List.of("", "AMBIGUOUS").contains(answer.expected()))
                .allMatch(answer -> answer.verdict().equals(answer.expected()));
        assertThat(proofs.stream()
                        .collect(Collectors.groupingBy(result -> result.key().set(), Collectors.counting())))
                .satisfies(bySet -> assertThat(bySet).containsOnlyKeys("problems", "races"))
                .satisfies(bySet -> assertThat(bySet.values()).allMatch(count -> count >= 30));
        assertThat(results)
                .filteredOn(result -> result.key().set().equals("guesses"))
                .flatExtracting(JobResult::answers)
                .extracting(Answer::estimate)
                .allMatch(estimate -> estimate.isPresent());
    }

    @Test
    void rowThatCannotBeSolvedFailsAndTheOthersAreSolved() throws IOException {
        Files.writeString(folder.resolve("row.sgf"), "(;SZ[5:4]AB[ac][bc][cc][dc][ec]AW[ab][bb][cb][db][eb])");
        Files.writeString(folder.resolve("list.csv"), """
                file,at,class,truth
                row.sgf,A1,small,SAFE
                row.sgf,Z9,small,SAFE
                none.sgf,A1,small,SAFE
                row.sgf,B1,other,SAFE
                """);
        run("""
                positions { list { regions = list.csv, truth = truth, only { class = [small] } } }
                runs = [ { name = M6 } ]
                """, ExperimentRun.Start.FRESH);
        List<JobResult> results = results();
        assertThat(results).extracting(result -> result.key().index()).containsExactly(1, 2, 3);
        assertThat(results.get(0).answers().get(0).verdict()).isEqualTo("SAFE");
        assertThat(results.get(1).error()).startsWith("at: ");
        assertThat(results.get(2).error()).endsWith("none.sgf: no such file");
    }

    /** A problem of life and death has the truth of the column that the set names. */
    @Test
    void setOfLifeAsksEachRowOfItsList() throws IOException {
        Files.writeString(
                folder.resolve("eyes.sgf"),
                "(;SZ[7:3]AB[ba][da][ab][bb][cb][db]AW[ea][eb][fb][gb][ac][bc][cc][dc][ec][fc])");
        Files.writeString(folder.resolve("life.csv"), """
                file,defender,first,stones,area,truth
                eyes.sgf,black,attacker,B2,all,ALIVE
                eyes.sgf,black,attacker,G1,all,ALIVE
                """);
        run("""
                positions { mine { life = life.csv, truth = truth }, ours { life = "shipped:life" } }
                runs = [ { name = X, limits.region-nodes = 1 } ]
                """, ExperimentRun.Start.FRESH);
        List<JobResult> results = results();
        assertThat(results)
                .extracting(result -> result.key().set())
                .containsExactly("mine", "mine", "ours", "ours", "ours", "ours");
        assertThat(results.get(0).answers()).singleElement().satisfies(answer -> {
            assertThat(answer.expected()).isEqualTo("ALIVE");
            assertThat(answer.verdict()).isIn("ALIVE", "UNKNOWN");
            assertThat(answer.size()).isEqualTo(21);
        });
        assertThat(results.get(1).error()).isEqualTo("stones: there is no stone at G1");
        assertThat(results.subList(2, 6))
                .extracting(result -> result.answers().get(0).expected())
                .containsExactly("ALIVE", "DEAD", "ALIVE", "KO");
    }

    @Test
    void repetitionsHaveSeedsOfTheirOwn() throws IOException {
        Files.writeString(folder.resolve("one.sgf"), "(;SZ[3])");
        run(
                "positions { all = . }, runs = [ { name = X } ], repetitions = 3, settings { random.seed = 7 }",
                ExperimentRun.Start.FRESH);
        assertThat(results()).extracting(JobResult::seed).containsExactly(7L, 8L, 9L);
    }

    /** With one thread, jobs are stored in their order. Then a report half-way has whole positions of each set. */
    @Test
    void allVariantsOfAPositionAreDoneOneAfterTheOther() throws IOException {
        Files.writeString(folder.resolve("many.sgf"), "(;SZ[2])".repeat(12));
        run("""
                positions { a = many.sgf, b { semeai = "shipped:races" } }
                runs = [ { name = X }, { name = Y }, { name = Z } ]
                settings { limits.region-nodes = 1 }
                """, ExperimentRun.Start.FRESH);
        List<JobKey> order;
        try (ResultStore store = ResultStore.openExisting("test", folder.resolve("out"))) {
            order = store.inTime();
        }
        List<String> positions = new ArrayList<>();
        for (int i = 0; i < order.size(); i += 3) {
            assertThat(order.subList(i, i + 3)).extracting(JobKey::run).containsExactlyInAnyOrder("X", "Y", "Z");
            assertThat(order.subList(i, i + 3))
                    .extracting(key -> key.problem(""))
                    .containsOnly(order.get(i).problem(""));
            positions.add(order.get(i).set());
        }
        assertThat(positions.subList(0, 30)).contains("a", "b");
        assertThat(positions.subList(positions.size() - 30, positions.size())).contains("a", "b");
        assertThat(order).isNotEqualTo(results().stream().map(JobResult::key).toList());
    }

    /** The memory of a driver must not grow with the number of its jobs. */
    @Test
    void jobIsMadeEachTimeThatItIsAskedFor() throws IOException {
        Files.writeString(folder.resolve("many.sgf"), "(;SZ[2])".repeat(3));
        experiment("positions { a = many.sgf }, runs = [ { name = X }, { name = Y } ], repetitions = 2")
                .run(
                        destination(),
                        ExperimentRun.Start.FRESH,
                        (list, store) -> {
                            assertThat(list.jobs()).hasSize(2 * 2 * 3);
                            for (int i = 0; i < list.size(); i++) {
                                assertThat(list.jobs().get(i))
                                        .isNotSameAs(list.jobs().get(i));
                                assertThat(list.jobs().get(i).key()).isEqualTo(list.key(i));
                            }
                        },
                        new Told());
    }

    @Test
    void budgetOfARunThatGoesOnKnowsTheLongestStoredJob() throws IOException {
        Files.writeString(folder.resolve("two.sgf"), "(;SZ[2])(;SZ[2])");
        String study = "positions { a = two.sgf }, runs = [ { name = X } ]";
        double hour = Duration.ofHours(1).toMillis();
        experiment(study)
                .run(
                        destination(),
                        ExperimentRun.Start.FRESH,
                        (jobs, store) -> store.accept(List.of(JobResult.failed(jobs.key(0), 1, "long", hour))),
                        new Told());
        List<Boolean> mayStart = new ArrayList<>();
        for (String budget : List.of("30m", "3h")) {
            experiment(study)
                    .with(RunBudget.parse("--budget", budget))
                    .run(
                            destination(),
                            ExperimentRun.Start.RESUME,
                            (jobs, store) -> mayStart.add(jobs.mayStart()),
                            new Told());
        }
        assertThat(mayStart).containsExactly(false, true);
    }

    private Told run(String text, ExperimentRun.Start start) throws IOException {
        Told told = new Told();
        experiment(text).run(destination(), start, JobRunner.local(), told);
        return told;
    }

    private ExperimentRun experiment(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("experiment.conf"), text);
        Mistakes mistakes = new Mistakes();
        return new ExperimentRun(ExperimentFile.read(file, mistakes), file, ExperimentRunTest::laboratory, mistakes);
    }

    private Destination destination() {
        return new Destination(folder.resolve("out"), "--out", "--resume");
    }

    private List<JobResult> results() {
        try (ResultStore store = ResultStore.openExisting("test", folder.resolve("out"))) {
            return store.results();
        }
    }

    private static final class Told implements ExperimentRun.Listener {
        private final List<String> warnings = new ArrayList<>();
        private int begun;
        private int stored;

        @Override
        public void warn(String line) {
            warnings.add(line);
        }

        @Override
        public void begin(int jobs, int left) {
            begun = left;
        }

        @Override
        public void stored(int jobs) {
            stored += jobs;
        }
    }

    private static Laboratory laboratory(Variant variant, int repetition) {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes).addLayer(variant.settings());
        if (repetition > 1) {
            layers.addAssignment("--set", "random.seed=" + (6 + repetition));
        }
        return Laboratory.open(layers, mistakes);
    }
}
