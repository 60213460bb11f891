package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The command {@code config}: what holds, and what keys mean. */
class ConfigCommandTest {
    @Test
    void everyKeyIsShownWithTheValueThatHolds() {
        CommandRun run = CommandRun.of("config", "--set", "safety.solver=benson");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .contains("safety.solver = \"benson\"", "safety.preset = \"M6\"", "safety.max-region-points = 30")
                .isSorted();
    }

    @Test
    void keyIsExplainedWithWhatItMayChoose() {
        CommandRun run = CommandRun.of("config", "--explain", "safety.engine", "--set", "safety.engine=dfpn");
        assertThat(run.outLines())
                .startsWith("safety.engine = \"dfpn\"", "shipped: \"auto\"")
                .contains("engines (key safety.engine, * is chosen)")
                .anyMatch(line -> line.startsWith("* dfpn "));
        assertThat(run.out()).contains("\"auto\" is dfpn-r for the preset M7, alphabeta for those before it.");
    }

    /** The orderer is explained above the merger, the first of the parts. */
    @Test
    void keysThatStandTogetherShareTheirExplanation() {
        assertThat(CommandRun.of("config", "--explain", "safety.orderer").out())
                .contains("The parts of its searches: see \"sekilab list\".");
    }

    @Test
    void unknownKeyIsReportedWithTheNearestOne() {
        CommandRun run = CommandRun.of("config", "--explain", "safety.engin");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--explain: unknown key 'safety.engin'; maybe 'safety.engine'");
    }
}
