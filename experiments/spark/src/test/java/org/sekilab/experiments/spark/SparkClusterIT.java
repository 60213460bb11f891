package org.sekilab.experiments.spark;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.cli.Main;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.store.Findings;

/** Runs on a cluster of one master and two workers have the rows of a run in one process, whatever is killed. */
@Tag("spark")
class SparkClusterIT {
    private static final int JOBS = 3 * 2 * (60 + 60);
    private static final int ENOUGH = 100; // jobs before something is killed
    private static final Pattern PROGRESS = Pattern.compile("run: \\d+/\\d+.*"); // told of runs that take some seconds

    /** A seki in a region of two rows at the bottom left. */
    private static final String SEKI_BOARD =
            "(;SZ[7:4]AB[ab][bb][cb][db][eb][ec][ed]AW[aa][ba][ca][da][ea][fa][fb][fc][fd])";

    @TempDir
    private static Path shared;

    private static SparkCluster cluster;

    private static Path experiment;
    private static List<String> expected;

    @TempDir
    private Path folder;

    @BeforeAll
    static void startCluster() throws IOException, InterruptedException {
        experiment = Files.writeString(shared.resolve("experiment.conf"), """
                positions { boards = "shipped:regions", problems { regions = "shipped:regions" } }
                runs = [ { name = M6 }, { name = M7, safety.preset = M7 } ]
                settings { limits.region-nodes = 40 }
                repetitions = 3
                """);
        Path local = shared.resolve("local");
        assertThat(run(OutputStream.nullOutputStream(), arguments(local))).isEqualTo(ExitCode.DONE);
        expected = Findings.of(local);
        assertThat(expected).hasSize(JOBS);
        cluster = new SparkCluster(shared.resolve("cluster"), 2);
    }

    @AfterAll
    static void stopCluster() {
        cluster.close();
    }

    @Test
    void clusterHasTheRowsOfALocalRun() throws IOException, InterruptedException {
        Path out = folder.resolve("cluster");
        assertThat(start(out).waitFor()).as(this::errors).isEqualTo(ExitCode.DONE);
        assertThat(Findings.of(out)).isEqualTo(expected);
    }

    /** The file of events is what Spark's pages are made from. */
    @Test
    void localThreadsHaveTheRowsOfALocalRunAndEachVariantIsAGroupInSparksPages()
            throws IOException, InterruptedException {
        Path out = folder.resolve("threads");
        Path events = Files.createDirectories(folder.resolve("events"));
        assertThat(SparkCluster.submit(folder, "local[2]", eventsIn(events), arguments(out))
                        .waitFor())
                .as(this::errors)
                .isEqualTo(ExitCode.DONE);
        assertThat(Findings.of(out)).isEqualTo(expected);
        assertThat(textOf(events))
                .contains("\"spark.jobGroup.id\":\"M6\"", "\"spark.jobGroup.id\":\"M7\"")
                .contains("\"spark.speculation\":\"false\"");
    }

    @Test
    void killedWorkerLosesNothingAndNothingIsStoredTwice() throws IOException, InterruptedException {
        Path out = folder.resolve("worker");
        Process driver = start(out);
        awaitJobs(driver, out);
        cluster.killWorker();
        assertThat(Findings.count(out)).isLessThan(JOBS);
        assertThat(driver.waitFor()).as(this::errors).isEqualTo(ExitCode.DONE);
        cluster.replaceWorker();
        assertThat(Findings.of(out)).isEqualTo(expected);
    }

    @Test
    void killedDriverGoesOn() throws IOException, InterruptedException {
        Path out = folder.resolve("driver");
        Process driver = start(out);
        awaitJobs(driver, out);
        driver.destroyForcibly().waitFor(); // signal 9
        assertThat(Findings.count(out)).isBetween(ENOUGH, JOBS - 1);
        assertThat(start(out, "--resume").waitFor()).as(this::errors).isEqualTo(ExitCode.DONE);
        assertThat(Findings.of(out)).isEqualTo(expected);
    }

    @Test
    void stoppedDriverSaysHowToGoOnAndNoMore() throws IOException, InterruptedException {
        Path out = folder.resolve("stopped");
        Process driver = start(out);
        awaitJobs(driver, out);
        driver.destroy(); // signal 15
        assertThat(driver.waitFor()).isEqualTo(128 + 15);
        assertThat(errors().lines().filter(line -> !PROGRESS.matcher(line).matches()))
                .singleElement(as(STRING))
                .matches("run: \\d+ of %d jobs have a result; go on with: sekilab run .* --resume".formatted(JOBS));
    }

    /** One hard problem: the leaves of a region with a seki, and the windows of a group that lives. */
    @ParameterizedTest
    @CsvSource({
        "region --at A1 --region-time 5m --set tree.leaf-nodes=20, SEKI",
        "life --index 84 --at D6 --first black --time 5m, ALIVE"
    })
    void killedWorkerCostsNoProof(String command, String verdict) throws IOException, InterruptedException {
        Path board = command.startsWith("life")
                ? Path.of("..", "life-problems", "positions.sgf").toAbsolutePath()
                : Files.writeString(folder.resolve("board.sgf"), SEKI_BOARD);
        Path proof = folder.resolve("proof.gz");
        Path events = Files.createDirectories(folder.resolve("events"));
        String arguments = "%s --certificate %s %s".formatted(command, proof, board);
        Process driver = SparkCluster.submit(folder, cluster.url(), eventsIn(events), arguments.split(" "));
        while (driver.isAlive() && !textOf(events).contains("SparkListenerTaskEnd")) {
            Thread.sleep(20);
        }
        cluster.killWorker();
        assertThat(driver.waitFor()).as(this::errors).isEqualTo(ExitCode.DONE);
        cluster.replaceWorker();
        assertThat(textOf(events)).contains("SparkListenerExecutorRemoved");
        assertThat(read(folder.resolve("driver-out.txt"))).contains(verdict);
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        assertThat(run(answer, "verify", proof.toString())).as(answer::toString).isEqualTo(ExitCode.DONE);
    }

    @Test
    void missingMasterIsOneLine() throws IOException, InterruptedException {
        Process driver =
                SparkCluster.submit(folder, "spark://127.0.0.1:1", List.of(), arguments(folder.resolve("nowhere")));
        assertThat(driver.waitFor()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(errors())
                .contains("--on: no Spark master answers at 127.0.0.1:1\n")
                .doesNotContain("\tat ");
    }

    /** Runs a command in this process, with both of its streams in one. */
    private static int run(OutputStream all, String... arguments) {
        PrintStream stream = new PrintStream(all, true, StandardCharsets.UTF_8);
        return Main.run(arguments, new ByteArrayInputStream(new byte[0]), stream, stream);
    }

    /** The options that have Spark write all that its pages show to a folder. */
    private static List<String> eventsIn(Path folder) {
        return List.of(
                "-Dspark.eventLog.enabled=true",
                "-Dspark.eventLog.compress=false",
                "-Dspark.eventLog.dir=" + folder.toUri());
    }

    private Process start(Path out, String... more) throws IOException {
        String[] args = Stream.concat(Arrays.stream(arguments(out)), Arrays.stream(more))
                .toArray(String[]::new);
        return SparkCluster.submit(folder, cluster.url(), List.of(), args);
    }

    private static String[] arguments(Path out) {
        return new String[] {"run", experiment.toString(), "--out", out.toString()};
    }

    private void awaitJobs(Process driver, Path out) throws InterruptedException {
        while (driver.isAlive() && Findings.count(out) < ENOUGH) {
            Thread.sleep(20);
        }
        assertThat(driver.isAlive()).as(this::errors).isTrue();
    }

    private String errors() {
        return read(folder.resolve("driver.txt"));
    }

    private static String textOf(Path events) throws IOException {
        try (Stream<Path> files = Files.walk(events)) {
            return String.join(
                    "\n",
                    files.filter(Files::isRegularFile).map(SparkClusterIT::read).toList());
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
