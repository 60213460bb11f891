package org.sekilab.experiments.cli.info;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.experiments.cli.CommandRun;

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
        assertThat(run.out()).contains("\"auto\" is alphabeta for the presets M1 to M6, and dfpn-r for M7 and best.");
    }

    /** The parts of searches shared one text, which did not say what any of them does. */
    @Test
    void everyPartOfASearchHasItsOwnExplanation() {
        CommandRun run = CommandRun.of("config", "--explain", "safety.orderer");
        assertThat(run.out())
                .contains(
                        "The strategy that sorts the moves of a search. \"auto\" is the choice of safety.preset and safety.without.");
        assertThat(run.outLines()).contains("values: one of auto, eye-space, learned, plain, vital, weighted");
    }

    /** The first key of each kind was once the only one with a list of its choices. */
    @Test
    void secondEngineIsExplainedWithItsWordsAndWithAllEngines() {
        assertThat(CommandRun.of("config", "--explain", "safety.second-engine").outLines())
                .contains("values: one of auto, none, alphabeta, dfpn, dfpn-r, dfpn-tree");
    }

    @Test
    void explanationNamesTheRange() {
        assertThat(CommandRun.of("config", "--explain", "limits.threads").outLines())
                .startsWith("limits.threads = 1", "shipped: 1", "values: a whole number from 1 to 1024");
    }

    @Test
    void pageOfDocumentationGoesWithoutAnExplanation() {
        CommandRun run = CommandRun.of("config", "--markdown", "--explain", "limits.threads");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--markdown: does not go with --explain");
    }

    @Test
    void unknownKeyIsReportedWithTheNearestOne() {
        CommandRun run = CommandRun.of("config", "--explain", "safety.engin");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--explain: unknown key 'safety.engin'; maybe 'safety.engine'");
    }
}
