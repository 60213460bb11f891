package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code solve} with {@code safety.semeai}, on a seki over several regions. */
class SolveRacesTest {
    /**
     * After figure 10 of [NKM]: eyes of two points, and a liberty of both.
     *
     * <pre>
     * O O O O X X X X
     * O . . O X . . X
     * O O O . X X X X
     * </pre>
     */
    private static final String SEKI =
            "(;SZ[8:3]AB[ea][fa][ga][ha][eb][hb][ec][fc][gc][hc]" + "AW[aa][ba][ca][da][ab][db][ac][bc][cc])";

    /**
     * Three blocks as in figure 10 of [NKM]. Each of White's has an eye of three points and two liberties of both.
     * Black has an eye of one.
     *
     * <pre>
     * O O O X . X O O O
     * . O O X X X O O .
     * . O . X X X . O .
     * . O . X X X . O .
     * </pre>
     */
    private static final String THREE_BLOCKS = "(;SZ[9:4]AB[da][fa][db][eb][fb][dc][ec][fc][dd][ed][fd]"
            + "AW[aa][ba][ca][bb][cb][bc][bd][ga][ha][ia][gb][hb][hc][hd])";

    private static final String[] LIMITS = {
        "--format", "jsonl", "--region-time", "10m", "--set", "limits.region-nodes=400000", "--set", "safety.preset=M7"
    };

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {SEKI, THREE_BLOCKS})
    void nothingIsFoundWithoutAnAnalyzer(String board) {
        assertThat(solve(board, "none").out())
                .contains("\"safePoints\":{\"total\":0,")
                .contains("\"seki\":{\"black\":[],\"white\":[]}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "graph"})
    void sekiIsFoundWithOne(String analyzer) {
        assertThat(solve(SEKI, analyzer).out())
                .contains("\"safePoints\":{\"total\":19,\"black\":10,\"white\":9}")
                .doesNotContain("\"seki\":{\"black\":[]")
                .contains("\"blocks\":{\"total\":2,\"safe\":2,");
    }

    @Test
    void sekiOfThreeBlocksIsFoundWithOne() {
        assertThat(solve(THREE_BLOCKS, "auto").out())
                .contains("\"safePoints\":{\"total\":25,\"black\":11,\"white\":14}")
                .contains("\"blocks\":{\"total\":3,\"safe\":3,")
                .doesNotContain("\"seki\":{\"black\":[]");
    }

    @Test
    void unknownAnalyzerIsAnError() {
        CommandRun run = solve(SEKI, "grahp");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("unknown name 'grahp'").contains("graph");
    }

    private CommandRun solve(String board, String analyzer) {
        String[] arguments = new String[LIMITS.length + 4];
        arguments[0] = "solve";
        arguments[1] = write(board);
        arguments[2] = "--set";
        arguments[3] = "safety.semeai=" + analyzer;
        System.arraycopy(LIMITS, 0, arguments, 4, LIMITS.length);
        return CommandRun.of(arguments);
    }

    private String write(String board) {
        try {
            return Files.writeString(folder.resolve("seki.sgf"), board).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
