package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.text.Diagram;
import org.sekilab.statics.BensonSolver;
import org.sekilab.statics.groups.EyeEstimator;
import org.sekilab.statics.groups.GroupFinder;
import org.sekilab.statics.groups.StaticAnalyzer;

class DeadStoneEstimatorTest {
    /** Each side has a lone stone in the other's territory, and lives. */
    private static final String FINISHED = """
            . . . X O . . . .
            . O . X O . . . .
            . . . X O . . X .
            X . X X O . . . .
            . X . X O O . O .
            """;

    private static DeadStoneEstimate estimate(String board) {
        return new DeadStoneEstimator(new StaticAnalyzer(GroupFinder.STATIC, EyeEstimator.SEMI_JOINTS))
                .estimate(new BensonSolver(new FloodRegionFinder()).solve(Diagram.parse(board)));
    }

    @Test
    void loneStonesInTheTerritoryOfTheOtherSideAreDead() {
        assertThat(estimate(FINISHED).dead().toString()).isEqualTo("{H3 B4}");
    }

    @Test
    void equalBoardsGetEqualAnswers() {
        assertThat(estimate(FINISHED)).isEqualTo(estimate(FINISHED));
    }

    @Test
    void stonesThatAreProvedAliveAreNotAsked() {
        DeadStoneEstimate none = estimate("""
                . X . X O . O .
                X X X X O O O O
                """);
        assertThat(none.dead().isEmpty()).isTrue();
        assertThat(none.doubtful().isEmpty()).isTrue();
    }
}
