package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists of problems that spreadsheets wrote, or that are broken. */
class BadListTest {
    private static final String RACE = """
            (;SZ[7:3]AB[aa][ba][ca][da][bb][cb]AW[ab][ac][bc][cc][db][dc][ea])""";

    @TempDir
    private Path folder;

    /** The mark became a part of the first name, so that another file was solved without a word. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            region | file,at       | a.sgf,A1
            semeai | file,black,white | a.sgf,A3,A2
            life   | file,defender,first,stones,area | a.sgf,black,attacker,A3,all
            """)
    void byteOrderMarkIsDropped(String command, String columns, String row) throws IOException {
        write("a.sgf", RACE);
        write("positions.sgf", "(;SZ[3])");
        CommandRun plain = list(command, columns + "\n" + row + "\n");
        CommandRun marked = list(command, "\uFEFF" + columns + "\n" + row + "\n");
        assertThat(plain.out()).contains("a.sgf");
        assertThat(withoutTimes(marked)).isEqualTo(withoutTimes(plain));
        assertThat(marked.err()).isEqualTo(plain.err());
        assertThat(marked.exitCode()).isEqualTo(plain.exitCode());
    }

    private static String withoutTimes(CommandRun run) {
        return run.out().replaceAll("\"millis\":[0-9.]+", "");
    }

    /** A row with a name in another spelling was asked of positions.sgf. */
    @Test
    void columnFileInAnotherSpellingIsTold() throws IOException {
        write("positions.sgf", "(;SZ[3])");
        CommandRun run = list("region", "File,at\na.sgf,A1\n");
        assertThat(run.errLines())
                .containsExactly(folder.resolve("list.csv") + ":1: there is no column 'file'; maybe 'File' is meant");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    /** The words of the library, without a line, were shown. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            file,at;a.sgf,A1;a.sgf,"A1;a.sgf,A2 | :3: a quote (") is not closed
            file,at;a.sgf,"A1"x;a.sgf,A2        | :2: text follows a closing quote (") before the next comma
            file,"at;a.sgf,A1                   | :1: a quote (") is not closed
            file,,at;a.sgf,,A1                  | :1: a column has no name
            """)
    void brokenTableIsToldWithItsLine(String rows, String mistake) throws IOException {
        CommandRun run = list("region", rows.replace(';', '\n') + "\n");
        assertThat(run.errLines()).containsExactly(folder.resolve("list.csv") + mistake);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void tableThatIsNotTextIsTold() throws IOException {
        Path file = Files.write(folder.resolve("list.csv"), new byte[] {'a', 't', '\n', (byte) 0xFF, (byte) 0xFE});
        CommandRun run = CommandRun.of("region", "--list", file.toString());
        assertThat(run.errLines()).containsExactly(file + ": cannot be read (it is not text)");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** The first row that did not fit into memory ended the run, and what was proved before was lost. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            table | memory: a table of 1048576 MiB does not fit into the memory of the JVM
            wide  | memory: the heap of the JVM is full (Java heap space)
            """)
    void rowThatDoesNotFitIntoMemoryGetsAnErrorAndTheRunGoesOn(String engine, String mistake) throws IOException {
        FailingModule.putInto(folder);
        write("a.sgf", "(;SZ[4:3]AB[ba][ab][bb][cb][db])");
        Path list = write("list.csv", "file,at\na.sgf,C3\na.sgf,A9\n");
        Path proofs = folder.resolve("proofs.gz");
        CommandRun run = CommandRun.of(
                "region",
                "--list",
                list.toString(),
                "--plugins",
                folder.toString(),
                "--set",
                "safety.engine=" + engine,
                "--certificate",
                proofs.toString());
        assertThat(run.errLines()).containsExactly("row 1: " + mistake);
        assertThat(run.outLines())
                .startsWith("1: error: " + mistake)
                .element(1)
                .asString()
                .startsWith("2: error: at: 'A9' is not a point");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(proofs).exists();
    }

    private CommandRun list(String command, String text) throws IOException {
        return CommandRun.of(command, "--list", write("list.csv", text).toString(), "--format", "jsonl");
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
