package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A syntax error in one tree of a collection. */
class BrokenTreeTest {
    private static final String TREE = "(;SZ[5:4]AB[ac][bc][cc][dc][ec]AW[cb][ad][bd][cd][dd])\n";
    private static final String BROKEN = "(;SZ[5:4]AB[ac] [bc];B cc](;W[dd]))\n";

    @TempDir
    private Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("games.sgf"), TREE + BROKEN + TREE);
    }

    @Test
    void otherGamesOfTheCollectionAreSolved() {
        CommandRun run = CommandRun.of("solve", file.toString(), "--format", "jsonl");
        assertThat(run.errLines()).containsExactly(file + ":2:24: property B has no value: '[' was expected");
        assertThat(run.outLines()).hasSize(2);
        assertThat(run.outLines().get(0)).contains("\"index\":1,");
        assertThat(run.outLines().get(1)).contains("\"index\":3,");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void gameAfterTheBrokenOneIsFoundByItsNumber() {
        CommandRun run = CommandRun.of("solve", file.toString(), "--index", "3", "--format", "jsonl");
        assertThat(run.out()).contains("\"index\":3,");
        assertThat(run.exitCode()).isZero();
        assertThat(CommandRun.of("solve", file.toString(), "--index", "2").errLines())
                .containsExactly(file + ":2:24: property B has no value: '[' was expected");
        assertThat(CommandRun.of("solve", file.toString(), "--index", "4").errLines())
                .containsExactly(
                        file + ":2:24: property B has no value: '[' was expected",
                        file + ": game tree 4 was asked for, but there are 3");
    }

    /** The tree after the broken one has no property of a root. It may be a variation of the broken tree. */
    @Test
    void textThatMayBelongToTheBrokenGameIsNotRead() throws IOException {
        Files.writeString(file, TREE + BROKEN + "(;W[aa])\n" + TREE);
        CommandRun run = CommandRun.of("solve", file.toString(), "--format", "jsonl");
        assertThat(run.errLines())
                .containsExactly(
                        file + ":2:24: property B has no value: '[' was expected",
                        file
                                + ":3:2: after the broken game tree it is not clear where the next one begins: the rest is not read");
        assertThat(run.outLines()).singleElement().asString().contains("\"index\":1,");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void rowsOfAListAboutOtherGamesAreAnswered() throws IOException {
        Path list = Files.writeString(
                folder.resolve("list.csv"), "file,index,at,defender\ngames.sgf,3,A4,black\ngames.sgf,2,A4,black\n");
        CommandRun run = CommandRun.of("region", "--list", list.toString(), "--format", "jsonl");
        assertThat(run.outLines()).hasSize(2);
        assertThat(run.outLines().get(0)).contains("\"index\":3,").contains("\"verdict\":");
        assertThat(run.outLines().get(1)).contains("games.sgf:2:24: property B has no value");
    }
}
