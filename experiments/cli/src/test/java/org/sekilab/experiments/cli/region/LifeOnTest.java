package org.sekilab.experiments.cli.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.ClusterHere;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.verify.Verifier;

/** The option {@code --on} of {@code life}. */
class LifeOnTest {
    /** A black eye space of four points and a bulge, a bulky five, in the corner. */
    private static final String FIVE = "(;SZ[7]AB[ac][bc][cc][cb][da][db]AW[ad][bd][cd][dd][dc][eb][ea][ec])";

    @TempDir
    private Path folder;

    private String board = "";

    @BeforeEach
    void write() throws IOException {
        board = Files.writeString(folder.resolve("board.sgf"), FIVE).toString();
    }

    @Test
    void clusterFindsLifeWithACertificateThatTheCheckerAccepts() throws Exception {
        Path file = folder.resolve("proof.gz");
        CommandRun run = ClusterHere.run(
                "life", board, "--at", "A5", "--first", "black", "--on", "local[2]", "--certificate", file.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.outLines()).anyMatch(line -> line.startsWith("ALIVE: black lives"));
        assertThat(ClusterHere.tasks())
                .isNotEmpty()
                .allSatisfy(task -> assertThat(task).startsWith("LIFE ").hasSizeLessThan(2000));
        assertThat(Verifier.verify(file)).hasSize(1);
    }

    /** This process searches for death while the cluster searches windows. */
    @Test
    void deathIsFoundHere() throws Exception {
        Path file = folder.resolve("proof.gz");
        CommandRun run = ClusterHere.run(
                "life", board, "--at", "A5", "--first", "white", "--on", "local[2]", "--certificate", file.toString());
        assertThat(run.outLines()).anyMatch(line -> line.startsWith("DEAD: "));
        assertThat(Verifier.verify(file)).hasSize(1);
    }

    @Test
    void storeOfZonesDoesNotGoWithIt() {
        CommandRun run = ClusterHere.run(
                "life", board, "--at", "A5", "--on", "local[2]", "--set", "zones.store=" + folder.resolve("zones.txt"));
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines())
                .containsExactly("zones.store: does not go with --on: the zones are in a file of this machine");
    }
}
