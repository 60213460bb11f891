package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Arguments that no command can mean: outputs over inputs, and empty values. No file is changed. */
class ArgumentCheckTest {
    private static final String LIFE = "(;GM[1]FF[4]SZ[5:4]AB[ca][cb][bc][cc][ad][bd]AW[da][db][dc][cd][dd]PL[B])";

    @TempDir
    private Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        write("life.sgf", LIFE);
        write("b.tst", "loadsgf life.sgf\n10 owl_attack C3\n#? [1 A3]\n");
        write("life.csv", "file,defender,first,stones,area\nlife.sgf,black,attacker,C3,auto\n");
        write("region.csv", "file,at\nlife.sgf,A4\n");
        write("semeai.csv", "file,black,white\nlife.sgf,C3,D3\n");
        write("cfg.conf", "safety.preset = M7\n");
        write("study.conf", "positions { a = life.sgf }, runs = [ { name = X } ]");
        write("other/g.sgf", LIFE);
    }

    /** The input was gone, without a word. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            life life.sgf --at C3 --certificate life.sgf              | --certificate: DIR/life.sgf is also read
            solve life.sgf --certificate other/../life.sgf            | --certificate: DIR/other/../life.sgf is also read
            solve other --certificate other/g.sgf                     | --certificate: DIR/other/g.sgf is also read
            solve life.sgf --svg life.sgf                             | --svg: DIR/life.sgf is also read
            solve life.sgf --config cfg.conf --certificate cfg.conf   | --certificate: DIR/cfg.conf is also read
            causes life.sgf --refute --certificate life.sgf           | --certificate: DIR/life.sgf is also read
            life --list life.csv --certificate life.csv               | --certificate: DIR/life.csv is also read
            life --list life.csv --certificate life.sgf               | --certificate: DIR/life.sgf is also read
            region --list region.csv --certificate life.sgf           | --certificate: DIR/life.sgf is also read
            semeai --list semeai.csv --certificate life.sgf           | --certificate: DIR/life.sgf is also read
            regress b.tst --proof-time 1s --certificate b.tst         | --certificate: DIR/b.tst is also read
            learn-moves life.sgf --out life.sgf                       | --out: DIR/life.sgf is also read
            run study.conf --out new --pack study.conf                | --pack: DIR/study.conf is also read
            run study.conf --out new --pack life.sgf --attach life.sgf | --pack: DIR/life.sgf is also read
            solve life.sgf --certificate s.gz --svg s.gz              | --svg: the same file as --certificate
            solve life.sgf --svg s.gz --certificate other/../s.gz     | --certificate: the same file as --svg
            life life.sgf --at C3 --set zones.store=s.gz --certificate s.gz | --certificate: the same file as zones.store
            """)
    void outputTakesTheePlaceOfNoInput(String arguments, String message) throws IOException {
        Map<Path, String> before = contents();
        CommandRun run = run(arguments);
        assertThat(run.errLines()).containsExactly(message.replace("DIR", folder.toString()));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(contents()).isEqualTo(before);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void linkToAnInputIsAnInput() throws IOException {
        Files.createSymbolicLink(folder.resolve("link"), folder.resolve("life.sgf"));
        assertThat(run("solve life.sgf --certificate link").errLines())
                .containsExactly("--certificate: " + folder.resolve("link") + " is also read");
    }

    @Test
    void outputBesideTheInputIsWritten() {
        assertThat(run("solve life.sgf --certificate s.gz --svg s.svg").exitCode())
                .isZero();
        assertThat(run("solve life.sgf --certificate s.gz --svg s.svg").exitCode())
                .as("in place of the old ones")
                .isZero();
    }

    /** An empty value acted as if there were none, or named the current folder. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            view --no-open --bind ''                ; --bind: needs a value: ADDRESS
            life life.sgf --at C3 --certificate ''  ; --certificate: needs a value: FILE
            solve life.sgf --config ''              ; --config: needs a value: FILE
            score life.sgf --dead ''                ; --dead: needs a value: P,P...|estimate|auto|none
            score life.sgf --alive ''               ; --alive: needs a value: P,P...
            score life.sgf --dead ,                 ; --dead: names no stone
            score life.sgf --alive ,                ; --alive: names no stone
            solve ''                                ; solve: '' is not FILE
            """)
    void valueIsNotEmpty(String arguments, String message) {
        CommandRun run = run(arguments);
        assertThat(run.errLines()).containsExactly(message);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    /** The check knows outputs by their names. */
    @Test
    void allOptionsForFilesThatAreWrittenAreKnown() {
        List<String> unknown = new ArrayList<>();
        addUnknown(Main.parse("help").commandSpec(), unknown);
        assertThat(unknown).isEmpty();
    }

    private static void addUnknown(CommandSpec command, List<String> unknown) {
        for (OptionSpec option : command.options()) {
            boolean isWritten = String.join(" ", option.description()).matches("(Write|Draw|The file for|Measure).*");
            if (option.paramLabel().startsWith("FILE")
                    && isWritten != ArgumentCheck.WRITTEN.contains(option.longestName())) {
                unknown.add(command.qualifiedName() + " " + option.longestName());
            }
        }
        command.subcommands().values().forEach(each -> addUnknown(each.getCommandSpec(), unknown));
    }

    /** Runs a command with files of the folder. */
    private CommandRun run(String arguments) {
        return CommandRun.of(Stream.of(arguments.split(" ", -1))
                .map(word -> word.equals("''") ? "" : word)
                .map(word -> word.matches("other|new|link|.*\\.(sgf|gz|svg|csv|conf|tst)") ? inFolder(word) : word)
                .toArray(String[]::new));
    }

    private String inFolder(String word) {
        int equals = word.indexOf('=') + 1; // of a setting
        return word.substring(0, equals) + folder + "/" + word.substring(equals);
    }

    private Map<Path, String> contents() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).collect(Collectors.toMap(file -> file, Repository::read));
        }
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
