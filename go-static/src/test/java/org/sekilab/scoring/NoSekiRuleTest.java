package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;

/** [AP], "The Setup": a point that only one color reaches is territory of this color. */
class NoSekiRuleTest {
    @ParameterizedTest
    @EnumSource
    void withoutSekiAllSurroundedPointsCount(ArticleBoard board) {
        Territory territory = new NoSekiRule().territory(board.position());
        assertThat(territory.neutral()).isEqualTo(ScoringDiagram.points(board.outcome(), "."));
        for (Color color : Color.values()) {
            assertThat(territory.of(color).all()).isEqualTo(territory.of(color).territory());
        }
    }

    /** The eyes are in seki by the rules of Japan, and territory by this rule. */
    @ParameterizedTest
    @EnumSource(names = "CORNER_SEKI")
    void eyesInSekiCountForTheColorAroundThem(ArticleBoard board) {
        Territory territory = new NoSekiRule().territory(board.position());
        assertThat(ScoringDiagram.of(territory)).isEqualTo("""
                b X O w O X b X
                X . O O O X X X
                O O O X X X b X
                X X X X X X X X
                b b b b b b b b
                """);
    }
}
