package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engines that {@code solve} and {@code run} name, and what these may spend. */
class SolveEnginesTest {
    /** A black stone alone in a large region, so that no search has an answer within a few nodes. */
    private static final String OPEN = "(;SZ[7]AB[da][db][dc][dd][de][df][dg]AW[bb])";

    private static final Pattern NODES = Pattern.compile("\"engine\":\"([a-z-]+)\",\"nodes\":([0-9]+)");

    @TempDir
    private Path folder;

    @Test
    void solveNamesBothEnginesOfAuto() throws IOException {
        String json = solve("--set", "safety.preset=M7", "--format", "jsonl").out();
        Matcher engine = NODES.matcher(json);
        assertThat(engine.find()).isTrue();
        assertThat(engine.group(1)).isEqualTo("dfpn-r");
        assertThat(Long.parseLong(engine.group(2))).isPositive();
        assertThat(engine.find()).isTrue();
        assertThat(engine.group(1)).isEqualTo("alphabeta");
        assertThat(Long.parseLong(engine.group(2))).isPositive();
        assertThat(solve("--set", "safety.preset=M7").out())
                .containsPattern("searched by dfpn-r: [0-9,]+ nodes in [0-9.]+ ms")
                .containsPattern("searched by alphabeta: [0-9,]+ nodes in [0-9.]+ ms");
    }

    @Test
    void solveNamesTheOneEngineThatWasChosen() throws IOException {
        String text = solve("--set", "safety.preset=M7", "--set", "safety.engine=dfpn")
                .out();
        assertThat(text).contains("searched by dfpn: ").doesNotContain("alphabeta");
        assertThat(solve("--set", "safety.solver=benson").out()).doesNotContain("searched by");
        assertThat(solve("--set", "safety.solver=benson", "--format", "jsonl").out())
                .contains("\"engines\":[]");
    }

    /** The first engine may spend half of the nodes of a question, and what it does not spend is left to the second. */
    @Test
    void autoWithSharedLimitsSpendsNoMoreThanOneEngineMay() throws IOException {
        String shared = solve("--set", "safety.preset=M7", "--set", "safety.second-limits=shared", "--format", "jsonl")
                .out();
        String full = solve("--set", "safety.preset=M7", "--format", "jsonl").out();
        assertThat(nodes(shared)).isLessThan(nodes(full));
    }

    /** Nodes, points and certificates are those of one thread. */
    @Test
    void severalThreadsOnOneBoardChangeNothing() throws IOException {
        String alone = solveDocumentBoard("1");
        assertThat(alone).contains("\"nodes\":");
        assertThat(solveDocumentBoard("3")).isEqualTo(alone);
    }

    private static String solveDocumentBoard(String threads) {
        CommandRun run = CommandRun.of(
                "solve",
                Repository.file("docs/board.sgf").toString(),
                "--format",
                "jsonl",
                "--set",
                "safety.preset=best",
                "--set",
                "limits.region-nodes=2000",
                "--set",
                "limits.region-time=10m",
                "--threads",
                threads);
        assertThat(run.exitCode()).isZero();
        return run.out().replaceAll("\"millis\":[0-9.]+", "");
    }

    @Test
    void experimentOnEnginesThatShipsComparesAtEqualTotalLimits() throws IOException {
        String experiment = Files.readString(Path.of("conf/engines.conf"));
        assertThat(experiment).contains("auto").contains("second-limits = shared");
    }

    private static long nodes(String json) {
        return NODES.matcher(json)
                .results()
                .mapToLong(engine -> Long.parseLong(engine.group(2)))
                .sum();
    }

    private CommandRun solve(String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("open.sgf"), OPEN);
        String[] all = new String[options.length + 4];
        all[0] = "solve";
        all[1] = file.toString();
        all[2] = "--set";
        all[3] = "limits.region-nodes=200";
        System.arraycopy(options, 0, all, 4, options.length);
        CommandRun run = CommandRun.of(all);
        assertThat(run.err()).isEmpty();
        return run;
    }
}
