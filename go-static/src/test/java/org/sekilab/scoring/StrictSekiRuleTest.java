package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;

/** What [AP] says about the Japanese rules taken literally, and what follows from them. */
class StrictSekiRuleTest {
    /** "The strict algorithm says yes and ignores all white territory". Black's stones also touch the point. */
    @Test
    void strictRuleTakesNeutralPointsForSeki() {
        Territory territory = new StrictSekiRule().territory(ArticleBoard.THREE_EYES_BESIDE_NEUTRAL_POINT.position());
        for (Color color : Color.values()) {
            assertThat(territory.of(color).territory().isEmpty()).isTrue();
            assertThat(territory.of(color).seki().isEmpty()).isFalse();
        }
    }

    /** "The marked point is neutral, so the neighboring black and white stones are in seki. Done." */
    @Test
    void strictRuleTellsCornerSeki() {
        Territory territory = new StrictSekiRule().territory(ArticleBoard.CORNER_SEKI.position());
        assertThat(ScoringDiagram.of(territory)).isEqualTo(ArticleBoard.CORNER_SEKI.outcome());
    }

    /** The left black block touches the neutral points, the right one touches none: only the left eye is in seki. */
    @Test
    void onlyBlocksNextToNeutralPointsAreInSeki() {
        String board = """
                s X . O X b
                X X . O X b
                . . . O X b
                O O O O X b
                X X X X X b
                """;
        assertThat(ScoringDiagram.of(new StrictSekiRule().territory(ScoringDiagram.position(board))))
                .isEqualTo(board);
    }

    /** Article 8: on a board without neutral points, each surrounded point is territory. */
    @Test
    void boardWithoutNeutralPointsHasNoSeki() {
        String board = """
                b X O w
                X X O O
                b X O w
                """;
        assertThat(ScoringDiagram.of(new StrictSekiRule().territory(ScoringDiagram.position(board))))
                .isEqualTo(board);
    }
}
