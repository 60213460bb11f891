package org.sekilab.experiments.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;

/** The command {@code causes}, as scripts call it. */
class CausesCommandTest {
    /** Two blocks with two eyes each, and a neutral column of three points between them. */
    private static final String NEIGHBORS = "(;SZ[5:3]AB[ab][bc][bb][ba]AW[dc][db][da][eb])";

    @TempDir
    private Path folder;

    @Test
    void jsonNamesThePointsOfEachCause() throws IOException {
        CommandRun run = CommandRun.of("causes", write(), "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).singleElement().asString().contains("""
                        "index":1,"size":"5:3","points":15,"safePoints":12,"causes":[\
                        {"cause":"neutral","points":3,"blocks":0,"regions":0,"at":["C1","C2","C3"]},\
                        {"cause":"open-boundary","points":0,"blocks":0,"regions":2,"at":[]},""");
    }

    @Test
    void tableSumsUpAllPositions() throws IOException {
        String file = write();
        CommandRun run = CommandRun.of("causes", file, file);
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(0)).startsWith("cause").endsWith("regions");
        assertThat(run.outLines().get(1)).matches("neutral +6  20\\.0 +0 +0 .*");
        assertThat(run.outLines().get(11))
                .isEqualTo("proved 24 of 30 points (80.0%), 100.0% of those that are not neutral");
    }

    @Test
    void otherFilesAreReadWhereOneCannotBe() throws IOException {
        CommandRun run = CommandRun.of("causes", folder.resolve("none.sgf").toString(), write());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).singleElement().asString().contains("none.sgf: no such file");
        assertThat(run.out()).contains("proved 12 of 15");
    }

    private String write() throws IOException {
        Path file = folder.resolve("neighbors.sgf");
        Files.writeString(file, NEIGHBORS);
        return file.toString();
    }
}
