package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Boards and pictures keep four kinds apart: alive, only on a safe point, in seki, and dead. */
class StatusMarksTest {
    /** A1 is black's territory, but white can capture the stone that stands there. */
    private static final String EXPENDABLE = "(;SZ[4]AB[ba][ab][bb][cb][cc][ad]AW[ca][db][dc][dd])";

    /** B1 is dead, among stones in seki. */
    private static final String DEAD = "(;SZ[2:4]AB[aa][bb][bd]AW[ac][bc]PL[B])";

    @TempDir
    private Path folder;

    private String expendable = "";
    private String dead = "";

    @BeforeEach
    void writeRecords() throws IOException {
        expendable =
                Files.writeString(folder.resolve("expendable.sgf"), EXPENDABLE).toString();
        dead = Files.writeString(folder.resolve("dead.sgf"), DEAD).toString();
    }

    @Test
    void textMarksAStoneOnASafePointUnlikeOneThatIsAlive() {
        CommandRun run = solve(expendable, "--color-board");
        assertThat(run.outLines()).anySatisfy(line -> assertThat(line).startsWith(" 1 X* b  "));
        assertThat(run.out()).contains("X+").contains("* expendable: the point is safe territory");
    }

    @Test
    void pictureMarksAStoneOnASafePointUnlikeOneThatIsAlive() throws IOException {
        Path svg = folder.resolve("board.svg");
        solve(expendable, "--svg", svg.toString());
        assertThat(Files.readString(svg))
                .contains("class=\"stone black expendable\" data-point=\"A1\"")
                .contains("class=\"stone black alive\" data-point=\"A3\"")
                .contains("<path class=\"mark expendable\"");
    }

    @Test
    void gtpHasAWordForAStoneOnASafePoint() {
        CommandRun run =
                CommandRun.withInput("loadsgf " + expendable + "\nsekilab-status\nsekilab-safe_blocks black\n", "gtp");
        String[] answers = run.out().split("\n\n");
        assertThat(answers[1].lines().toList().get(4)).startsWith("e t ");
        assertThat(answers[2]).contains("A3").doesNotContain("A1");
    }

    @Test
    void deadStoneIsNotShownInSeki() throws IOException {
        Path svg = folder.resolve("board.svg");
        CommandRun run = solve(dead, "--color-board", "--svg", svg.toString());
        assertThat(run.outLines()).anySatisfy(line -> assertThat(line).contains(" X-  1"));
        assertThat(Files.readString(svg)).contains("class=\"stone black dead\" data-point=\"B1\"");
    }

    private static CommandRun solve(String file, String... options) {
        String[] arguments = new String[options.length + 4];
        arguments[0] = "solve";
        arguments[1] = file;
        arguments[2] = "--set";
        arguments[3] = "safety.preset=M7";
        System.arraycopy(options, 0, arguments, 4, options.length);
        return CommandRun.of(arguments);
    }
}
