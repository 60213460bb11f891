package org.sekilab.experiments.gtp.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** Which points with own stones around may be filled. */
class MoveShapeTest {
    /** Black has eyes at A1 and D2. The eyes at D5 and H1 are false: White can cut them. */
    private static final String EYES = """
            . . O X . . . .
            . . X . X . . .
            . . . X O . . .
            . . X X X . . .
            X X X . X . O X
            . X X X X . X .
            """;

    @ParameterizedTest
    @CsvSource({"A1,false", "D2,false", "D5,true", "H1,true", "A6,true"})
    void falseEyeMayBeFilledAndARealOneMayNot(String point, boolean isSensible) {
        Position position = Diagram.parse(EYES);
        assertThat(new MoveShape(position, Color.BLACK).isSensible(GtpPoints.parse(position.geometry(), point)))
                .isEqualTo(isSensible);
    }
}
