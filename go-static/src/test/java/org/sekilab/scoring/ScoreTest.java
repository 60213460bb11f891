package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;

class ScoreTest {
    /** White had NaN points, and neither side won. */
    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void komiIsAFiniteNumber(double komi) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> score(komi))
                .withMessage("komi %s is not a finite number", komi);
    }

    @Test
    void komiMayBeNegative() {
        assertThat(score(-5.5).points(Color.WHITE)).isEqualTo(-5.5);
    }

    /** Black surrounds A1 and A3 with four stones, White E1 and E3 with four. */
    @Test
    void territoryCountsWithThePrisonersOfTheOtherColor() {
        Territory territory = new NoSekiRule().territory(Diagram.parse("""
                . X . O .
                X X . O O
                . X . O .
                """));
        Prisoners captured = new Prisoners(3, 1);
        Prisoners dead = new Prisoners(0, 5);
        Score japanese = new Score(Ruleset.JAPANESE, territory, captured, dead, 6.5);
        assertThat(japanese.prisonersOf(Color.BLACK)).isEqualTo(1 + 5);
        assertThat(japanese.prisonersOf(Color.WHITE)).isEqualTo(3);
        assertThat(japanese.points(Color.BLACK)).isEqualTo(2 + 6);
        assertThat(japanese.points(Color.WHITE)).isEqualTo(2 + 3 + 6.5);

        Score area = new Score(Ruleset.AREA, territory, captured, dead, 6.5);
        assertThat(area.stones(Color.BLACK)).isEqualTo(4);
        assertThat(area.points(Color.BLACK)).isEqualTo(2 + 4);
        assertThat(area.points(Color.WHITE)).isEqualTo(2 + 4 + 6.5);
    }

    /** White has two false eyes there. In the corner seki each color has one eye, and Black has ten points beside. */
    @ParameterizedTest
    @CsvSource({
        "TWO_FALSE_EYES, JAPANESE, 14, 0",
        "TWO_FALSE_EYES, AREA, 14, 2",
        "CORNER_SEKI, JAPANESE, 10, 0",
        "CORNER_SEKI, AREA, 11, 1"
    })
    void falseEyesAndEyesInSekiCountByAreaOnly(ArticleBoard board, Ruleset rules, int black, int white) {
        Territory territory = new RelaxedSekiRule(Filling.CHECKERED).territory(board.position());
        Score score = new Score(rules, territory, Prisoners.NONE, Prisoners.NONE, 0);
        assertThat(score.surroundedPoints(Color.BLACK)).isEqualTo(black);
        assertThat(score.surroundedPoints(Color.WHITE)).isEqualTo(white);
    }

    private static Score score(double komi) {
        Territory territory = new NoSekiRule().territory(Diagram.parse("""
                . X .
                X X .
                """));
        return new Score(Ruleset.AREA, territory, Prisoners.NONE, Prisoners.NONE, komi);
    }
}
