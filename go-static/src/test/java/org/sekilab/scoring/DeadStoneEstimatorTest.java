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

    @Test
    void stoneThatNoGameSavesIsDeadWithoutDoubt() {
        DeadStoneEstimate small = estimate("""
                . . . . . . .
                . O O O O O .
                . O . . . O .
                . O . X . O .
                . O . . . O .
                . O O O O O .
                . . . . . . .
                """);
        assertThat(small.dead().toString()).isEqualTo("{D4}");
        assertThat(small.doubtful().isEmpty()).isTrue();
    }

    /** The side that plays B1 first decides. Each side is the first in half of the games. */
    @Test
    void groupWhoseEyesDependOnTheFirstMoveIsInDoubt() {
        DeadStoneEstimate critical = estimate("""
                . . . . . .
                . . . . . .
                O O O O . .
                X X X O O .
                . . X X O .
                . . . X O .
                """);
        assertThat(critical.doubtful().toString()).isEqualTo("{D1 C2 D2 A3 B3 C3}");
        assertThat(critical.dead().isEmpty()).isTrue();
    }

    /** The stone may live in a random game. It has no half an eye, and the stones around it live. */
    @Test
    void loneStoneInDoubtIsDeadIfItFacesOnlyLivingGroups() {
        DeadStoneEstimate lone = estimate("""
                . O . . . . . . . .
                O O . . . . . . . .
                . O . . . . . . . .
                O O . . . . X . . .
                . O . . . . . . . .
                O O . . . . . . . .
                . O . . . . . . . .
                O O . . . . . . . .
                O O O O O O O O O O
                . O . O . O . O . O
                """);
        assertThat(lone.doubtful().toString()).isEqualTo("{G7}");
        assertThat(lone.dead()).isEqualTo(lone.doubtful());
    }

    /** The side that moves first connects its row of four, and the other row is dead. Neither row has an eye. */
    @Test
    void groupInDoubtThatFacesAGroupInDoubtHasHope() {
        DeadStoneEstimate race = estimate("""
                . X . X . X . X .
                X X X X X X X X X
                O O O O . . X X X
                X X X X . . O O O
                O O O O O O O O O
                . O . O . O . O .
                """);
        assertThat(race.doubtful().toString()).isEqualTo("{A3 B3 C3 D3 A4 B4 C4 D4}");
        assertThat(race.dead().size()).isLessThanOrEqualTo(4);
    }

    /** A move at A4 or E4 gives up the stones of its side: White's group, or four black ones. Random games do both. */
    @Test
    void groupsInASekiAreInDoubtAndNotDead() {
        DeadStoneEstimate seki = estimate("""
                X X X X X X X
                O O O O O O X
                . X X X . O X
                O O O O O O X
                X X X X X X X
                . X . X . X .
                """);
        assertThat(seki.dead().isEmpty()).isTrue();
        assertThat(seki.doubtful().toString()).isEqualTo("{A3 B3 C3 D3 E3 F3 B4 C4 D4 F4 A5 B5 C5 D5 E5 F5}");
    }
}
