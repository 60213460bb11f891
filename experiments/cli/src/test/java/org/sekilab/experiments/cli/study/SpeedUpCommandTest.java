package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;

/** The command {@code speed-up}. How long anything takes is not asked. */
class SpeedUpCommandTest {
    /** Two rows of four points at the bottom left; all else takes less. */
    private static final String BOARD =
            "(;SZ[7:4]AB[ab][bb][cb][db][eb][ec][ed]AW[aa][ba][ca][da][ea][fa][fb][fc][fd])";

    @TempDir
    private Path folder;

    @Test
    void hardestRegionsComeFirst() throws IOException {
        String file = write(BOARD);
        CommandRun run =
                CommandRun.of("speed-up", file, "--tries", "1", "--format", "jsonl", "--set", "dfpn.threads=3");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .hasSizeGreaterThan(1)
                .allSatisfy(line -> assertThat(line).contains("\"threads\":3"));
        CommandRun first = CommandRun.of("speed-up", file, "--tries", "1", "--format", "jsonl", "--hardest", "1");
        assertThat(first.outLines()).singleElement().asString().contains("\"at\":\"A1\"", "\"threads\":2");
    }

    @Test
    void textEndsWithTheSum() throws IOException {
        CommandRun run = CommandRun.of("speed-up", write(BOARD), "--tries", "1");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(0)).contains("nodes by 1", "nodes by 2", "speed-up");
        assertThat(run.outLines().get(run.outLines().size() - 1))
                .contains("regions with 2 threads:")
                .endsWith("different verdicts: 0");
    }

    @Test
    void numbersArePositive() {
        CommandRun run = CommandRun.of("speed-up", "--hardest", "0", "--tries", "0");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--hardest: 0 is not positive", "--tries: 0 is not positive");
    }

    private String write(String sgf) throws IOException {
        Path file = folder.resolve("board.sgf");
        Files.writeString(file, sgf);
        return file.toString();
    }
}
