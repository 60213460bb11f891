package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** The front door asks all analyzers of races. */
class RacesTest {
    private static final Races RACES =
            Races.best().within(Duration.ofMinutes(10)).withinNodes(200_000);

    /** Each side has an eye of two points, and D1 is a liberty of both. */
    private static final Position SEKI = Diagram.parse("""
            O O O O X X X X
            O . . O X . . X
            O O O . X X X X
            """);

    /** Black takes the ko at A3. Then black can capture by D1, unless white may retake at once and captures by D1. */
    private static final Position KO = Diagram.parse("""
            . O O O O
            O X O O O
            X X X . O
            """);

    @ParameterizedTest
    @CsvSource({"BLACK, BLACK_WINS", "NONE, BLACK_WINS", "WHITE, WHITE_WINS"})
    void koModelDecidesARaceByKo(KoWinner koWinner, SemeaiVerdict verdict) {
        int black = GtpPoints.parse(KO.geometry(), "A1");
        int white = GtpPoints.parse(KO.geometry(), "E1");
        assertThat(RACES.with(koWinner).solve(KO, black, white, Color.BLACK).verdict())
                .isEqualTo(verdict);
    }

    @ParameterizedTest
    @EnumSource
    void oneSharedLibertyAndTwoEyesAreSeki(Color first) {
        SemeaiResult result = RACES.solve(SEKI, point("E2"), point("D2"), first);
        assertThat(result.verdict()).isEqualTo(SemeaiVerdict.SEKI);
        assertThat(result.isProved()).isTrue();
    }

    @Test
    void pointWithoutAStoneIsRefused() {
        assertThatThrownBy(() -> RACES.solve(SEKI, point("D1"), point("D2"), Color.BLACK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("there is no BLACK stone");
    }

    @Test
    void limitsThatEndNothingAreRefused() {
        assertThatThrownBy(() -> RACES.within(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RACES.withinNodes(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RACES.withThreads(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static int point(String name) {
        return GtpPoints.parse(SEKI.geometry(), name);
    }
}
