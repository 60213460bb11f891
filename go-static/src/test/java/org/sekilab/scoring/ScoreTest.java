package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;

class ScoreTest {
    private static final Prisoners NONE = new Prisoners(0, 0);

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

    private static Score score(double komi) {
        Territory territory = new NoSekiRule().territory(Diagram.parse("""
                . X .
                X X .
                """));
        return new Score(Ruleset.AREA, territory, NONE, NONE, komi);
    }
}
