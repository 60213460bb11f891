package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Folders, odd names and long paths in place of a file. */
class FolderArgumentTest {
    private static final String RECORD = "(;SZ[3]AB[ba][ab][bb])";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"solve", "score", "static", "causes"})
    void folderStandsForItsRecordsInOrder(String command) throws IOException {
        write("b.sgf");
        write("a.sgf");
        write("notes.txt");
        CommandRun run = CommandRun.of(command, folder.toString(), "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(0)).contains("a.sgf\"");
        assertThat(run.outLines().get(1)).contains("b.sgf\"");
        assertThat(run.out()).doesNotContain("notes.txt");
    }

    @Test
    void folderStandsForItsRecordsWhereAllRegionsAreAskedFor() throws IOException {
        write("a.sgf");
        CommandRun run = CommandRun.of("region", "--all", folder.toString(), "--format", "jsonl");
        assertThat(run.outLines()).isNotEmpty().allMatch(line -> line.contains("a.sgf"));
    }

    @Test
    void folderWithoutRecordsIsAnError() {
        CommandRun run = CommandRun.of("solve", folder.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(folder + ": no game record (.sgf) in " + folder);
    }

    @Test
    void namesArePrintedWithoutControlCharacters() throws IOException {
        String good = write("red\u001b[31m.sgf");
        CommandRun solved = CommandRun.of("solve", good, good + "none");
        assertThat(solved.out() + solved.err()).doesNotContain("\u001b");
        assertThat(solved.err()).contains("red?[31m.sgfnone: no such file");
        CommandRun option = CommandRun.of("solve", good, "--index", "\u001b");
        assertThat(option.err()).doesNotContain("\u001b");
        CommandRun region = CommandRun.of("region", good, "--at", "\u001bA1");
        assertThat(region.err()).doesNotContain("\u001b");
    }

    @Test
    void valuesOfRecordsArePrintedWithoutControlCharacters() throws IOException {
        Path file = Files.writeString(folder.resolve("odd.sgf"), "(;SZ[3];B[\u001b[31m])");
        assertThat(CommandRun.of("solve", file.toString()).err()).isNotEmpty().doesNotContain("\u001b");
    }

    @Test
    void tableHasEightyColumnsWhateverThePath() throws IOException {
        Path deep = Files.createDirectories(
                folder.resolve("a-folder-with-a-long-name").resolve("and-another-one"));
        Path file = Files.writeString(deep.resolve("game-136.sgf"), RECORD.repeat(12));
        CommandRun run = CommandRun.of("solve", file.toString());
        assertThat(run.outLines()).hasSizeGreaterThan(12).allMatch(line -> line.length() <= 80);
        assertThat(run.outLines().get(0)).matches("file .* nodes +ms");
        assertThat(run.outLines().get(11)).startsWith("..136.sgf#11 ");
    }

    private String write(String name) throws IOException {
        return Files.writeString(folder.resolve(name), RECORD).toString();
    }
}
