package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.terminal.ExitCode;

/** The command {@code simulate}. With a given rate, nothing depends on the machine. */
class SimulateCommandTest {
    /** Two rows of four points at the bottom left; all else takes less. */
    private static final String BOARD =
            "(;SZ[7:4]AB[ab][bb][cb][db][eb][ec][ed]AW[aa][ba][ca][da][ea][fa][fb][fc][fd])";

    @TempDir
    private Path folder;

    @Test
    void simulationRepeatsAndHasRowForEachSize() throws IOException {
        CommandRun run = simulate();
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(2 * 2);
        assertThat(run.outLines().get(0)).contains("\"at\":\"A1\"", "\"workers\":1,", "\"verdict\":\"SEKI\"");
        assertThat(run.outLines().get(1)).contains("\"at\":\"A1\"", "\"workers\":16,", "\"verdict\":\"SEKI\"");
        assertThat(simulate().out()).isEqualTo(run.out());
    }

    private CommandRun simulate() throws IOException {
        return CommandRun.of(
                "simulate",
                board(),
                "--hardest",
                "2",
                "--workers",
                "1,16",
                "--rate",
                "1000",
                "--format",
                "jsonl",
                "--set",
                "tree.leaf-nodes=200");
    }

    /** Two threads may answer in another order than two workers of the model, at each run. One worker has no choice. */
    @Test
    void modelHasTheNodesAndVerdictsOfRealThreads() throws IOException {
        CommandRun run = CommandRun.of(
                "simulate",
                board(),
                "--hardest",
                "2",
                "--check-model",
                "--format",
                "jsonl",
                "--set",
                "tree.leaf-nodes=200");
        boolean isRight = run.outLines().stream().allMatch(line -> line.contains("\"right\":true"));
        assertThat(run.exitCode()).isEqualTo(isRight ? ExitCode.DONE : ExitCode.WRONG_RESULTS);
        assertThat(run.outLines()).hasSize(2 * 2);
        assertThat(run.outLines().get(0))
                .contains("\"right\":true")
                .containsPattern("\"workers\":1,\"model\":\\{\"verdict\":\"SEKI\",\"nodes\":(\\d+),.*"
                        + "\"real\":\\{\"verdict\":\"SEKI\",\"nodes\":\\1,");
        assertThat(run.outLines().get(1)).containsPattern("\"workers\":2,.*\"SEKI\".*\"SEKI\"");
    }

    @Test
    void textOfACheckSaysWhetherTheModelIsRight() throws IOException {
        CommandRun run =
                CommandRun.of("simulate", board(), "--hardest", "1", "--check-model", "--set", "tree.leaf-nodes=200");
        List<String> lines = run.outLines();
        assertThat(lines).hasSize(1 + 2 + 2);
        assertThat(lines.get(1)).endsWith(" right");
        assertThat(lines.get(3))
                .isEqualTo("1 region, 1 worker: the model is right for 1, wrong for 0, and limits leave 0 open; "
                        + "it has 1.00 times the nodes in total");
        assertThat(lines.get(4))
                .startsWith("1 region, 2 workers: the model is right for "
                        + (lines.get(2).endsWith(" right") ? 1 : 0));
    }

    @Test
    void textEndsWithTheSumOfEachSize() throws IOException {
        CommandRun run = CommandRun.of("simulate", board(), "--workers", "2,3", "--set", "tree.leaf-nodes=200");
        assertThat(run.exitCode()).isZero();
        int lines = run.outLines().size();
        assertThat(run.outLines().get(0)).contains("workers", "nodes alone", "busy", "speed-up");
        assertThat(run.outLines().get(lines - 2))
                .contains(" regions, 2 workers: ")
                .endsWith("different verdicts: 0");
        assertThat(run.outLines().get(lines - 1))
                .contains(" regions, 3 workers: ")
                .endsWith("different verdicts: 0");
    }

    @Test
    void badNumbersAreOneLineEach() {
        CommandRun run = CommandRun.of(
                "simulate",
                "--hardest",
                "0",
                "--workers",
                "0,2000",
                "--latency",
                "-1",
                "--bandwidth",
                "0",
                "--rate",
                "NaN");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .containsExactly(
                        "--hardest: 0 is not positive",
                        "--workers: 0 is not from 1 to 1024",
                        "--workers: 2000 is not from 1 to 1024",
                        "--latency: -1.0 is not a number from 0",
                        "--bandwidth: 0.0 is not a positive number",
                        "--rate: NaN is not a positive number");
    }

    private String board() throws IOException {
        Path file = folder.resolve("board.sgf");
        Files.writeString(file, BOARD);
        return file.toString();
    }
}
