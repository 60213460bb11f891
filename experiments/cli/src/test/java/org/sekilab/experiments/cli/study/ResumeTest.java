package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.PluginJar;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ResultStore;

/** A run goes on with stored results only if they are what it would compute today. */
class ResumeTest {
    private static final String TWO_EYES = "(;SZ[7:2]AB[ba][da][ab][bb][cb][db])";
    private static final String ONE_EYE = "(;SZ[7:2]AB[ba][ab][bb])";
    private static final String ALL_CHANGED =
            "--resume: stored results from other inputs or settings: 4; maybe --resume=redo, which computes them again";

    @TempDir
    private Path folder;

    private String out = "";

    @BeforeEach
    void writeFiles() throws IOException {
        out = folder.resolve("out").toString();
        Files.createDirectories(folder.resolve("games"));
        write("games/a.sgf", TWO_EYES);
        write("games/b.sgf", TWO_EYES);
    }

    @Test
    void changedGameRecordIsAnErrorUntilItIsComputedAnew() throws IOException {
        String experiment = experiment("positions { small = games }");
        CommandRun.of("run", experiment, "--out", out);
        write("games/a.sgf", ONE_EYE);
        CommandRun resumed = CommandRun.of("run", experiment, "--out", out, "--resume");
        assertThat(resumed.exitCode()).isEqualTo(2);
        assertThat(resumed.errLines())
                .containsExactly("--resume: small a.sgf#1: its content has changed", ALL_CHANGED.replace("4", "2"));
        assertThat(safeBlackPoints()).containsExactly(8, 8, 8, 8);

        CommandRun redone = CommandRun.of("run", experiment, "--out", out, "--resume=redo");
        assertThat(redone.err()).isEmpty();
        assertThat(redone.exitCode()).isZero();
        assertThat(safeBlackPoints()).containsExactly(0, 8, 0, 8);
        assertThat(doneInEachSession()).containsExactly(2, 2); // four were done first, and two of them anew
        assertThat(CommandRun.of("run", experiment, "--out", out, "--resume").exitCode())
                .isZero();
        assertThat(doneInEachSession()).containsExactly(2, 2);
    }

    @Test
    void onlyTheChangedTreeOfACollectionIsComputedAnew() throws IOException {
        write("games/a.sgf", TWO_EYES + TWO_EYES);
        String experiment = experiment("positions { small = \"games/a.sgf\" }");
        CommandRun.of("run", experiment, "--out", out);
        write("games/a.sgf", TWO_EYES + ONE_EYE + TWO_EYES);
        assertThat(CommandRun.of("run", experiment, "--out", out, "--resume").errLines())
                .first()
                .isEqualTo("--resume: small a.sgf#2: its content has changed");
        assertThat(CommandRun.of("run", experiment, "--out", out, "--resume=redo")
                        .exitCode())
                .isZero();
        assertThat(safeBlackPoints()).containsExactly(8, 0, 8, 8, 0, 8);
        assertThat(doneInEachSession()).containsExactly(2, 4);
    }

    @Test
    void changedRowAndChangedTruthOfAListAreErrors() throws IOException {
        write("row.sgf", "(;SZ[5:4]AB[ac][bc][cc][dc][ec]AW[ab][bb][cb][db][eb])");
        write("list.csv", "file,at,truth\nrow.sgf,A1,SAFE\nrow.sgf,B1,SAFE\nrow.sgf,C1,SAFE\n");
        String experiment = experiment("positions { list { regions = list.csv, truth = truth } }");
        CommandRun.of("run", experiment, "--out", out);
        write("list.csv", "file,at,truth\nrow.sgf,A1,SAFE\nrow.sgf,B1,UNSAFE\nrow.sgf,D1,SAFE\n");
        assertThat(CommandRun.of("run", experiment, "--out", out, "--resume").errLines())
                .containsExactly(
                        "--resume: list list.csv#2: its content has changed",
                        "--resume: list list.csv#3: its content has changed",
                        ALL_CHANGED);
    }

    @Test
    void recordThatAListNamesIsPartOfItsRows() throws IOException {
        write("row.sgf", "(;SZ[5:4]AB[ac][bc][cc][dc][ec]AW[ab][bb][cb][db][eb])");
        write("list.csv", "file,at\nrow.sgf,A1\n");
        String experiment = experiment("positions { list { regions = list.csv } }");
        CommandRun.of("run", experiment, "--out", out);
        write("row.sgf", "(;SZ[5:4]AB[ac][bc][cc][dc][ec]AW[ab][bb][cb][db])");
        assertThat(CommandRun.of("run", experiment, "--out", out, "--resume").errLines())
                .first()
                .isEqualTo("--resume: list list.csv#1: its content has changed");
    }

    @Test
    void allChangedSettingsAreListedAndComputedAnew() throws IOException {
        String experiment = experiment("positions { small = games }");
        CommandRun.of("run", experiment, "--out", out);
        List<String> other = List.of("--set", "limits.region-nodes=200", "--set", "random.seed=9");
        CommandRun resumed = run(experiment, "--resume", other);
        assertThat(resumed.exitCode()).isEqualTo(2);
        assertThat(resumed.errLines())
                .containsExactly(
                        "--resume: 'Benson': limits.region-nodes was 100 and is \"200\" now",
                        "--resume: 'Benson': the seed of repetition 1 was 1 and is 9 now",
                        "--resume: 'M1': limits.region-nodes was 100 and is \"200\" now",
                        "--resume: 'M1': the seed of repetition 1 was 1 and is 9 now",
                        ALL_CHANGED);
        assertThat(run(experiment, "--resume=redo", other).exitCode()).isZero();
        assertThat(doneInEachSession()).containsExactly(4);
        assertThat(run(experiment, "--resume", other).exitCode()).isZero();
        assertThat(CommandRun.of("run", experiment, "--out", out, "--resume").errLines())
                .contains("--resume: 'M1': limits.region-nodes was \"200\" and is 100 now");
    }

    @Test
    void changedPluginIsAnErrorWhereverItsJarLies() throws IOException {
        String experiment = experiment("positions { small = games }");
        Path jar = pluginJar("one");
        assertThat(run(experiment, "--set", List.of("plugins.jars=" + jar)).err())
                .isEmpty();
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere")).resolve("plugin.jar");
        Files.copy(jar, elsewhere);
        CommandRun same = run(experiment, "--resume", List.of("--set", "plugins.jars=" + elsewhere));
        assertThat(same.err()).isEmpty();
        assertThat(same.exitCode()).isZero();
        pluginJar("two");
        CommandRun resumed = run(experiment, "--resume", List.of("--set", "plugins.jars=" + jar));
        assertThat(resumed.exitCode()).isEqualTo(2);
        assertThat(resumed.errLines()).hasSize(3).last().isEqualTo(ALL_CHANGED);
        assertThat(resumed.errLines().get(0))
                .matches("--resume: 'Benson': plugins.jars was \\[plugin.jar sha256 [0-9a-f]{64}] "
                        + "and is \\[plugin.jar sha256 [0-9a-f]{64}] now");
    }

    /** The board takes minutes. */
    @Test
    void jobsThatJobTimeEndedAreDoneAgainOnceItIsRaised() throws IOException {
        Files.delete(folder.resolve("games/b.sgf"));
        write("games/a.sgf", "(;SZ[8:6]AB[ac][bc][cc][dc][ec][fc][gc][hc]AW[ca][ae][be][ce][ge])");
        String settings = """
                positions { a = games }
                runs = [ { name = M7, safety.preset = M7 } ]
                settings { limits.region-time = 10m }
                """;
        String experiment = write("slow.conf", settings + "job.time = 100ms");
        CommandRun.of("run", experiment, "--out", out);
        assertThat(errors()).containsExactly("not done after 100 ms (job.time)");
        write("slow.conf", settings + "job.time = 90ms");
        CommandRun.of("run", experiment, "--out", out, "--resume");
        assertThat(errors()).containsExactly("not done after 100 ms (job.time)");
        write("slow.conf", settings + "job.time = 110ms");
        CommandRun.of("run", experiment, "--out", out, "--resume");
        assertThat(errors()).containsExactly("not done after 110 ms (job.time)");
    }

    @Test
    void resultsOfAnOlderVersionAreKeptAndToldToBeUnchecked() throws IOException {
        String experiment = experiment("positions { small = games }");
        CommandRun.of("run", experiment, "--out", out);
        forgetOrigins();
        write("games/a.sgf", ONE_EYE);
        assertThat(CommandRun.of("report", out).exitCode()).isZero();
        CommandRun resumed = CommandRun.of("run", experiment, "--out", out, "--resume");
        assertThat(resumed.exitCode()).isZero();
        assertThat(resumed.errLines())
                .containsExactly("--resume: results of an older version without a record of their inputs: 4; "
                        + "they are kept unchecked; --resume=redo computes them again");
        assertThat(safeBlackPoints()).containsExactly(8, 8, 8, 8);
        CommandRun redone = CommandRun.of("run", experiment, "--out", out, "--resume=redo");
        assertThat(redone.err()).isEmpty();
        assertThat(safeBlackPoints()).containsExactly(0, 8, 0, 8);
    }

    @Test
    void olderVersionToldOtherSettingsToo() throws IOException {
        String experiment = experiment("positions { small = games }");
        CommandRun.of("run", experiment, "--out", out);
        forgetOrigins();
        assertThat(run(experiment, "--resume", List.of("--set", "limits.region-nodes=200"))
                        .errLines())
                .containsExactly(
                        "--resume: 'Benson': limits.region-nodes was 100 and is \"200\" now",
                        "--resume: 'M1': limits.region-nodes was 100 and is \"200\" now",
                        ALL_CHANGED);
    }

    @Test
    void mistypedFolderIsAnErrorThatNamesTheNearestOne() throws IOException {
        String experiment = experiment("positions { small = games }");
        String results = folder.resolve("results/mine").toString();
        CommandRun.of("run", experiment, "--out", results);
        for (String mistyped : List.of("results/mien", "reslts/mine", "results/mine2/x")) {
            String path = folder.resolve(mistyped).toString();
            for (String option : List.of("--resume", "--resume=redo")) {
                CommandRun run = CommandRun.of("run", experiment, "--out", path, option);
                assertThat(run.exitCode()).isEqualTo(2);
                assertThat(run.errLines())
                        .containsExactly("--resume: %s: nothing to resume, there is no results.sqlite; maybe '%s'"
                                .formatted(path, results));
                assertThat(folder.resolve(mistyped)).doesNotExist();
            }
        }
    }

    @Test
    void folderWithoutResultsNearbyIsAnError() throws IOException {
        CommandRun run = CommandRun.of("run", experiment("positions { small = games }"), "--out", out, "--resume");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .containsExactly("--resume: %s: nothing to resume, there is no results.sqlite".formatted(out));
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void unknownWayToResumeIsReported() throws IOException {
        CommandRun run = CommandRun.of("run", experiment("positions { small = games }"), "--out", out, "--resume=rdeo");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--resume: 'rdeo' is not keep|redo");
    }

    private CommandRun run(String experiment, String option, List<String> more) {
        List<String> args = new ArrayList<>(List.of("run", experiment, "--out", out, option));
        args.addAll(more);
        return CommandRun.of(args.toArray(String[]::new));
    }

    private List<Integer> safeBlackPoints() {
        return results().stream()
                .map(result -> result.board().orElseThrow().tally().safeBlack())
                .toList();
    }

    private List<String> errors() {
        return results().stream().map(JobResult::error).toList();
    }

    private List<JobResult> results() {
        try (ResultStore store = ResultStore.openExisting("test", folder.resolve("out"))) {
            return store.results();
        }
    }

    /** The numbers of results that the processes have made which are still there, the first process first. */
    private List<Integer> doneInEachSession() {
        List<Integer> done = new ArrayList<>();
        try (Connection database = connect();
                Statement statement = database.createStatement();
                var rows = statement.executeQuery("SELECT count(*) FROM job GROUP BY session ORDER BY session")) {
            while (rows.next()) {
                done.add(rows.getInt(1));
            }
            return done;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Makes the database one of a version that noted no origins. */
    private void forgetOrigins() {
        try (Connection database = connect();
                Statement statement = database.createStatement()) {
            for (String column : List.of("input", "settings", "limit_millis")) {
                statement.execute("ALTER TABLE job DROP COLUMN " + column);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("out/results.sqlite"));
    }

    private Path pluginJar(String content) throws IOException {
        Path source = Files.createDirectories(folder.resolve("src")).resolve("EmptyModule.java");
        Files.writeString(source, "public final class EmptyModule extends com.google.inject.AbstractModule {}");
        PluginJar.compile(List.of(source), folder.resolve("classes"));
        Path services = Files.createDirectories(folder.resolve("resources/META-INF/services"));
        Files.writeString(services.resolve("com.google.inject.Module"), "EmptyModule");
        write("resources/content.txt", content);
        return PluginJar.pack(folder.resolve("plugin.jar"), folder.resolve("classes"), folder.resolve("resources"));
    }

    private String experiment(String positions) throws IOException {
        return write("small.conf", positions + """

                runs = [
                  { name = Benson, safety.solver = benson }
                  { name = M1, safety { solver = search, preset = M1 } }
                ]
                settings { limits.region-nodes = 100, random.seed = 1 }
                """);
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
