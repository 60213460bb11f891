package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program does whatever the command is. */
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

    @ParameterizedTest
    @ValueSource(strings = {"solve", "region --at A1"})
    void whatTheJvmCannotBearIsOneLine(String command) throws IOException {
        CommandRun wide = runWith("wide", command);
        assertThat(wide.errLines())
                .containsExactly("--memory: the tables do not fit into the memory of the JVM (Java heap space)");
        assertThat(wide.exitCode()).isEqualTo(2);
        CommandRun deep = runWith("deep", command);
        assertThat(deep.errLines())
                .containsExactly("internal error: java.lang.StackOverflowError; maybe --verbose tells more");
        assertThat(deep.exitCode()).isEqualTo(1);
    }

    private CommandRun runWith(String engine, String command) throws IOException {
        Path service = folder.resolve("META-INF/services/com.google.inject.Module");
        Files.createDirectories(service.getParent());
        Files.writeString(service, FailingModule.class.getName());
        Path file = Files.writeString(folder.resolve("board.sgf"), BOARD);
        List<String> arguments = new ArrayList<>(List.of(command.split(" ", -1)));
        arguments.addAll(List.of(file.toString(), "--plugins", folder.toString(), "--set", "safety.engine=" + engine));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "region none.sgf --at A1",
                "semeai none.sgf --black A1 --white B1",
                "limits",
                "speed-up",
                "gtp",
                "view"
            })
    void threadsAreRefusedWhereOnePositionIsWorkedOnAtATime(String command) {
        CommandRun run = CommandRun.of((command + " --threads 2").split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .containsExactly("--threads: '2' is not 1, for one position is worked on after the other; "
                        + "maybe --set dfpn.threads=2 is meant, for one search of dfpn-r");
    }

    @Test
    void oneThreadIsNoMistakeAnywhere() {
        assertThat(CommandRun.of("gtp", "--threads", "1").exitCode()).isZero();
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
