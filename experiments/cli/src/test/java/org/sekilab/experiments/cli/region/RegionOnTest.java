package org.sekilab.experiments.cli.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.cli.ClusterHere;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.verify.Verifier;

/** The option {@code --on} of {@code region}. */
class RegionOnTest {
    /** A seki in a region of two rows at the bottom left, and a region of three points at the right. */
    private static final String BOARD =
            "(;SZ[7:4]AB[ab][bb][cb][db][eb][ec][ed]AW[aa][ba][ca][da][ea][fa][fb][fc][fd])";

    @TempDir
    private Path folder;

    private String board = "";

    @BeforeEach
    void write() throws IOException {
        board = Files.writeString(folder.resolve("board.sgf"), BOARD).toString();
    }

    @ParameterizedTest
    @CsvSource({"attacker, SEKI", "defender, SAFE"})
    void clusterGivesTheVerdictAndTheCertificateThatTheCheckerAccepts(String first, String verdict) throws Exception {
        Path file = folder.resolve("proof.gz");
        CommandRun run = ClusterHere.run(
                "region",
                board,
                "--at",
                "A1",
                "--first",
                first,
                "--on",
                "local[2]",
                "--set",
                "tree.leaf-nodes=100",
                "--certificate",
                file.toString(),
                "--format",
                "jsonl");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("\"verdict\":\"%s\"".formatted(verdict));
        assertThat(CommandRun.of("region", board, "--at", "A1", "--first", first, "--format", "jsonl")
                        .out())
                .contains("\"verdict\":\"%s\"".formatted(verdict));
        assertThat(ClusterHere.tasks()).hasSizeGreaterThan(3);
        assertThat(Verifier.verify(file)).hasSize(1);
    }

    /** A message has the root of the tree and a line of moves, no table. */
    @Test
    void messagesAreSmall() {
        ClusterHere.run("region", board, "--at", "A1", "--on", "local[2]", "--set", "tree.leaf-nodes=100");
        assertThat(ClusterHere.tasks())
                .isNotEmpty()
                .allSatisfy(task -> assertThat(task.length()).isLessThan(1000));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--threads 2 | --threads: does not go with --on: Spark knows its cores",
                "--on-board | --on-board: does not go with --on: the board would be solved here",
                "--set safety.engine=dfpn-r | safety.engine: 'dfpn-r' searches in one process; --on needs dfpn-tree"
            })
    void optionThatDoesNotGoWithItIsOneLine(String more, String message) {
        CommandRun run = ClusterHere.run(("region " + board + " --at A1 --on local[2] " + more).split(" "));
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines()).containsExactly(message);
    }
}
