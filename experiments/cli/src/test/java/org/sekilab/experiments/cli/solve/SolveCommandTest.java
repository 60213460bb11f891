package org.sekilab.experiments.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.cli.CommandRun;
import org.w3c.dom.Document;

/** The command {@code solve}, as scripts call it. */
class SolveCommandTest {
    /** Black has eyes at A2 and C2. The points E1 to G2 belong to neither side. */
    private static final String TWO_EYES = "(;GM[1]FF[4]SZ[7:2]AB[ba][da][ab][bb][cb][db];W[fa];B[ga])";

    private static final String BENSON = "safety.solver=benson";

    @TempDir
    private Path folder;

    @Test
    void jsonHasAllFieldsInTheirOrder() throws IOException {
        String file = write("eyes.sgf", TWO_EYES);
        CommandRun run =
                CommandRun.of("solve", file, "--format", "jsonl", "--move", "0", "--set", "safety.solver=static");
        assertThat(run.exitCode()).isZero();
        assertThat(withoutTimes(run.out())).isEqualTo("""
                        {"file":"FILE","index":1,"size":"7:2","blocks":{"total":1,"safe":1,"onSafePoints":1},\
                        "regions":{"total":4,"safe":3},"safePoints":{"total":8,"black":8,"white":0},\
                        "safe":{"black":["A1","B1","C1","D1","A2","B2","C2","D2"],"white":[]},\
                        "seki":{"black":[],"white":[]},"dead":{"black":[],"white":[]},"regionResults":[\
                        {"color":"black","kind":"basic","points":["E1","F1","G1","E2","F2","G2"],"verdict":"UNKNOWN",\
                        "method":"none","nodes":0,"millis":T},\
                        {"color":"black","kind":"basic","points":["A2"],"verdict":"SAFE","method":"benson","nodes":0,"millis":T},\
                        {"color":"black","kind":"basic","points":["C2"],"verdict":"SAFE","method":"benson","nodes":0,"millis":T},\
                        {"color":"white","kind":"basic","points":["A1","B1","C1","D1","E1","F1","G1","A2","B2","C2","D2","E2","F2","G2"],\
                        "verdict":"UNSAFE","method":"benson","nodes":0,"millis":T}],"nodes":0,"millis":T,\
                        "basis":"on this board","engines":[],"format":1}
                        """.replace("FILE", file)
                .replace("\"regions\":{\"total\":4,\"safe\":4}", "\"regions\":{\"total\":4,\"safe\":3}"));
    }

    @Test
    void collectionGivesOneObjectForEachGameTree() throws IOException {
        String file = write("two.sgf", TWO_EYES + "(;SZ[3])");
        assertThat(CommandRun.of("solve", file, "--format", "jsonl").outLines())
                .hasSize(2)
                .anySatisfy(line -> assertThat(line).contains("\"index\":1,\"size\":\"7:2\""))
                .anySatisfy(line -> assertThat(line).contains("\"index\":2,\"size\":\"3\""));
        assertThat(CommandRun.of("solve", file, "--format", "jsonl", "--index", "2")
                        .outLines())
                .singleElement()
                .asString()
                .contains("\"index\":2,\"size\":\"3\"");
    }

    @Test
    void moveChoosesThePositionAfterThatManyMoves() throws IOException {
        String file = write("eyes.sgf", TWO_EYES);
        assertThat(CommandRun.of("solve", file, "--format", "jsonl", "--move", "1")
                        .out())
                .contains("\"blocks\":{\"total\":2,");
        assertThat(CommandRun.of("solve", file, "--format", "jsonl").out()).contains("\"blocks\":{\"total\":3,");
    }

    @Test
    void standardInputIsRead() {
        CommandRun run =
                CommandRun.withInput(TWO_EYES, "solve", "-", "--format", "jsonl", "--move", "0", "--set", BENSON);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("{\"file\":\"stdin\",\"index\":1,").contains("\"black\":8");
    }

    @Test
    void fileThatCannotBeReadDoesNotStopTheOthers() throws IOException {
        String file = write("eyes.sgf", TWO_EYES);
        String missing = folder.resolve("missing.sgf").toString();
        CommandRun run = CommandRun.of("solve", missing, file, "--format", "jsonl");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(missing + ": no such file");
        assertThat(run.outLines()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            broken.sgf   | (;SZ[9]AB[aa       | 1:10: this value of AB has no end: ']' is missing
            text.sgf     | hello              | 1:1: no game tree begins here: '(;' was expected
            size.sgf     | (;SZ[60])          | 1:6: SZ: '60' is not a board size (2 to 25, or width:height such as 17:5)
            point.sgf    | (;SZ[3]AW[zz])     | 1:11: AW: 'zz' is not a point or rectangle on 3x3 (aa to cc)
            illegal.sgf  | (;SZ[3];B[aa];W[aa]) | 1:17: W: 'aa' is illegal: occupied
            captured.sgf | (;SZ[3]AB[aa]AW[ba][ab]) | 1:2: the block at A3 has no liberty
            """)
    void badRecordIsOneLineWithItsPlace(String name, String text, String problem) throws IOException {
        String file = write(name, text);
        CommandRun run = CommandRun.of("solve", file);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.errLines()).containsExactly(file + ":" + problem);
    }

    @Test
    void treeOnNoBoardOfOursCostsNoOther() throws IOException {
        String file = write("sizes.sgf", "(;SZ[3])(;SZ[26])(;GM[2])" + TWO_EYES);
        CommandRun all = CommandRun.of("solve", file, "--format", "jsonl");
        assertThat(all.exitCode()).isEqualTo(2);
        assertThat(all.errLines())
                .containsExactly(
                        file + ":1:14: SZ: '26' is not a board size (2 to 25, or width:height such as 17:5)",
                        file + ":1:23: GM: '2' is not Go (1)");
        assertThat(all.outLines()).hasSize(2).element(1).asString().contains("\"index\":4,");
        CommandRun one = CommandRun.of("solve", file, "--index", "4");
        assertThat(one.err()).isEmpty();
        assertThat(one.exitCode()).isZero();
    }

    @Test
    void wrongEncodingIsNoReasonToFail() throws IOException {
        Path file = folder.resolve("latin.sgf");
        Files.write(file, "(;SZ[3]CA[UTF-8]C[caf\u00e9])".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(CommandRun.of("solve", file.toString()).exitCode()).isZero();
    }

    @Test
    void moveBeyondTheEndIsReportedWithTheNumberThereIs() throws IOException {
        String file = write("eyes.sgf", TWO_EYES);
        assertThat(CommandRun.of("solve", file, "--move", "9").err())
                .isEqualTo(file + ":1:2: move 9 was asked for, but the main line of this game has 2\n");
        assertThat(CommandRun.of("solve", file, "--index", "9").err())
                .isEqualTo(file + ": game tree 9 was asked for, but there is 1\n");
    }

    @Test
    void allMistakesInTheArgumentsAreReportedAtOnce() {
        CommandRun run = CommandRun.of(
                "solve",
                "x.sgf",
                "--index",
                "0",
                "--move",
                "-1",
                "--threads",
                "0",
                "--region-time",
                "5x",
                "--memory",
                "12",
                "--format",
                "xml",
                "--set",
                "safety.solver=bensn",
                "--set",
                "safety.solvr=benson");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.errLines())
                .containsExactlyInAnyOrder(
                        "--index: '0' is not 1 or more",
                        "--move: '-1' is not 0 or more",
                        "--threads: '0' is not a whole number from 1 to 1024",
                        "--region-time: '5x' is not a duration of at least 1 ms, such as 250ms or 10s",
                        "--memory: '12' is not a size of at least 1 MiB, such as 256 MiB or 2G",
                        "--format: 'xml' is not one of text, jsonl",
                        "--set safety.solver: unknown name 'bensn'; maybe 'benson'; known: benson, search, static",
                        "--set: unknown key 'safety.solvr'; maybe 'safety.solver'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solve                   | solve: no file is given; maybe try --demo
            solve --demo x.sgf      | --demo: does not go with files, --index, --move or --color-board
            solve x.sgf --thread 2  | --thread: unknown option; maybe '--threads'
            solve x.sgf --index one | --index: 'one' is not N
            solve x.sgf --index     | --index: needs a value: N
            sovle x.sgf             | sovle: unknown command; maybe 'solve'
            list solver             | list: unknown kind 'solver'; maybe 'solvers'; known: solvers, engines, region-finders, mergers, orderers, exact-evaluators, heuristics, leaf-initializers, generators, semeai-analyzers, group-finders, eye-estimators, eye-features, eye-classifiers, evaluators
            solve x.sgf --set a     | --set: 'a' is not key=value
            """)
    void wrongArgumentIsOneLineThatNamesIt(String arguments, String line) {
        CommandRun run = CommandRun.of(arguments.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.errLines()).containsExactly(line);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            dfpn.epsilon=5         | --set dfpn.epsilon: '5' is not a number from 0.0 to 4.0
            dfpn.counting=max      | --set dfpn.counting: 'max' is not one of sum, weak, snda, mixed
            dfpn.opponent-epsilon=5 | --set dfpn.opponent-epsilon: '5' is not a number from 0.0 to 4.0
            dfpn.simulation=all    | --set dfpn.simulation: 'all' is not one of off, proofs, both
            dfpn.cycles=tca        | --set dfpn.cycles: 'tca' is not one of none, min-distance, thresholds
            dfpn.replacement=gc    | --set dfpn.replacement: 'gc' is not one of least-effort, collect
            dfpn.second-search=two | --set dfpn.second-search: 'two' is not one of flags, clear, single
            """)
    void switchesOfDfpnAreChecked(String setting, String line) {
        CommandRun run = CommandRun.of("solve", "--demo", "--set", setting);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(line);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfpn", "dfpn-r"})
    void engineIsChosenByName(String engine) throws IOException {
        String file = write("eyes.sgf", TWO_EYES);
        CommandRun run =
                CommandRun.of("solve", file, "--set", "safety.engine=" + engine, "--set", "dfpn.cycles=min-distance");
        assertThat(run.outLines()).isNotEmpty();
        assertThat(run.exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "none", "alphabeta"})
    void secondEngineIsChosenByName(String engine) throws IOException {
        String file = write("eyes.sgf", TWO_EYES);
        CommandRun run =
                CommandRun.of("solve", file, "--set", "safety.preset=M7", "--set", "safety.second-engine=" + engine);
        assertThat(run.outLines()).isNotEmpty();
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void unknownSecondEngineIsNamed() {
        CommandRun run = CommandRun.of("solve", "--demo", "--set", "safety.second-engine=alfabeta");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .containsExactly("--set safety.second-engine: unknown name 'alfabeta'; maybe 'alphabeta'; known: "
                        + "alphabeta, dfpn, dfpn-r, dfpn-tree");
    }

    @Test
    void boardShowsTheStatusOfEachPoint() throws IOException {
        String file = write("eyes.sgf", TWO_EYES);
        CommandRun run = CommandRun.of("solve", file, "--color-board", "--move", "1", "--set", BENSON);
        assertThat(run.outLines())
                .containsSubsequence(
                        "   A  B  C  D  E  F  G", " 2 b  X+ b  X+ .  O  .   2", " 1 X+ X+ X+ X+ .  .  .   1");
        assertThat(CommandRun.of("solve", file, "--color-board=always").out()).contains("\u001b[44;97mX+\u001b[0m");
    }

    @Test
    void pictureHasAnElementForEachStoneAndSafePoint() throws Exception {
        String file = write("eyes.sgf", TWO_EYES);
        Path svg = folder.resolve("eyes.svg");
        assertThat(CommandRun.of("solve", file, "--svg", svg.toString(), "--set", BENSON)
                        .exitCode())
                .isZero();
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(Files.newInputStream(svg));
        assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(Files.readString(svg))
                .contains("class=\"territory black\" data-point=\"A2\"")
                .contains("class=\"stone black alive\" data-point=\"B2\"")
                .contains("class=\"stone white\" data-point=\"F2\"");
        assertThat(files()).containsExactlyInAnyOrder("eyes.sgf", "eyes.svg");
    }

    @Test
    void picturesOfSeveralPositionsAreNumbered() throws IOException {
        String file = write("two.sgf", TWO_EYES + "(;SZ[3])");
        CommandRun.of("solve", file, "--svg", folder.resolve("board.svg").toString());
        assertThat(files()).containsExactlyInAnyOrder("two.sgf", "board-1.svg", "board-2.svg");
    }

    @Test
    void pictureInAMissingFolderIsRefusedBeforeAnythingIsSolved() throws IOException {
        String svg = folder.resolve("none").resolve("x.svg").toString();
        CommandRun run = CommandRun.of("solve", write("eyes.sgf", TWO_EYES), "--svg", svg);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.errLines()).containsExactly("--svg: " + svg + ": no such folder");
    }

    @Test
    void threadsChangeNeitherResultsNorTheirOrder() {
        compareThreads("--set", "limits.region-nodes=50");
    }

    @Test
    @Tag("thorough")
    void threadsChangeNoResultsOfLongerSearches() {
        compareThreads();
    }

    private static void compareThreads(String... settings) {
        List<String> words = new ArrayList<>(List.of("solve", "--demo", "--format", "jsonl"));
        words.addAll(List.of(settings));
        String one = withoutTimes(CommandRun.of(words.toArray(String[]::new)).out());
        words.addAll(List.of("--threads", "4"));
        String four = withoutTimes(CommandRun.of(words.toArray(String[]::new)).out());
        assertThat(four).isEqualTo(one);
        assertThat(one.lines()).hasSize(100);
    }

    @Test
    void demoProvesNothingThatEnumerationDenies() {
        CommandRun run = CommandRun.of("solve", "--demo");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(0)).startsWith("file ");
        assertThat(run.out()).containsPattern("(?m)^total \\(100\\) +18468 ");
        assertThat(run.out()).contains("problems are safe by enumeration").endsWith("wrongly called safe: 0\n");
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"millis\":[0-9.]+", "\"millis\":T");
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
