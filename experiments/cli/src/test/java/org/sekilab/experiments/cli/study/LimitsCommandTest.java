package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.cli.CommandRun;

/** The command {@code limits}. How long anything takes is not asked. */
class LimitsCommandTest {
    @Test
    void everyEngineStopsForTheReasonItWasGiven() {
        CommandRun run = CommandRun.of("limits", "--samples", "1", "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .hasSize(4 * 9 + 6 * 2)
                .allSatisfy(line -> assertThat(line).contains("\"otherReasons\":0,"));
        assertThat(run.outLines())
                .filteredOn(line -> line.contains("\"scope\":\"game\""))
                .hasSize(4 * 4)
                .allSatisfy(line -> assertThat(line).contains("\"stopped\":1,"));
    }

    /** Analyzers of races are measured too, each with both limits that end them. */
    @Test
    void scopeRaceMeasuresAnalyzersOnly() {
        CommandRun run = CommandRun.of("limits", "--scope", "race", "--samples", "3", "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        for (String analyzer : List.of("auto", "bounds", "graph", "lcg", "life", "search")) {
            for (String limit : List.of("time", "cancelled")) {
                assertThat(run.outLines())
                        .filteredOn(line -> line.contains("\"engine\":\"" + analyzer + "\"")
                                && line.contains("\"limit\":\"" + limit + "\""))
                        .hasSize(1);
            }
        }
        assertThat(run.outLines())
                .hasSize(6 * 2)
                .allSatisfy(line -> assertThat(line).contains("\"scope\":\"race\""));
    }

    @Test
    void samplesArePositive() {
        CommandRun run = CommandRun.of("limits", "--samples", "0");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--samples: 0 is not positive");
    }
}
