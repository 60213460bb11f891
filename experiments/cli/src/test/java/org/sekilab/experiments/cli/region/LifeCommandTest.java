package org.sekilab.experiments.cli.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.verify.Verifier;

/** The command {@code life}, as people and scripts call it. */
class LifeCommandTest {
    /**
     * Black has an eye at A4. The second one at C4 depends on the ko at D3 and E3.
     *
     * <pre>
     * . X . X O . O .
     * X X X O . O O O
     * O X X X O O . O
     * O O O O O O O .
     * </pre>
     */
    private static final String KO = "(;SZ[8:4]PL[B]AB[ba][da][ab][bb][cb][bc][cc][dc]"
            + "AW[ea][ga][db][fb][gb][hb][ac][ec][fc][hc][ad][bd][cd][dd][ed][fd][gd])";

    /** The black eye at A2, A3, A4, B3 and B4 is a bulky five. */
    private static final String BULKY_FIVE =
            "(;SZ[8:4]PL[W]AB[ca][cb][bc][cc][ad][bd]" + "AW[da][db][fb][gb][hb][dc][ec][fc][cd][dd][fd])";

    @TempDir
    private Path folder;

    private String ko = "";
    private String five = "";

    @BeforeEach
    void writeRecords() throws IOException {
        ko = write("ko.sgf", KO);
        five = write("five.sgf", BULKY_FIVE);
    }

    /** The page has the question in words, the area, and the board with the stones in question. */
    @Test
    void onePageAnswersTheQuestion() {
        CommandRun run = CommandRun.of("life", ko, "--at", "B2,C2", "--at", "D4", "--area", "all");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.outLines().get(0))
                .isEqualTo(ko + ": does black live at B2 or C2, and at D4, if black moves first?");
        assertThat(run.outLines().get(1)).matches("(ALIVE|KO|DEAD|UNKNOWN): .*\\.");
        assertThat(run.outLines()).contains("area: the whole board, 32 points");
        assertThat(run.out()).containsPattern("(?i) 2 O +X\\* X\\* X\\* O +O +[.+\\d] +O +2");
        assertThat(run.out()).containsPattern("search: [\\d,]+ nodes in \\d+\\.\\d\\d s");
    }

    @Test
    void sideThatMovesFirstMayBeChosen() {
        assertThat(CommandRun.of("life", five, "--at", "C4").outLines().get(0)).endsWith(", if white moves first?");
        assertThat(CommandRun.of("life", five, "--at", "C4", "--first", "black")
                        .outLines()
                        .get(0))
                .endsWith(", if black moves first?");
        assertThat(CommandRun.of("life", five, "--any", "--defender", "black", "--first", "defender")
                        .outLines()
                        .get(0))
                .endsWith("does black live anywhere in the area, if black moves first?");
    }

    /** A bulky five lives by its middle. Both checkers follow the proof, which does not leave the eye. */
    @Test
    void lifeIsProvedWithACertificateAndAZone() throws Exception {
        Path file = folder.resolve("proof.gz");
        CommandRun run = CommandRun.of(
                "life", five, "--at", "C4", "--first", "black", "--area", "all", "--certificate", file.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .contains("ALIVE: black lives, even if white may retake every ko at once.", "move: A3")
                .anyMatch(line -> line.startsWith("main line: 1 black A3"))
                .anyMatch(line -> line.matches("proof: \\d+ states in a zone of \\d+ points, certificate 1"));
        assertThat(Verifier.verify(file)).singleElement().satisfies(board -> {
            assertThat(board.name()).isEqualTo(five + "#1 C4");
            assertThat(board.life()).hasSize(1);
        });
    }

    /** A block with more liberties than a small window has points. Black takes the middle of three points. */
    @Test
    void lifeOfABlockWithMoreThanSixtyLibertiesHasACertificateThatIsAccepted() throws Exception {
        Path record = folder.resolve("long.sgf");
        StringBuilder stones = new StringBuilder("AB");
        for (char line = 'a'; line <= 's'; line++) {
            stones.append("[%1$co][%1$ci]".formatted(line)); // the fifth line from below, and the middle line
        }
        for (char line = 'b'; line <= 's'; line++) {
            stones.append(line == 'i' || line == 'o' ? "" : "[d%c]".formatted(line));
        }
        Files.writeString(record, "(;SZ[19]" + stones + "[ar][br][cr]AW[aq][kd][kl][rc])");
        Path file = folder.resolve("proof.gz");
        CommandRun run = CommandRun.of(
                "life",
                record.toString(),
                "--at",
                "D11",
                "--first",
                "black",
                "--area",
                "all",
                "--nodes",
                "2000",
                "--certificate",
                file.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).contains("ALIVE: black lives, even if white may retake every ko at once.");
        assertThat(Verifier.verify(file))
                .singleElement()
                .satisfies(board -> assertThat(board.life()).hasSize(1));
    }

    /** White takes the middle of the bulky five, and all outside is closed. */
    @Test
    void deathIsProvedWithACertificateAndAllMovesThatKill() throws Exception {
        Path file = folder.resolve("proof.gz");
        CommandRun run = CommandRun.of(
                "life", five, "--at", "C4", "--area", "all", "--all-moves", "--certificate", file.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .contains(
                        "DEAD: white captures, even if black may retake every ko at once.",
                        "move: A3",
                        "all winning first moves: A3");
        assertThat(Verifier.verify(file))
                .singleElement()
                .satisfies(
                        board -> assertThat(board.life()).singleElement().hasFieldOrPropertyWithValue("goal", "kill"));
    }

    @Test
    void bothSidesFirstGiveTwoAnswersAndAStatus() {
        CommandRun run = CommandRun.of("life", five, "--at", "C4", "--first", "both");
        assertThat(run.outLines())
                .contains(five + ": does black live at C4, if white moves first?")
                .contains(five + ": does black live at C4, if black moves first?")
                .endsWith("status: unsettled");
        assertThat(CommandRun.of("life", five, "--at", "C4", "--first", "both", "--format", "jsonl")
                        .outLines())
                .hasSize(2);
    }

    /** White connects at B5 for a seki. Black starts a ko there, and white takes it first. */
    @Test
    void aThousandYearKoIsNamedInTheAnswerAndInTheStatus() throws IOException {
        String file = write("seki.sgf", "(;SZ[3:5]PL[B]AB[ab][ac][ad][ae]AW[aa][ca][bb][cb][bc][cc][cd][ce])");
        CommandRun run = CommandRun.of("life", file, "--at", "C1", "--first", "both");
        assertThat(run.out()).contains("ko threats: without any, white wins; black needs 1, a thousand-year ko");
        assertThat(run.outLines())
                .endsWith("status: thousand-year ko: ko if the attacker moves first, seki without threats");
    }

    @Test
    void koIsProvedByAClaimOfEachSide() throws Exception {
        Path file = folder.resolve("proof.gz");
        CommandRun run = CommandRun.of("life", ko, "--at", "B2", "--area", "all", "--certificate", file.toString());
        assertThat(run.outLines()).contains("KO: the side that may retake every ko at once wins.");
        assertThat(Verifier.verify(file))
                .singleElement()
                .satisfies(board -> assertThat(board.life())
                        .extracting("goal", "side", "ko")
                        .containsExactly(tuple("live", "black", "black"), tuple("kill", "white", "white")));
    }

    /** Only the middle of a bulky five makes two eyes. */
    @Test
    void allWinningFirstMovesAreFound() {
        CommandRun run = CommandRun.of(
                "life",
                five,
                "--at",
                "C4",
                "--first",
                "black",
                "--area",
                "A1 B1 A2 B2 C2 A3 B3 C3 A4 B4 C4",
                "--all-moves",
                "--nodes",
                "20000",
                "--format",
                "jsonl");
        assertThat(run.out()).contains("\"verdict\":\"ALIVE\"", "\"bestMove\":\"A3\"", "\"winningMoves\":[\"A3\"]");
    }

    @Test
    void wrongExpectationIsExitCodeOne() throws IOException {
        String table = write("wrong.csv", """
                file,defender,first,stones,area,expected
                five.sgf,black,defender,C4,all,DEAD
                five.sgf,black,defender,C4,all,ALIVE
                """);
        CommandRun run = CommandRun.of("life", "--list", table);
        assertThat(run.exitCode()).isEqualTo(ExitCode.WRONG_RESULTS);
        assertThat(run.errLines()).containsExactly("row 1: the verdict is not the expected one");
        assertThat(run.outLines().get(1)).endsWith("  WRONG");
        assertThat(run.outLines()).contains("expected: 1 agree, 1 are wrong, 0 are open");
    }

    /** The second run knows the first one's zones. Its proof is a proof of its own. */
    @Test
    void zonesOfProofsAreKeptInAFileAndUsedAgain() throws Exception {
        Path zones = folder.resolve("zones.txt");
        Path proof = folder.resolve("proof.gz");
        String[] words = {
            "life",
            five,
            "--at",
            "C4",
            "--first",
            "black",
            "--set",
            "zones.store=" + zones,
            "--certificate",
            proof.toString()
        };
        CommandRun first = CommandRun.of(words);
        assertThat(first.exitCode()).as(first.err()).isZero();
        assertThat(first.out())
                .containsPattern("zones: (\\d+) known, \\1 of them new; [\\d,]+ states looked up, 0 matched");
        CommandRun second = CommandRun.of(words);
        assertThat(second.out())
                .containsPattern("zones: \\d+ known, 0 of them new; [\\d,]+ states looked up, [1-9]\\d* matched");
        assertThat(second.outLines()).contains("ALIVE: black lives, even if white may retake every ko at once.");
        assertThat(Verifier.verify(proof)).hasSize(1);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("ko.sgf", "five.sgf", "zones.txt", "proof.gz");
        }
    }

    @Test
    void fileThatHasNoZonesIsOneLineAndStaysAsItIs() {
        CommandRun run = CommandRun.of("life", five, "--at", "C4", "--set", "zones.store=" + ko);
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines()).containsExactly(ko + ":1: is no file of zones");
        assertThat(Path.of(ko)).hasContent(KO);
        assertThat(CommandRun.of("life", five, "--at", "C4", "--set", "zones.store=" + folder.resolve("no/zones"))
                        .errLines())
                .containsExactly("zones.store: %s: no such folder".formatted(folder.resolve("no/zones")));
    }

    /** No answer of the demonstration is wrong, with several threads on each problem either. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "3"})
    void demonstrationIsAPageForEachProblemWithTotals(String threads) {
        CommandRun run = CommandRun.of("life", "--demo", "--nodes", "100000", "--threads", threads);
        assertThat(run.exitCode()).as(run.out()).isZero();
        assertThat(run.outLines().stream().filter(line -> line.startsWith("life.sgf: does black live at ")))
                .hasSize(4);
        assertThat(run.out()).containsPattern("expected: \\d agree, 0 are wrong, \\d are open\n");
        assertThat(CommandRun.of("life", "--demo", "--format", "jsonl", "--nodes", "1")
                        .outLines())
                .hasSize(4);
        assertThat(CommandRun.of("life", "--demo", "--at", "A1").exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void listIsARowForEachProblemInItsOrderWithTotals(String threads) throws IOException {
        CommandRun run = CommandRun.of("life", "--list", list("ALIVE"), "--threads", threads, "--nodes", "1000");
        assertThat(run.outLines().get(0).split(" +"))
                .containsExactly("", "row", "problem", "verdict", "move", "expected", "area", "zone", "nodes", "ms");
        assertThat(run.outLines().get(1)).startsWith("    1  five.sgf  ");
        assertThat(run.outLines().get(2)).startsWith("2: error: stones: 'Z1' is not a point on 8x4");
        assertThat(run.outLines().get(3)).startsWith("    3  ko.sgf    ");
        assertThat(run.outLines().get(4))
                .matches("2 problems: \\d ALIVE, \\d SEKI, \\d KO, \\d DEAD, \\d UNKNOWN; rows with errors: 1");
        assertThat(run.outLines().get(5)).matches("expected: \\d agree, \\d are wrong, \\d are open");
        assertThat(run.outLines()).hasSize(7);
    }

    @Test
    void rowsOfACollectionAreToldApart() throws IOException {
        write("both.sgf", KO + BULKY_FIVE);
        String table = write("both.csv", """
                file,index,defender,first,stones,area
                both.sgf,1,black,black,B2,all
                both.sgf,2,black,black,C4,all
                """);
        CommandRun run = CommandRun.of("life", "--list", table, "--nodes", "100");
        assertThat(run.outLines().get(1)).startsWith("    1  both.sgf#1  ");
        assertThat(run.outLines().get(2)).startsWith("    2  both.sgf#2  ");
    }

    @Test
    void listAsJsonIsAnObjectForEachRow() throws IOException {
        CommandRun run = CommandRun.of("life", "--list", list("DEAD"), "--format", "jsonl", "--nodes", "1000");
        assertThat(run.outLines()).hasSize(3);
        assertThat(run.outLines().get(0)).contains("{\"row\":1,", "\"stones\":\"C4\"", "\"expected\":\"DEAD\"");
        assertThat(run.outLines().get(1)).startsWith("{\"row\":2,\"error\":\"stones: 'Z1' is not a point");
        assertThat(run.outLines().get(2)).contains("{\"row\":3,", "\"stones\":\"B2 & D4\"", "\"first\":\"black\"");
    }

    @Test
    void missingColumnIsOneLineWithFileAndLine() throws IOException {
        String table = write("bad.csv", "file,defender,first,stones\nko.sgf,black,black,B2\n");
        CommandRun run = CommandRun.of("life", "--list", table);
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines()).containsExactly(table + ":1: there is no column 'area'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--at A1 --defender black | --at: the stone at A1 is not black, the color of the defender",
                "--at A4 | --at: there is no stone at A4",
                "--at B2 --area C3 | --area: the stone at B2 is not in the area",
                "--any | --any: needs --defender",
                "--any --defender red | --defender: 'red' is not black or white",
                "--any --defender black --at B2 | --at: does not go with --any",
                "--time 5 --at B2 | --time: '5' has no unit: 5s or 5ms?",
                "--nodes 0 --at B2 | --nodes: '0' is not a whole number from 1 to 2147483647"
            })
    void badOptionsAreOneClearLine(String options, String message) {
        CommandRun run = CommandRun.of(("life " + ko + " " + options).split(" "));
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines()).containsExactly(message);
    }

    @Test
    void certificateAppearsWholeOrNotAtAll() throws IOException {
        Path file = folder.resolve("proof.gz");
        assertThat(CommandRun.of("life", ko, "--at", "A4", "--certificate", file.toString())
                        .exitCode())
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(file).doesNotExist();
        assertThat(CommandRun.of("life", ko, "--at", "B2", "--nodes", "10", "--certificate", file.toString())
                        .exitCode())
                .isZero();
        assertThat(file).isNotEmptyFile();
    }

    private String list(String expected) throws IOException {
        return write("list.csv", """
                file,defender,first,stones,area,area_empties,expected
                five.sgf,black,attacker,C4,all,11,%s
                five.sgf,black,attacker,Z1,all,11,%1$s
                ko.sgf,black,black,B2 & D4,auto,7,
                """.formatted(expected));
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
