package org.sekilab.experiments.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.regress.FakeEngine;
import org.sekilab.experiments.regress.ThreeInARow;

/** The command {@code regress}, mostly on an engine that says what it is told to. */
class RegressCommandTest {
    private static final String TESTS = """
            # four ways to come out, and more
            echo setup
            10 echo A1
            #? [A1|B2]
            20 echo A1
            #? [B2]
            30 echo A1
            #? [A1]*
            40 echo A1
            #? [B2]*
            50 echo A1
            # its pattern may come later
            #? []&
            60 nonsense
            70 echo 17
            #? [0]&
            80 echo Unknown
            #? [1 0]
            90 echo unknown
            #? [1 0]*
            nonsense
            lines A1 B1
            #? [A1.B1]
            """;

    private static final String THREE_IN_A_ROW = ThreeInARow.SETUP + """
            10 owl_attack A2
            #? [0]
            20 owl_attack A2
            #? [1 (A1|C1)]
            30 owl_defend A2
            #? [1 B1]
            """;

    @TempDir
    private Path folder;

    @Test
    void writesARowForEachTestAndCountsForEachFile() throws IOException {
        Path file = write("a.tst", TESTS);
        CommandRun run = regress(file.toString());
        assertThat(run.out()).startsWith("""
                java: fake

                FILE

                         command       wanted  java
                10       echo A1       A1|B2   pass: A1
                20       echo A1       B2      fail: A1
                30       echo A1       A1      unexpected pass: A1
                40       echo A1       B2      expected fail: A1
                50       echo A1               not judged: A1
                60       nonsense              fail: ? unknown command
                70       echo 17       0       not judged: 17
                80       echo Unknown  1 0     fail: Unknown
                90       echo unknown  1 0     expected fail: unknown
                line 22  lines A1 B1   A1.B1   pass: A1 B1

                *: tests with the mark for known failures; refused: failures whose command was not carried out; \
                unknown: failures with the answer unknown; \
                lost: tests without an answer

                """.replace("FILE", file.toString()));
        assertThat(run.outLines().stream().map(RegressCommandTest::numbers))
                .endsWith("tests java pass fail pass* fail* refused unknown", "8 2 3 1 2 1 2", "");
        assertThat(run.errLines())
                .containsExactly(
                        file + ":21: java: refused commands that are not tests: 1, 'nonsense' first: unknown command");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void enginesStandSideBySide() throws IOException {
        String file = write("a.tst", "1 name\n#? [left]\n2 name\n#? [left|right]\n3 name\n#? [left]*\n")
                .toString();
        CommandRun run = CommandRun.of(
                "regress",
                file,
                "--others-only",
                "--engine",
                FakeEngine.commandLine("left"),
                "--engine",
                FakeEngine.commandLine("right"));
        assertThat(run.outLines())
                .contains(
                        "java: left",
                        "java-2: right",
                        "   command  wanted  java                   java-2",
                        "1  name     left    pass: left             fail: right",
                        "3  name     left    unexpected pass: left  expected fail: right")
                .noneMatch(line -> line.startsWith("2  name"));
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void lostEngineIsStartedAgainForTheNextFile() throws IOException {
        Path first = write("a.tst", "1 echo A1\n#? [A1]\n2 crash\n#? []*\necho\n3 echo A1\n#? [A1]\n");
        Path second = write("b.tst", "1 echo A1\n#? [A1]\n");
        CommandRun run = regress("--show", "none", first.toString(), second.toString());
        assertThat(run.errLines())
                .containsExactly(
                        first
                                + ":3: java: ended with exit code 3 in place of an answer to 'crash'; its last output: out of cheese");
        assertThat(run.outLines().stream().map(RegressCommandTest::numbers))
                .contains("3 1 0 0 0 2", "1 1 0 0 0 0", "4 2 0 0 0 2");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void markdownHasARowForEachSuiteWithAnswersAndStatuses() throws IOException {
        Path suite = folder.resolve("suite");
        Files.createDirectories(suite);
        StringBuilder large = new StringBuilder();
        for (int i = 0; i < 18; i++) {
            large.append(i).append(" echo 1 A1\n#? [1 (A1|B2)]\n");
        }
        Path first = Files.writeString(suite.resolve("large.tst"), large.toString());
        Path second = Files.writeString(
                suite.resolve("a.tst"), "1 echo 1 C3\n#? [1 (A1|B2)]*\n2 echo 0\n#? [1 A1]\n3 echo C3\n#? [A1]\n");
        Path third = Files.writeString(suite.resolve("b.tst"), "1 echo alive\n#? [alive]*\n2 echo unknown\n#? [0]\n");
        CommandRun run = regress("--markdown", first.toString(), second.toString(), third.toString());
        assertThat(run.outLines().stream().filter(line -> line.startsWith("|")))
                .containsExactly(
                        "| suite | tests | java | status | refused | unknown |",
                        "| --- | ---: | ---: | ---: | ---: | ---: |",
                        "| suite/large.tst | 18 | 18 | 18 | 0 | 0 |",
                        "| suite, 2 small suites | 5 | 1 | 2 | 0 | 1 |",
                        "| all | 23 | 19 | 20 | 0 | 1 |");
        assertThat(regress("--markdown", "--show", "all", first.toString()).errLines())
                .containsExactly("--markdown: does not go with --show");
    }

    @Test
    void strictRunFailsWhereATestDoes() throws IOException {
        String passes = write("a.tst", "1 echo A1\n#? [A1]\n2 echo A1\n#? [A2]*\n3 echo A1\n#? [A1]*\n")
                .toString();
        String fails = write("b.tst", "1 echo A1\n#? [A2]\n").toString();
        String breaks = write("c.tst", "1 crash\n#? []*\n").toString();
        assertThat(regress("--strict", passes).exitCode()).isZero();
        assertThat(regress("--strict", passes, fails).exitCode()).isEqualTo(1);
        assertThat(regress("--strict", breaks).exitCode()).isEqualTo(1);
        assertThat(regress(passes, fails, breaks).exitCode()).isZero();
    }

    @Test
    void brokenFileIsReportedAndTheOthersAreRun() throws IOException {
        Path broken = write("a.tst", """
                #? [a]
                10
                #? [a]
                20 echo
                #? [a
                echo

                #? [b]
                30 echo
                #? [b]
                # no
                #? [c]
                40 echo
                #? [(]
                """);
        Path good = write("b.tst", "1 echo A1\n#? [A1]\n");
        CommandRun run = regress(
                broken.toString(), good.toString(), folder.resolve("c.tst").toString(), folder.toString());
        assertThat(run.errLines())
                .containsExactly(
                        broken + ":1: there is no command before this pattern",
                        broken + ":2: the number 10 has no command",
                        broken + ":5: '[a' is not a pattern in brackets, such as [A1|B2] or [!A1]*",
                        broken + ":8: there is no command before this pattern",
                        broken + ":12: there is no command before this pattern",
                        broken + ":14: '(' is not a regular expression: Unclosed group",
                        folder.resolve("c.tst") + ": no such file",
                        folder + ": is a folder, not a file");
        assertThat(run.out()).contains("1  echo A1  A1      pass: A1");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void badEngineIsAMistakeInTheOption() throws IOException {
        String file = write("a.tst", "1 echo A1\n#? [A1]\n").toString();
        CommandRun mute =
                CommandRun.of("regress", file, "--engine", FakeEngine.commandLine("mute"), "--command-time", "50ms");
        assertThat(mute.errLines()).containsExactly("--engine: java: no answer to 'name' within 0.05s");
        assertThat(mute.exitCode()).isEqualTo(2);
        CommandRun absent = CommandRun.of("regress", file, "--engine", "no-such-program --mode gtp");
        assertThat(absent.errLines())
                .singleElement()
                .asString()
                .startsWith("--engine: no-such-program: cannot be started: ");
        assertThat(absent.exitCode()).isEqualTo(2);
        CommandRun blank = CommandRun.of("regress", file, "--engine", " ");
        assertThat(blank.errLines()).containsExactly("--engine: ' ' names no program");
        CommandRun none = CommandRun.of("regress", file, "--others-only");
        assertThat(none.errLines()).containsExactly("--others-only: needs an --engine");
        assertThat(none.exitCode()).isEqualTo(2);
    }

    @Test
    void linesForPrograms() throws IOException {
        Path file = write("a.tst", "10 echo A1\n#? [A1|B2]\n20 nonsense\n#? [1]*\n");
        CommandRun run = regress(file.toString(), "--format", "jsonl");
        String name = "{\"file\":\"" + file + "\",";
        String counts = "\"engine\":\"java\",\"counts\":"
                + "{\"tests\":2,\"pass\":1,\"fail\":0,\"unexpectedPass\":0,\"expectedFail\":1,\"refused\":1,\"unknown\":0,\"lost\":0},\"format\":1}";
        assertThat(run.outLines().stream().map(line -> line.replaceFirst("\"millis\":[0-9.]+", "\"millis\":N")))
                .containsExactly(
                        name
                                + "\"line\":1,\"id\":\"10\",\"command\":\"echo A1\",\"wanted\":\"A1|B2\",\"engine\":\"java\","
                                + "\"outcome\":\"pass\",\"answer\":\"A1\",\"refused\":false,\"millis\":N,\"format\":1}",
                        name + "\"line\":3,\"id\":\"20\",\"command\":\"nonsense\",\"wanted\":\"1\",\"engine\":\"java\","
                                + "\"outcome\":\"expected fail\",\"answer\":\"unknown command\",\"refused\":true,\"millis\":N,\"format\":1}",
                        name + counts,
                        "{" + counts);
    }

    @Test
    void proofsTellWhichAnswersAreFalse() throws IOException {
        Path file = write("a.tst", THREE_IN_A_ROW);
        Path certificate = folder.resolve("proofs.gz");
        CommandRun run = regress(
                file.toString(), "--show", "none", "--proof-time", "60s", "--certificate", certificate.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().stream()
                        .map(line -> line.replace(file.toString(), "a.tst").replaceAll(" {2,}", " | ")))
                .containsSubsequence(
                        "test | command | proved | wanted | java",
                        "a.tst:14 | owl_attack A2 | white first: DEAD by B1, certificate 1 | contradicted: 0 | contradicted: 0",
                        "a.tst:16 | owl_attack A2 | white first: DEAD by B1, certificate 2 | lacks move: 1 (A1|C1) | contradicted: 0",
                        "a.tst:18 | owl_defend A2 | black first: ALIVE by B1, certificate 3 | 1 B1 | contradicted: 0",
                        "file | asked | proved | wanted contradicted | wanted lacks move | java contradicted",
                        "a.tst | 3 | 3 | 1 | 1 | 3");
        CommandRun verified = CommandRun.of("verify", certificate.toString());
        assertThat(verified.exitCode()).isZero();
        assertThat(verified.out()).contains("a.tst:18 owl_defend A2, black first");
        Path missing = folder.resolve("missing.tst");
        Path others = folder.resolve("others.gz");
        CommandRun unreadable =
                regress(file.toString(), missing.toString(), "--proof-time", "60s", "--certificate", others.toString());
        assertThat(unreadable.exitCode()).isEqualTo(2);
        assertThat(unreadable.errLines()).last().isEqualTo(missing + ": no such file");
        assertThat(Files.mismatch(certificate, others)).isEqualTo(-1); // the proofs are not lost
        assertThat(regress(file.toString(), "--markdown", "--proof-time", "60s").outLines())
                .contains("| FILE | 3 | 3 | 1 | 1 | 3 |".replace("FILE", file.toString()));
    }

    @Test
    void proofsForPrograms() throws IOException {
        Path file = write("a.tst", THREE_IN_A_ROW);
        CommandRun run = regress(file.toString(), "--show", "none", "--proof-time", "60s", "--format", "jsonl");
        assertThat(run.outLines())
                .contains("{\"file\":\"" + file + "\",\"line\":16,\"id\":\"20\",\"command\":\"owl_attack A2\","
                        + "\"wanted\":\"1 (A1|C1)\",\"judgement\":\"lacks move\",\"statuses\":[\"1\"],"
                        + "\"proofs\":[{\"first\":\"white\",\"verdict\":\"DEAD\",\"move\":\"B1\"}],"
                        + "\"answers\":[{\"engine\":\"java\",\"answer\":\"0\",\"contradicted\":true}],\"format\":1}");
    }

    @Test
    void certificateNeedsATimeForProofs() throws IOException {
        String file = write("a.tst", "1 echo A1\n#? [A1]\n").toString();
        CommandRun run =
                regress(file, "--certificate", folder.resolve("proofs.gz").toString());
        assertThat(run.errLines()).containsExactly("--certificate: needs --proof-time");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(regress(file, "--proof-time", "soon").errLines())
                .singleElement()
                .asString()
                .startsWith("--proof-time: ");
    }

    /** The output was Markdown, and not the lines that a program waited for. */
    @Test
    void tableInMarkdownIsNotWrittenAsLines() throws IOException {
        CommandRun run = regress(write("a.tst", TESTS).toString(), "--markdown", "--format", "jsonl");
        assertThat(run.errLines()).containsExactly("--markdown: does not go with the format jsonl");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    /** All of them were files with 0 tests, and exit code 0. */
    @Test
    void fileThatIsNotTextIsAMistake() throws IOException {
        Path packed = folder.resolve("packed.tst");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(TESTS.getBytes(StandardCharsets.UTF_8));
        }
        Path wide = Files.write(folder.resolve("wide.tst"), TESTS.getBytes(StandardCharsets.UTF_16));
        Path noise = Files.write(folder.resolve("noise.tst"), new byte[] {'a', '\n', (byte) 0xE9, 'b', '\n'});
        CommandRun run = regress(packed.toString(), wide.toString(), noise.toString());
        assertThat(run.errLines())
                .containsExactly(
                        packed + ":1: it is not text", wide + ":1: it is not text", noise + ":2: it is not text");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void commentMayBeInOldLettersAndAFileWithoutTestsIsTold() throws IOException {
        Path old = Files.write(folder.resolve("old.tst"), new byte[] {'#', ' ', (byte) 0xE9, '\n', 'e', 'c', 'h', 'o'});
        CommandRun run = regress(old.toString());
        assertThat(run.errLines()).containsExactly(old + ": there is no test in it");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void threadsChangeNothing() throws IOException {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            arguments.add(write(i + ".tst", TESTS.replace("A1", "C" + i)).toString());
        }
        CommandRun one = regress(arguments.toArray(String[]::new));
        arguments.addAll(List.of("--threads", "3"));
        CommandRun three = regress(arguments.toArray(String[]::new));
        assertThat(one.exitCode()).isZero();
        assertThat(three).isEqualTo(one);
    }

    /** The numbers at the end of a line. */
    private static String numbers(String line) {
        return line.replaceFirst("^\\S*", "").strip().replaceAll(" +", " ");
    }

    private static CommandRun regress(String... arguments) {
        List<String> all =
                new ArrayList<>(List.of("regress", "--others-only", "--engine", FakeEngine.commandLine("fake")));
        all.addAll(List.of(arguments));
        return CommandRun.of(all.toArray(String[]::new));
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
