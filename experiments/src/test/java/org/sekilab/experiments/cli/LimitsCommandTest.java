package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The command {@code limits}. How long anything takes is not asked. */
class LimitsCommandTest {
    @Test
    void everyEngineStopsForTheReasonItWasGiven() {
        CommandRun run = CommandRun.of("limits", "--samples", "1", "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .hasSize(3 * 9)
                .allSatisfy(line -> assertThat(line).contains("\"otherReasons\":0,"));
        assertThat(run.outLines())
                .filteredOn(line -> line.contains("\"scope\":\"game\""))
                .hasSize(3 * 4)
                .allSatisfy(line -> assertThat(line).contains("\"stopped\":1,"));
    }

    @Test
    void samplesArePositive() {
        CommandRun run = CommandRun.of("limits", "--samples", "0");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--samples: 0 is not positive");
    }
}
