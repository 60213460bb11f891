package org.sekilab.experiments.cli.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.terminal.ExitCode;

/** The option {@code --on} of commands for one board, where the jars of Spark are missing. */
class OnOptionTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"life", "region"})
    void missingSparkIsOneLineThatTellsHowToGetIt(String command) throws Exception {
        Path board = Files.writeString(
                folder.resolve("board.sgf"), "(;SZ[7:4]AB[ab][bb][cb][db][eb][ec][ed]AW[fa][fb][fc][fd][aa])");
        CommandRun run = CommandRun.of(command, board.toString(), "--at", "A3", "--on", "local[2]");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines()).singleElement().asString().startsWith("--on: local[2] needs the jars of Spark 4");
    }
}
