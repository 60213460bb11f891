package org.sekilab.experiments.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.experiments.cli.CommandRun;

/** The command {@code gtp}, as programs call it. */
class GtpCommandTest {
    /** Both sides live, with three eyes each. Black has 7 stones and White 12. */
    private static final String FINISHED = """
            boardsize 5
            set_position b B1 b B2 b B3 b B4 b B5 b A2 b A4 w C1 w C2 w C3 w C4 w C5 w D1 w D2 w D3 w D4 w D5 w E2 w E4
            final_score
            """;

    @Test
    void answersTillTheInputEnds() {
        CommandRun run = CommandRun.withInput("1 name\n\n2 protocol_version\n", "gtp");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEqualTo("=1 Sekilab\n\n=2 2\n\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void rulesSayWhatCounts() {
        assertThat(CommandRun.withInput(FINISHED, "gtp").out()).endsWith("= 0\n\n");
        assertThat(CommandRun.withInput(FINISHED, "gtp", "--rules", "area").out())
                .endsWith("= W+5\n\n");
    }

    @Test
    void settingsAreChecked() {
        CommandRun run = CommandRun.of("gtp", "--region-time", "soon", "--set", "safety.solvr=benson");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--region-time: ").contains("safety.solver");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void solverIsTheConfiguredOne() {
        String board = "boardsize 7\nset_position b A2 b B2 b C2 b D2 b E2 b F2 b G2\n";
        assertThat(CommandRun.withInput(board + "go_safe full\n", "gtp").out()).contains("A1 B1 C1");
        assertThat(CommandRun.withInput(board + "go_safe full\n", "gtp", "--set", "safety.solver=benson")
                        .out())
                .endsWith("= 0\n\n");
    }

    /** Black captures only two stones at E1. In their place Black has one eye, and is then captured too. */
    @Test
    void racesAreAboutLifeUnlessTheUserSaysOtherwise() {
        String race = "loadsgf gtp/src/test/resources/org/sekilab/experiments/gtp/two.sgf\nanalyze_semeai B1 C1\n";
        assertThat(CommandRun.withInput(race, "gtp", "--region-time", "10m").out())
                .endsWith("= 0 0 PASS\n\n");
        assertThat(CommandRun.withInput(race, "gtp", "--region-time", "10m", "--set", "semeai.analyzer=auto")
                        .out())
                .endsWith("= 1 1 E1\n\n");
    }

    /**
     * White fills C1, black captures four stones, and they bend around the corner. By Japanese rules black is dead.
     * Where stones count, white has to begin the ko, so that black lives by threats.
     */
    @Test
    void bentFourIsDeadWhereTerritoryCounts() {
        String race = "sekilab-rectangle 6 5\nset_position "
                + "w A5 w B5 w C5 w D5 w E5 "
                + "b A4 b B4 w C4 w E4 w F4 "
                + "b B3 w C3 w D3 w E3 w F3 "
                + "w A2 b B2 b C2 b D2 w E2 "
                + "w A1 w B1 b D1 w E1 w F1 "
                + "\nanalyze_semeai D1 A1\n";
        assertThat(CommandRun.withInput(race, "gtp", "--region-time", "10m").out())
                .endsWith("= 0 0 PASS\n\n");
        assertThat(CommandRun.withInput(race, "gtp", "--region-time", "10m", "--rules", "area")
                        .out())
                .contains("\n= 3 0 ");
    }

    /** An empty area of 49 points is too large to be solved with so few nodes. */
    @Test
    void longSearchesOfABoardAreShownWhileTheyRun() {
        StringBuilder ring = new StringBuilder("boardsize 9\nset_position");
        for (int i = 2; i <= 9; i++) {
            ring.append(" b A%d b J%d".formatted(i, i));
        }
        for (char column : "BCDEFGH".toCharArray()) {
            ring.append(" b %c1 b %c9".formatted(column, column));
        }
        CommandRun run = CommandRun.withInput(
                ring + " b J1\ngo_safe full\n",
                "gtp",
                "--region-time",
                "10m",
                "--set",
                "limits.region-nodes=200000",
                "--set",
                "safety.max-region-points=60");
        assertThat(run.out()).endsWith("\n\n").contains("= ");
        assertThat(run.errLines()).isNotEmpty().allMatch(line -> line.startsWith("gogui-gfx: TEXT nodes "));
    }
}
