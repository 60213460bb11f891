package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program's behavior that is common to all commands. */
class MainTest {
    private static final String BOARD =
            "(;SZ[7:4]AB[ab][bb][cb][db][eb][ec][ed]AW[aa][ba][ca][da][ea][fa][fb][fc][fd])";

    @TempDir
    private Path folder;

    @Test
    void withoutACommandItListsTheCommands() {
        CommandRun run = CommandRun.of();
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.errLines())
                .startsWith("sekilab: no command is given")
                .anyMatch(line -> line.startsWith("  solve "))
                .anyMatch(line -> line.startsWith("  semeai "));
    }

    /** The line came twice, as the last flush failed, too. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void fullDiskIsOneLine() throws IOException, InterruptedException {
        Process program = new ProcessBuilder(ProgramCommand.of("list"))
                .redirectOutput(Path.of("/dev/full").toFile())
                .start();
        String err = new String(program.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(program.waitFor()).isEqualTo(1);
        assertThat(err.lines()).containsExactly("stdout: No space left on device");
    }

    /** The list of commands once ended some summaries in the middle of a sentence. */
    @Test
    void summaryOfEachCommandIsMadeOfWholeSentences() {
        String commands = CommandRun.of("--help").out().replaceFirst("(?s).*Commands:\n(.*?)\n\n.*", "$1");
        List<String> summaries = List.of(commands.split("\n(?=  \\S)"));
        assertThat(summaries).hasSizeGreaterThan(20).allMatch(summary -> summary.endsWith("."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "region --at A1"})
    void whatTheJvmCannotBearIsOneLine(String command) throws IOException {
        CommandRun wide = runWith("wide", command);
        assertThat(wide.errLines())
                .singleElement()
                .asString()
                .startsWith("memory: the heap of the JVM is full (Java heap space)")
                .satisfies(MainTest::advisesALargerHeap);
        assertThat(wide.exitCode()).isEqualTo(2);
        CommandRun deep = runWith("deep", command);
        assertThat(deep.errLines())
                .containsExactly("internal error: java.lang.StackOverflowError; --verbose shows more");
        assertThat(deep.exitCode()).isEqualTo(1);
    }

    /** The first position that did not fit into memory ended the run. */
    @Test
    void positionThatDoesNotFitIntoMemoryIsTold() throws IOException {
        FailingModule.putInto(folder);
        String open = Files.writeString(folder.resolve("a.sgf"), "(;SZ[3])").toString();
        String settled = Files.writeString(folder.resolve("b.sgf"), "(;SZ[4:3]AB[ba][ab][bb][cb][db])")
                .toString();
        CommandRun run = CommandRun.of(
                "solve",
                open,
                settled,
                "--plugins",
                folder.toString(),
                "--set",
                "safety.engine=wide",
                "--format",
                "jsonl");
        assertThat(run.errLines()).containsExactly(open + ": memory: the heap of the JVM is full (Java heap space)");
        assertThat(run.outLines()).singleElement().asString().contains("b.sgf");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    private static void advisesALargerHeap(String line) {
        Matcher sizes = Pattern.compile("has (\\d+) MiB.*-Xmx(\\d+)g").matcher(line);
        assertThat(sizes.find()).isTrue();
        assertThat(1024 * Long.parseLong(sizes.group(2))).isGreaterThan(Long.parseLong(sizes.group(1)));
    }

    /** A table that does not fit has another remedy than a heap that is full. */
    @Test
    void tableThatDoesNotFitNamesItsOption() throws IOException {
        CommandRun table = runWith("table", "solve");
        assertThat(table.exitCode()).isEqualTo(2);
        assertThat(table.errLines())
                .singleElement()
                .asString()
                .matches("--memory: a table of \\d+ MiB does not fit .*");
    }

    /** For speed the program makes only the command that is asked for. Its help is that of the whole program. */
    @Test
    void commandMadeAloneIsTheCommandOfTheWholeProgram() {
        List<String> commands = Pattern.compile("^  ([a-z-]+) ", Pattern.MULTILINE)
                .matcher(CommandRun.of("--help").out().replaceFirst("(?s).*Commands:(.*?)\n\n.*", "$1"))
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(commands).hasSizeGreaterThan(20).contains("solve", "analyze", "help");
        for (String command : commands) {
            CommandRun alone = CommandRun.of(command, "--help");
            assertThat(alone.exitCode()).as(command).isZero();
            assertThat(alone.out())
                    .isEqualTo(CommandRun.of("help", command).out())
                    .contains("Usage: sekilab " + command);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V", "solve --version", "-v --version"})
    void versionIsToldEverywhere(String arguments) {
        CommandRun run = CommandRun.of(arguments.split(" ", -1));
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(3).first().asString().startsWith("sekilab ");
    }

    private CommandRun runWith(String engine, String command) throws IOException {
        FailingModule.putInto(folder);
        Path file = Files.writeString(folder.resolve("board.sgf"), BOARD);
        List<String> arguments = new ArrayList<>(List.of(command.split(" ", -1)));
        arguments.addAll(List.of(file.toString(), "--plugins", folder.toString(), "--set", "safety.engine=" + engine));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"solve", "score", "causes", "region", "semeai", "regress", "limits", "speed-up", "gtp", "view"})
    void commandsThatSolveTakeThreads(String command) {
        assertThat(CommandRun.of(command, "--help", "--threads", "2").exitCode())
                .isZero();
    }

    @Test
    void evaluatorsAreTheExactOnesAndTheHeuristics() {
        assertThat(CommandRun.of("list", "evaluators").out())
                .isNotEmpty()
                .isEqualTo(CommandRun.of("list", "exact-evaluators").out()
                        + CommandRun.of("list", "heuristics").out());
        assertThat(CommandRun.of("list", "evaluator").errLines())
                .singleElement()
                .asString()
                .startsWith("list: unknown kind 'evaluator'; maybe 'evaluators'; known: solvers, ")
                .endsWith(", evaluators");
    }
}
