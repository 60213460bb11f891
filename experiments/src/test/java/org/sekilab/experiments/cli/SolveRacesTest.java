package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
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

    private static final String[] LIMITS = {
        "--format", "jsonl", "--region-time", "10m", "--set", "limits.region-nodes=400000", "--set", "safety.preset=M7"
    };

    @TempDir
    private Path folder;

    private String file = "";

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("seki.sgf"), SEKI).toString();
    }

    @Test
    void nothingIsFoundWithoutAnAnalyzer() {
        assertThat(solve("none").out())
                .contains("\"safePoints\":{\"total\":0,")
                .contains("\"seki\":{\"black\":[],\"white\":[]}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "graph"})
    void sekiIsFoundWithOne(String analyzer) {
        assertThat(solve(analyzer).out())
                .contains("\"safePoints\":{\"total\":19,\"black\":10,\"white\":9}")
                .doesNotContain("\"seki\":{\"black\":[]")
                .contains("\"blocks\":{\"total\":2,\"safe\":2,");
    }

    @Test
    void unknownAnalyzerIsAnError() {
        CommandRun run = solve("grahp");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("unknown name 'grahp'").contains("graph");
    }

    private CommandRun solve(String analyzer) {
        String[] arguments = new String[LIMITS.length + 4];
        arguments[0] = "solve";
        arguments[1] = file;
        arguments[2] = "--set";
        arguments[3] = "safety.semeai=" + analyzer;
        System.arraycopy(LIMITS, 0, arguments, 4, LIMITS.length);
        return CommandRun.of(arguments);
    }
}
