package org.sekilab.experiments.cli;

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.store.ResultStore;

/**
 * A run that a signal or an error ends before its time says how to go on. One that goes on shuts others out of its
 * folder.
 */
@DisabledOnOs(OS.WINDOWS)
class StoppedRunTest {
    private static final int BOARDS = 3;
    private static final Pattern WAY_ON =
            Pattern.compile("run: (\\d+) of 3 jobs have a result; go on with: (sekilab run .*)");

    @TempDir
    private Path folder;

    private final List<Process> started = new ArrayList<>();
    private Path experiment = Path.of("");
    private Path out = Path.of("");

    /** The first board is solved at once; the second takes minutes. With this seed, that is their order. */
    @BeforeEach
    void writeExperiment() throws IOException {
        Path study = Files.createDirectories(folder.resolve("it's a study"));
        out = study.resolve("out");
        experiment = Files.writeString(study.resolve("experiment.conf"), """
                positions { boards = all.sgf }
                runs = [ { name = M7, safety.preset = M7 } ]
                settings { random.seed = 7 }
                """);
        Files.writeString(study.resolve("all.sgf"), """
                (;SZ[7:2]AB[ba][da][ab][bb][cb][db])
                (;SZ[8:6]AB[ac][bc][cc][dc][ec][fc][gc][hc]AW[ca][ae][be][ce][ge])
                (;SZ[7:2]AB[ba][da][ab][bb][cb][db])
                """);
    }

    @AfterEach
    void endProcesses() {
        started.forEach(Process::destroyForcibly);
    }

    @ParameterizedTest
    @CsvSource({"INT, 130", "TERM, 143"})
    void signalIsAnsweredByTheCommandThatGoesOn(String signal, int exitCode) throws IOException, InterruptedException {
        Process run = startSlowly("--set", "limits.region-time=10m", "--resume=redo");
        new ProcessBuilder("kill", "-" + signal, Long.toString(run.pid()))
                .start()
                .waitFor();
        assertThat(run.waitFor()).isEqualTo(exitCode);
        Matcher wayOn =
                WAY_ON.matcher(Files.readString(folder.resolve("stderr.txt")).strip());
        assertThat(wayOn.matches()).as(wayOn.toString()).isTrue();
        assertThat(wayOn.group(1)).isEqualTo("1");
        assertThat(wayOn.group(2)).contains(" --out ").endsWith(" --resume").doesNotContain("redo");

        Files.writeString(
                experiment,
                Files.readString(experiment)
                        + "job { time = 100ms, grace = 1ms }\n"); // otherwise the rest takes ten minutes
        Process resumed = start(
                List.of("sh", "-c", "sekilab() { %s \"$@\"; }; %s".formatted(ProgramCommand.quoted(), wayOn.group(2))));
        resumed.waitFor();
        assertThat(stored()).as(Files.readString(folder.resolve("stderr.txt"))).isEqualTo(BOARDS);
    }

    @Test
    void secondRunInAFolderIsRefusedUntilTheFirstIsKilled() throws IOException, InterruptedException {
        Process run = startSlowly("--set", "limits.region-time=10m", "--resume=redo");
        for (String option : List.of("--jobs=1", "--resume", "--resume=redo")) {
            CommandRun second = CommandRun.of(
                    "run", experiment.toString(), "--out", out.toString(), "--set", "limits.region-time=10m", option);
            assertThat(second.exitCode()).isEqualTo(2);
            assertThat(second.errLines())
                    .containsExactly(
                            "--out: %s: another run is at work in this folder (process %d)".formatted(out, run.pid()));
        }
        CommandRun report = CommandRun.of("report", out.toString()); // reading is no harm
        assertThat(report.exitCode()).isNotEqualTo(2);
        assertThat(report.err()).doesNotContain("internal error");
        CommandRun merge = CommandRun.of(
                "merge", out.toString(), "--out", folder.resolve("whole").toString());
        assertThat(merge.exitCode()).isEqualTo(2);
        assertThat(merge.errLines()).containsExactly("merge: %s: a run is at work in this folder".formatted(out));
        run.destroyForcibly().waitFor();
        assertThat(stored()).isEqualTo(1);
        CommandRun after = CommandRun.of(
                "run",
                experiment.toString(),
                "--out",
                out.toString(),
                "--set",
                "limits.region-time=1ms",
                "--resume=redo");
        assertThat(after.err()).doesNotContain("another run");
        assertThat(stored()).isEqualTo(BOARDS);
    }

    @Test
    void runWhoseDatabaseFailsSaysHowMuchIsDoneAndHowToGoOn() throws IOException {
        makeEmptyDatabase("""
                CREATE TRIGGER failure BEFORE INSERT ON job WHEN NEW.place = 2 BEGIN SELECT RAISE(ABORT, 'no more'); END
                """);
        CommandRun run =
                CommandRun.of("run", experiment.toString(), "--out", out.toString(), "--set", "limits.region-time=1ms");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).hasSize(2);
        assertThat(run.errLines().get(0)).startsWith(out.resolve(ResultStore.FILE) + ": cannot be used (");
        assertThat(run.errLines().get(1)).matches(WAY_ON);
    }

    private void makeEmptyDatabase(String more) {
        ResultStore.open("--out", out).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + out.resolve(ResultStore.FILE));
                Statement statement = connection.createStatement()) {
            statement.execute(more);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A run that has done its first job, and is long not done with the second. */
    private Process startSlowly(String... more) throws IOException, InterruptedException {
        makeEmptyDatabase("SELECT 1");
        List<String> command = new ArrayList<>(List.of(
                "sh", "-c", "exec %s \"$@\"".formatted(ProgramCommand.quoted()), "sh", "run", experiment.toString()));
        command.addAll(List.of("--out", out.toString()));
        command.addAll(List.of(more));
        Process process = start(command);
        while (process.isAlive() && stored() < 1) {
            Thread.sleep(10);
        }
        assertThat(process.isAlive())
                .as(Files.readString(folder.resolve("stderr.txt")))
                .isTrue();
        return process;
    }

    private Process start(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(folder.resolve("stderr.txt").toFile())
                .start();
        started.add(process);
        return process;
    }

    private int stored() {
        try (ResultStore store = ResultStore.openExisting("test", out)) {
            return store.jobs().size();
        }
    }
}
