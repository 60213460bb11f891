package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.ProgramCommand;

/** Progress of a run for another terminal, and runs that end in time. */
class StatusCommandTest {
    private static final String TWO_EYES = "(;GM[1]FF[4]SZ[7:2]AB[ba][da][ab][bb][cb][db];W[fa];B[ga])";
    private static final Pattern DONE = Pattern.compile("\"jobs\":(\\d+),\"done\":(\\d+),");

    @TempDir
    private Path folder;

    @Test
    void finishedRunIsTold() throws IOException {
        write("a.sgf", TWO_EYES);
        write("list.csv", "file,at\na.sgf,Z9\na.sgf,A1\na.sgf,G1\n");
        String study =
                write("failing.conf", "positions { a { regions = list.csv } }\nruns = [ { name = X }, { name = Y } ]");
        CommandRun.of("run", study, "--out", path("out"));
        CommandRun status = CommandRun.of("status", path("out"));
        assertThat(status.err()).isEmpty();
        assertThat(status.exitCode()).isZero();
        assertThat(status.outLines())
                .contains("folder    " + path("out"), "done      6 of 6 jobs, 100.0%", "failed    2")
                .anyMatch(line -> line.matches("run       not at work; the last one was on \\S+, threads: 1, "
                        + "begun at 20\\S+Z, last result at 20\\S+Z"))
                .anyMatch(line -> line.startsWith("failure   X, a list.csv#1: at: "))
                .anyMatch(line -> line.startsWith("failure   Y, a list.csv#1: at: "))
                .noneMatch(line -> line.startsWith("time left"));
        assertThat(status.outLines().stream().filter(line -> line.startsWith("slow job  ")))
                .hasSize(5);
    }

    @Test
    void statusOfAShardCountsItsJobs() throws IOException {
        write("a.sgf", TWO_EYES.repeat(20));
        String study = write("study.conf", "positions { a = a.sgf }\nruns = [ { name = X, safety.solver = benson } ]");
        CommandRun.of("run", study, "--shard", "2/3", "--out", path("out"));
        CommandRun status = CommandRun.of("status", path("out"), "--format", "jsonl");
        Matcher done = DONE.matcher(status.out());
        assertThat(done.find()).isTrue();
        assertThat(Integer.parseInt(done.group(1)))
                .isEqualTo(Integer.parseInt(done.group(2)))
                .isBetween(1, 19);
        assertThat(status.out()).contains("\"shard\":\"2/3\",\"atWork\":false,");
        assertThat(CommandRun.of("status", path("out")).outLines()).contains("shard     2/3");
    }

    @Test
    void folderWithoutResultsIsOneClearLine() throws IOException {
        Files.createDirectories(folder.resolve("none"));
        CommandRun status = CommandRun.of("status", path("none"));
        assertThat(status.exitCode()).isEqualTo(2);
        assertThat(status.errLines())
                .containsExactly("status: %s: no results there (no results.sqlite)".formatted(path("none")));
        assertThat(CommandRun.of("status").exitCode()).isEqualTo(2);
    }

    /** The run is another process, which writes all the time. */
    @Test
    void runAtWorkIsToldWhileItWrites() throws IOException, InterruptedException {
        String study = write("long.conf", """
                positions { problems { regions = "shipped:regions" } }
                runs = [ { name = X } ]
                settings { limits.region-nodes = 5000 }
                repetitions = 40
                """);
        Process run = new ProcessBuilder(ProgramCommand.of("run", study, "--out", path("out")))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output.txt").toFile())
                .start();
        try {
            int first = awaitDone(run, 1);
            assertThat(CommandRun.of("status", path("out")).outLines())
                    .anyMatch(line -> line.matches("run  +at work on .*"))
                    .anyMatch(line -> line.matches("rate  +(?=.*[1-9])[0-9.,]+ jobs/s"))
                    .anyMatch(line -> line.matches("time left  (\\d+h\\d\\dm|\\d+m\\d\\ds|\\d+s)"));
            assertThat(awaitDone(run, first + 1)).isGreaterThan(first);
            assertThat(CommandRun.of("status", path("out"), "--format", "jsonl").out())
                    .contains("\"atWork\":true,\"jobs\":2400,", "\"failed\":0,\"jobsPerSecond\":", "\"leftMillis\":");
        } finally {
            run.destroyForcibly().waitFor();
        }
        assertThat(CommandRun.of("status", path("out"), "--format", "jsonl").out())
                .contains("\"atWork\":false,")
                .doesNotContain("leftMillis");
        assertThat(CommandRun.of("status", path("out")).outLines()).noneMatch(line -> line.startsWith("time left"));
    }

    /** The time is over before the first job. A budget of hours leaves nothing undone. */
    @Test
    void runEndsInItsBudgetAndTellsHowToGoOn() throws IOException {
        write("a.sgf", TWO_EYES.repeat(4));
        String study = write("study.conf", "positions { a = a.sgf }\nruns = [ { name = X, safety.solver = benson } ]");
        CommandRun run = CommandRun.of("run", study, "--out", path("out"), "--budget", "1ms");
        assertThat(run.exitCode()).isZero();
        assertThat(run.errLines())
                .containsExactly(
                        "run: 0 of 4 jobs have a result; go on with: sekilab run %s --out %s --budget 1ms --resume"
                                .formatted(study, path("out")));
        assertThat(run.out()).startsWith("INCOMPLETE: 4 jobs without an answer.");
        CommandRun resumed = CommandRun.of("run", study, "--out", path("out"), "--budget", "2h", "--resume");
        assertThat(resumed.exitCode()).isZero();
        assertThat(resumed.err()).isEmpty();
        assertThat(resumed.out()).doesNotContain("INCOMPLETE");
    }

    @Test
    void wrongBudgetIsOneClearLine() throws IOException {
        write("a.sgf", TWO_EYES);
        String study = write("study.conf", "positions { a = a.sgf }\nruns = [ { name = X } ]");
        CommandRun run = CommandRun.of("run", study, "--out", path("out"), "--budget", "2");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--budget: '2' has no unit: 2s or 2ms?");
        assertThat(CommandRun.of("run", study, "--out", path("out"), "--budget", "soon", "--shard", "9")
                        .errLines())
                .isEqualTo(List.of(
                        "--shard: '9' is not I/N, such as 3/16",
                        "--budget: 'soon' is not a duration of at least 1 ms, such as 250ms or 10s"));
    }

    private int awaitDone(Process run, int count) throws IOException, InterruptedException {
        while (run.isAlive()) {
            Matcher done = DONE.matcher(
                    CommandRun.of("status", path("out"), "--format", "jsonl").out());
            if (done.find() && Integer.parseInt(done.group(2)) >= count) {
                return Integer.parseInt(done.group(2));
            }
            Thread.sleep(20);
        }
        throw new AssertionError("the run ended: " + Files.readString(folder.resolve("output.txt")));
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }
}
