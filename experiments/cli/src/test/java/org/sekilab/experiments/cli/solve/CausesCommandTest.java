package org.sekilab.experiments.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    @Test
    void refuteNamesRegionsAndTheMovesThatMakeThemSafe() throws IOException {
        String file = writeThreePoints();
        Path proofs = folder.resolve("refuted.gz");
        CommandRun run = CommandRun.of(
                "causes",
                file,
                "--refute",
                "--refute-nodes",
                "5000",
                "--certificate",
                proofs.toString(),
                "--format",
                "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).singleElement().asString().contains("""
                        {"cause":"refuted","points":8,"blocks":1,"regions":2,\
                        "at":["A1","B1","C1","D1","A2","B2","C2","D2"]}""").contains("""
                        "refuted":{"lost":["D1","A2","B2","C2","D2"],"moves":1,"regions":[\
                        {"color":"black","points":["A1","B1","C1"],"reason":"block","move":"B1"},\
                        {"color":"white","points":["A1","B1","C1","D1","A2","B2","C2","D2"],"reason":"stays","move":"B1"}]}""");
        CommandRun verified = CommandRun.of("verify", "--status", proofs.toString());
        assertThat(verified.exitCode()).isZero();
        assertThat(verified.out()).contains("s VERIFIED");
    }

    @Test
    void tableCountsWhatIsRefuted() throws IOException {
        String file = writeThreePoints();
        CommandRun run = CommandRun.of("causes", file, file, "--refute", "--refute-nodes", "5000");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(2)).matches("refuted +16 +38\\.1 +2 +4 .*");
        assertThat(run.out())
                .contains("refuted 16 of 16 unproved points (100.0%), 10 of them one by one; "
                        + "without them and neutral points: 61.9%")
                .contains("one move makes 4 of 4 refuted regions safe: 2 moves on 2 boards");
    }

    @Test
    void nothingIsSaidOfRefutationsWithoutTheOption() throws IOException {
        String file = writeThreePoints();
        assertThat(CommandRun.of("causes", file).out()).doesNotContain("refuted");
        assertThat(CommandRun.of("causes", file, "--format", "jsonl").out()).doesNotContain("refuted");
    }

    @Test
    void optionsOfRefutationsNeedIt() throws IOException {
        String file = write();
        for (String option : List.of("--refute-time", "--refute-nodes", "--certificate")) {
            CommandRun run = CommandRun.of("causes", file, option, option.equals("--refute-time") ? "1s" : "1");
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.errLines()).containsExactly(option + ": needs --refute");
        }
        CommandRun zero = CommandRun.of("causes", file, "--refute", "--refute-nodes", "0");
        assertThat(zero.exitCode()).isEqualTo(2);
        assertThat(zero.errLines()).singleElement().asString().startsWith("--refute-nodes: ");
    }

    @Test
    void noCertificateIsWrittenWhereAnInputCannotBeRead() throws IOException {
        Path proofs = folder.resolve("refuted.gz");
        CommandRun run = CommandRun.of(
                "causes",
                folder.resolve("none.sgf").toString(),
                write(),
                "--refute",
                "--certificate",
                proofs.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("refuted.gz is not written, because an input could not be read");
        assertThat(proofs).doesNotExist();
    }

    /** Black has an eye of three points: White at B1 kills, Black at B1 lives. */
    private String writeThreePoints() throws IOException {
        Path file = folder.resolve("three.sgf");
        Files.writeString(file, "(;SZ[7:3]AW[aa][ba][ca][da][ea][ga][eb][fb][gb][ec][gc]AB[ab][bb][cb][db][dc])");
        return file.toString();
    }

    private String write() throws IOException {
        Path file = folder.resolve("neighbors.sgf");
        Files.writeString(file, NEIGHBORS);
        return file.toString();
    }
}
