package org.sekilab.experiments.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.model.Seeds;
import org.sekilab.verify.SmallCertificates;

/** The command {@code verify}, as scripts call it. */
class VerifyCommandTest {
    private static final String CERTIFICATE = "sekilab-certificate 2\n" + SmallCertificates.TWO_EYES + "boards 1\n";

    private static final String RECORD = "(;SZ[5:4]AB[ba][da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec])";

    @TempDir
    private Path folder;

    @Test
    void jsonHasAllFieldsInTheirOrder() throws IOException {
        CommandRun run = CommandRun.of("verify", write("c", CERTIFICATE), "--format", "jsonl");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(2);
        assertThat(run.outLines().get(0)).contains("\"index\":1,\"name\":\"two eyes\",\"size\":\"5:4\"", """
                "safePoints":{"total":8,"black":8,"white":0},\
                "safe":{"black":["A3","B3","C3","D3","A4","B4","C4","D4"],"white":[]},\
                "aliveBlocks":1,"regions":0,"values":[],"races":0,"life":[],"zones":1,"states":1,"millis":""");
        assertThat(run.outLines().get(1))
                .contains(
                        "c\",\"status\":\"VERIFIED\",\"boards\":1,\"fault\":null,\"line\":null,\"error\":null,\"millis\":");
        assertThat(withoutTimes(CommandRun.of("verify", write("c", CERTIFICATE), "--json")))
                .isEqualTo(withoutTimes(run));
    }

    /** One eye is filled, with either side moving first. */
    @Test
    void jsonTellsTheValuesOfRegions() throws IOException {
        String certificate = """
                sekilab-certificate 3
                board 4 3
                row .X.X
                row XXXX
                row OOO.
                claim region unsafe black A3
                claim region unsafe black first A3
                zone black game not-seki
                points A3
                territory 1
                block A2 0
                states 2
                d 0 1
                .
                zone black game not-seki first
                points A3
                territory 1
                block A2 0
                states 3
                a 1
                d 0 1
                .
                end
                boards 1
                """;
        assertThat(CommandRun.of("verify", write("c", certificate), "--json").out())
                .contains("\"regions\":2,\"values\":["
                        + "{\"defender\":\"black\",\"first\":\"attacker\",\"value\":\"unsafe\",\"points\":[\"A3\"]},"
                        + "{\"defender\":\"black\",\"first\":\"defender\",\"value\":\"unsafe\",\"points\":[\"A3\"]}],");
    }

    /** Black has two eyes, and so each of the two groups has a block that lives. */
    @Test
    void claimsOfLifeAndDeathAreReported() throws IOException {
        String certificate = """
                sekilab-certificate 4
                board 5 4 two eyes
                row .X.XO
                row XXXXO
                row OOOOO
                row .....
                claim life live black first white ko black B4 A3 & D3
                life live black first white ko black B4 A3 & D3
                points A3 B3 C3 D3 A4 B4 C4 D4
                zones 1
                ff
                states 1
                0 .
                end
                boards 1
                """;
        String file = write("c", certificate);
        assertThat(CommandRun.of("verify", file, "--json").out()).contains("""
                "life":[{"goal":"live","side":"black","first":"white","ko":"black",\
                "targets":[["A3","B4"],["D3"]]}],"zones":1,"states":1,""");
        assertThat(CommandRun.of("verify", file).outLines())
                .contains("  life live black first white ko black A3 B4 & D3");
    }

    @Test
    void jsonTellsOfFilesThatAreNotVerified() throws IOException {
        String bad = write("bad", CERTIFICATE.replace("alive B4", "alive E4"));
        String cut = write("cut", "sekilab-certificate 2\n" + SmallCertificates.TWO_EYES);
        CommandRun run =
                CommandRun.of("verify", bad, cut, folder.resolve("none").toString(), "--json");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.outLines()).hasSize(4);
        assertThat(run.outLines().get(0)).contains("""
                bad","status":"NOT VERIFIED","boards":0,"fault":"proof","line":7,\
                "error":"the zones do not prove this claim","millis":""");
        assertThat(run.outLines().get(2)).contains("""
                cut","status":"UNKNOWN","boards":1,"fault":"whole","line":14,\
                "error":"the line 'boards 1' is missing: the file is not whole","millis":""");
        assertThat(run.outLines().get(3)).contains("""
                none","status":"UNKNOWN","boards":0,"fault":null,"line":null,"error":\"""");
    }

    /** The status alone is on stdout. What is wrong is on stderr. */
    @Test
    void statusIsALineForEachFileAndAnExitCode() throws IOException {
        String good = write("good", CERTIFICATE);
        String unproved = write("unproved", CERTIFICATE.replace("alive B4", "alive E4"));
        assertStatus(0, "s VERIFIED", good);
        assertStatus(1, "s NOT VERIFIED", unproved);
        assertStatus(2, "s UNKNOWN", write("form", CERTIFICATE.replace("claim black", "claim gray")));
        assertStatus(2, "s UNKNOWN", write("cut", CERTIFICATE.replace("boards 1\n", "")));
        assertStatus(2, "s UNKNOWN", write("more", CERTIFICATE + "end\n"));
        assertStatus(2, "s UNKNOWN", write("empty", "sekilab-certificate 2\nboards 0\n"));
        assertStatus(2, "s UNKNOWN", folder.resolve("none").toString());
        assertStatus(2, "s UNKNOWN", folder.toString());
        assertThat(CommandRun.of("verify", good, unproved, good, "--status").outLines())
                .containsExactly("s VERIFIED", "s NOT VERIFIED", "s VERIFIED");
    }

    private static void assertStatus(int exitCode, String status, String file) {
        CommandRun run = CommandRun.of("verify", file, "--status");
        assertThat(run.exitCode()).as(file).isEqualTo(exitCode);
        assertThat(run.outLines()).containsExactly(status);
        assertThat(run.errLines()).hasSize(exitCode == 0 ? 0 : 1);
        assertThat(CommandRun.of("verify", file).exitCode()).as(file).isEqualTo(exitCode);
        assertThat(CommandRun.of("verify", file, "--json").exitCode()).as(file).isEqualTo(exitCode);
    }

    @Test
    void exitCodeIsThatOfTheWorstFile() throws IOException {
        String good = write("good", CERTIFICATE);
        String unproved = write("unproved", CERTIFICATE.replace("alive B4", "alive E4"));
        String cut = write("cut", CERTIFICATE.replace("boards 1\n", ""));
        assertThat(CommandRun.of("verify", unproved, good).exitCode()).isEqualTo(1);
        assertThat(CommandRun.of("verify", cut, unproved, good).exitCode()).isEqualTo(2);
        assertThat(CommandRun.of("verify", unproved, cut).exitCode()).isEqualTo(2);
    }

    @Test
    void wrongUseOfVerifyHasNoStatus() throws IOException {
        String good = write("good", CERTIFICATE);
        CommandRun both = CommandRun.of("verify", good, "--status", "--json");
        assertThat(both.exitCode()).isEqualTo(2);
        assertThat(both.errLines()).containsExactly("--status: does not go with --json");
        CommandRun threads = CommandRun.of("verify", good, "--status", "--threads", "0");
        assertThat(threads.exitCode()).isEqualTo(2);
        assertThat(threads.errLines()).singleElement().asString().startsWith("--threads: ");
        CommandRun none = CommandRun.of("verify", "--status");
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(List.of(both.out(), threads.out(), none.out())).containsOnly("");
    }

    /** Neither of the two wins silently: a script that reads objects gets no line of a status. */
    @Test
    void statusDoesNotGoWithTheFormatJsonl() throws IOException {
        String good = write("good", CERTIFICATE);
        for (String[] option : new String[][] {{"--format", "jsonl"}, {"--set", "output.format=jsonl"}}) {
            CommandRun run = CommandRun.of("verify", good, "--status", option[0], option[1]);
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.errLines()).containsExactly("--status: does not go with the format jsonl");
        }
        assertThat(CommandRun.of("verify", good, "--status", "--format", "text").outLines())
                .containsExactly("s VERIFIED");
    }

    /** Of 60 boards, number 41 has a claim that is not proved. */
    @ParameterizedTest
    @ValueSource(strings = {"text", "jsonl"})
    void outputIsTheSameForAnyNumberOfThreads(String format) throws IOException {
        String board = SmallCertificates.TWO_EYES;
        String bad = write(
                "bad",
                "sekilab-certificate 2\n" + board.repeat(40) + board.replace("alive B4", "alive E4") + board.repeat(19)
                        + "boards 60\n");
        String good = write("good", withBoards(60));
        CommandRun alone = CommandRun.of("verify", good, bad, "--format", format);
        assertThat(alone.exitCode()).isEqualTo(1);
        assertThat(alone.outLines().size()).isBetween(101, 103);
        for (String threads : List.of("1", "2", "5")) {
            CommandRun run = CommandRun.of("verify", good, bad, "--format", format, "--threads", threads);
            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.errLines()).isEqualTo(alone.errLines());
            assertThat(withoutTimes(run)).isEqualTo(withoutTimes(alone));
        }
    }

    private static List<String> withoutTimes(CommandRun run) {
        return run.outLines().stream()
                .map(line -> line.replaceFirst(" +[0-9.]+$", "").replaceFirst("\"millis\":[0-9.]+", ""))
                .toList();
    }

    @Test
    void tableHasARowForEachBoardAndTheirSum() throws IOException {
        CommandRun run = CommandRun.of("verify", write("a", CERTIFICATE), compress("b"));
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(4);
        assertThat(run.outLines().get(0))
                .matches("board +points +safe +black +white +% +alive +regions +zones +states +ms");
        assertThat(run.outLines().get(1)).matches("two eyes +20 +8 +8 +0 +40\\.0 +1 +0 +1 +1 +[0-9.]+");
        assertThat(run.outLines().get(3)).matches("total \\(2\\) +40 +16 +16 +0 +40\\.0 +2 +0 +2 +2 +[0-9.]+");
    }

    @Test
    void boardsMustBeThePositionsOfRecords() throws IOException {
        String good = write("good", CERTIFICATE);
        String record = write("r.sgf", RECORD);
        assertThat(CommandRun.of("verify", good, "--sgf", record).exitCode()).isZero();
        CommandRun other = CommandRun.of("verify", good, "--sgf", write("o.sgf", RECORD.replace("[ab]", "")));
        assertThat(other.exitCode()).isEqualTo(2);
        assertThat(other.errLines()).singleElement().asString().contains("good: board 1 is not the position of");
        CommandRun more = CommandRun.of("verify", good, "--sgf", record, record);
        assertThat(more.exitCode()).isEqualTo(2);
        assertThat(more.errLines()).containsExactly("--sgf: there are 2 positions, but 1 boards");
        assertThat(CommandRun.of("verify", good, good, "--sgf", record).exitCode())
                .isEqualTo(2);
        assertThat(CommandRun.of("verify", good, "--index", "1").exitCode()).isEqualTo(2);
    }

    @Test
    void rejectedCertificateIsOneLineAndTheOthersAreChecked() throws IOException {
        String bad = write("bad", CERTIFICATE.replace("alive B4", "alive E4"));
        CommandRun run = CommandRun.of("verify", bad, write("good", CERTIFICATE));
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.errLines()).containsExactly(bad + ":7: the zones do not prove this claim");
        assertThat(run.outLines()).hasSize(2);
        CommandRun missing = CommandRun.of("verify", folder.resolve("none").toString());
        assertThat(missing.exitCode()).isEqualTo(2);
        assertThat(missing.errLines()).singleElement().asString().endsWith("none: no such file");
    }

    /** The first file has two boards, but fails at the first. The boards of the second file are not known then. */
    @Test
    void filesAfterOneThatFailsAreCheckedButNotCompared() throws IOException {
        String twice = write("twice", withBoards(2));
        String good = write("good", CERTIFICATE);
        String record = write("r.sgf", RECORD);
        String other = write("o.sgf", RECORD.replace("[ab]", ""));
        CommandRun run = CommandRun.of("verify", twice, good, good, "--sgf", other, record, other, other);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .containsExactly(
                        twice + ": board 1 is not the position of " + other,
                        "--sgf: files after " + twice + " are not compared with the records");
        assertThat(run.outLines()).hasSize(4).last().asString().startsWith("total (2)");
    }

    /** The second board makes a false claim. A blank line before it used to hide the claim. */
    @Test
    void filesAreReadToTheirEnd() throws IOException {
        String falseBoard = withBoards(1).replaceFirst(".*\n", "").replace("alive B4", "alive E4");
        String hidden = write("hidden", "sekilab-certificate 1\n" + SmallCertificates.TWO_EYES + "\n" + falseBoard);
        CommandRun run = CommandRun.of("verify", hidden);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(hidden + ":14: the line is blank");
        String more = write("more", CERTIFICATE + falseBoard);
        assertThat(CommandRun.of("verify", more).errLines())
                .containsExactly(more + ":15: there is something after the last line");
    }

    @Test
    void noBoardIsBadInput() throws IOException {
        String none = write("none", "sekilab-certificate 2\nboards 0\n");
        CommandRun run = CommandRun.of("verify", none);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(none + ": there is no board: nothing is proved");
        String header = write("header", "sekilab-certificate 1\n");
        assertThat(CommandRun.of("verify", header).exitCode()).isEqualTo(2);
    }

    @Test
    void theOldFormatIsReadWithAWarning() throws IOException {
        String old = write("old", "sekilab-certificate 1\n" + SmallCertificates.TWO_EYES);
        CommandRun run = CommandRun.of("verify", old);
        assertThat(run.exitCode()).isZero();
        assertThat(run.errLines())
                .containsExactly(old + ": the format is old (version 1). It has no last line, so missing boards at the "
                        + "end go unnoticed");
        assertThat(run.outLines()).hasSize(2);
    }

    @Test
    void aFolderIsNoCertificate() throws IOException {
        CommandRun run = CommandRun.of("verify", folder.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(folder + ": is a folder, not a file");
    }

    /** Every fault of a file gives one line. */
    @RepeatedTest(3)
    void damagedFilesAreBadInput(RepetitionInfo repetition) throws IOException {
        Random random = new Random(Seeds.next(repetition));
        byte[] good = Files.readAllBytes(Path.of(compress("good")));
        for (int i = 0; i < 30; i++) {
            byte[] bad = random.nextBoolean()
                    ? Arrays.copyOf(good, random.nextInt(good.length))
                    : CERTIFICATE.getBytes(StandardCharsets.UTF_8);
            for (int change = 0; change < 3 && bad.length > 0; change++) {
                bad[random.nextInt(bad.length)] = (byte) random.nextInt();
            }
            Path file = folder.resolve("bad" + i);
            Files.write(file, bad);
            CommandRun run = CommandRun.of("verify", file.toString());
            assertThat(run.exitCode())
                    .as("change %d of seed %d", i, Seeds.next(repetition))
                    .isIn(0, 1, 2);
            assertThat(run.errLines()).hasSize(run.exitCode() == 0 ? 0 : 1);
            assertThat(String.join("", run.errLines())).startsWith(run.exitCode() == 0 ? "" : file.toString());
        }
    }

    /** The board several times. */
    private static String withBoards(int count) {
        return "sekilab-certificate 2\n" + SmallCertificates.TWO_EYES.repeat(count) + "boards %d\n".formatted(count);
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String compress(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream packed = new GZIPOutputStream(bytes)) {
            packed.write(CERTIFICATE.getBytes(StandardCharsets.UTF_8));
        }
        return Files.write(folder.resolve(name), bytes.toByteArray()).toString();
    }
}
