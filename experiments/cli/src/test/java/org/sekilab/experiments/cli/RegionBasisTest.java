package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.model.sgf.SgfWriter;

/** Answers about regions say whether they count on the rest of the board. */
class RegionBasisTest {
    /** Black has eyes at A2 and C2: each region alone is lost, on the board both are safe. */
    private static final String TWO_EYES = "(;SZ[7:2]AB[ba][da][ab][bb][cb][db])";

    private static final String ALONE = "alone, without help from outside";

    @TempDir
    private Path folder;

    @Test
    void regionIsSolvedAloneUnlessTheBoardIsAskedFor() throws IOException {
        String file = write(TWO_EYES);
        assertThat(CommandRun.of("region", file, "--at", "E1", "--defender", "black")
                        .out())
                .startsWith("E1: UNSAFE (" + ALONE + ")");
        assertThat(CommandRun.of("region", file, "--at", "A2", "--on-board").out())
                .startsWith("A2: SAFE (on this board, by benson)");
        assertThat(CommandRun.of("region", file, "--at", "A2", "--on-board", "--format", "jsonl")
                        .out())
                .contains("\"verdict\":\"SAFE\"", "\"basis\":\"on this board\",\"method\":\"benson\"");
        assertThat(CommandRun.of("solve", file).out()).contains("Proved on this board");
        assertThat(CommandRun.of("solve", file, "--format", "jsonl").out())
                .contains("\"basis\":\"on this board\",\"engines\":[");
    }

    /** The region at F9 of a shipped game is UNSAFE alone. {@code solve} calls it SAFE, by the static rules. */
    @Test
    void regionOnItsBoardHasTheWordOfSolve() throws IOException {
        String file = write(DemoData.games().get(36));
        String fewNodes = "limits.region-nodes=1";
        assertThat(CommandRun.of("region", file, "--at", "F9").out()).startsWith("F9: UNSAFE (" + ALONE + ")");
        assertThat(CommandRun.of("region", file, "--at", "F9", "--on-board").out())
                .startsWith("F9: SAFE (on this board, by static)");
        assertThat(CommandRun.of("solve", file, "--format", "jsonl", "--set", fewNodes)
                        .out())
                .contains(
                        "\"points\":[\"F9\",\"G9\",\"F10\",\"G10\",\"H10\",\"G11\"],\"verdict\":\"SAFE\",\"method\":\"static\"");
    }

    /** A region that the board leaves open is solved alone, and the answer says so. */
    @Test
    void regionThatTheBoardLeavesOpenIsSolvedAlone() throws IOException {
        String file = write(TWO_EYES);
        CommandRun run = CommandRun.of("region", file, "--at", "E1", "--on-board", "--set", "safety.solver=benson");
        assertThat(run.out()).contains(ALONE);
    }

    @Test
    void optionsThatDoNotGoWithTheBoardAreRefused() throws IOException {
        String file = write(TWO_EYES);
        assertThat(CommandRun.of("region", file, "--at", "A2", "--on-board", "--first", "defender")
                        .errLines())
                .containsExactly("--on-board: goes only with the attacker moving first");
        assertThat(CommandRun.of("region", file, "--at", "A2", "--on-board", "--certificate", "x")
                        .errLines())
                .containsExactly("--on-board: does not go with --certificate; maybe solve --certificate is meant");
    }

    @Test
    void nodesAreTheSameNumberInTextAndJson() throws IOException {
        String file = write("(;SZ[5:4]AB[ac][bc][cc][dc][ec]AW[cb][ad][bd][cd][dd])");
        String text = CommandRun.of("region", file, "--at", "A4", "--defender", "black")
                .out();
        String json = CommandRun.of("region", file, "--at", "A4", "--defender", "black", "--format", "jsonl")
                .out();
        Matcher printed = Pattern.compile("(\\d+) nodes").matcher(text);
        Matcher written = Pattern.compile("\"nodes\":(\\d+)").matcher(json);
        assertThat(printed.find() && written.find()).isTrue();
        assertThat(printed.group(1)).isEqualTo(written.group(1));
        assertThat(Integer.parseInt(printed.group(1))).isPositive();
    }

    private String write(PositionSource game) throws IOException {
        return write(SgfWriter.format(game.read().boards().iterator().next().game()));
    }

    private String write(String record) throws IOException {
        return Files.writeString(folder.resolve("board.sgf"), record).toString();
    }
}
