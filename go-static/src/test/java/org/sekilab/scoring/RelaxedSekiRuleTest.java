package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Position;

/** The situations of [AP], and its statements about them under other fillings. */
class RelaxedSekiRuleTest {
    /** "If we score this board": one point separates two one-eyed groups. */
    private static final Position GAP_OF_ONE = ScoringDiagram.position("""
            X . X . X . X O .
            X X X O X X X O .
            O O O O O O O O .
            . . . . . . . . .
            """);

    @ParameterizedTest
    @EnumSource
    void checkeredPatternGivesTheOutcomeOfTheArticle(ArticleBoard board) {
        Territory territory = new RelaxedSekiRule(Filling.CHECKERED).territory(board.position());
        assertThat(ScoringDiagram.of(territory)).isEqualTo(board.outcome());
    }

    /** The area that Black surrounds in the gap between the two black groups, or between those and White's. */
    @ParameterizedTest
    @CsvSource({
        "THREE_WAYS_TO_CONNECT, BLACK, 2",
        "THREE_WAYS_TO_CONNECT, WHITE, 0",
        "THREE_WAYS_TO_CONNECT, GREY, 2",
        "BAMBOO_JOINT, WHITE, 0",
        "BAMBOO_JOINT, GREY, 2",
        "BAMBOO_JOINT, ALTERNATE, 2",
        "GAP_OF_TWO_BY_TWO, BLACK, 2",
        "GAP_OF_TWO_BY_TWO, GREY, 2",
        "GAP_OF_TWO_BY_TWO, ALTERNATE, 0",
        "GAP_OF_TWO, GREY, 2",
        "GAP_OF_TWO, ALTERNATE, 0",
    })
    void otherFillingsConnectWhatTheArticleSays(ArticleBoard board, Filling filling, int points) {
        assertThat(black(board.position(), filling)).isEqualTo(points);
    }

    /**
     * The same two by two points, filled column by column. One column is black and the other white, so rows connect.
     */
    @Test
    void alternateFillingDependsOnTheDirection() {
        Position transposed = ArticleBoard.GAP_OF_TWO_BY_TWO.position().transformed(4);
        assertThat(black(transposed, Filling.ALTERNATE)).isEqualTo(2);
        assertThat(black(transposed, Filling.CHECKERED)).isZero();
    }

    @Test
    void fixedColorIsWrongForOneSideOrTheOther() {
        Position position = ArticleBoard.THREE_WAYS_TO_CONNECT.position();
        Territory swapped = new RelaxedSekiRule(Filling.BLACK).territory(position.withColorsSwapped());
        assertThat(black(position, Filling.BLACK)).isEqualTo(2);
        assertThat(swapped.white().territory().size()).isZero();
    }

    /**
     * "Scoring this without grey stones is inherently broken". Each checkered pattern has one answer. Both together
     * give the answer of grey stones.
     */
    @Test
    void onePointBetweenGroupsDependsOnItsColor() {
        assertThat(black(GAP_OF_ONE, Filling.CHECKERED_BLACK) + black(GAP_OF_ONE, Filling.CHECKERED_WHITE))
                .isEqualTo(2);
        assertThat(black(GAP_OF_ONE, Filling.CHECKERED)).isEqualTo(2);
        assertThat(black(GAP_OF_ONE, Filling.GREY)).isEqualTo(2);
    }

    private static int black(Position position, Filling filling) {
        return new RelaxedSekiRule(filling)
                .territory(position)
                .black()
                .territory()
                .size();
    }
}
