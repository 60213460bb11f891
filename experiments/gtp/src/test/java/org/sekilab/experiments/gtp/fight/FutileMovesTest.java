package org.sekilab.experiments.gtp.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.search.Limits;
import org.sekilab.statics.BensonSolver;

/** Moves in territories that no single move endangers, at vital points, and between two sides that live. */
class FutileMovesTest {
    private static final Limits LIMITS = Limits.DEFAULT.withTime(Duration.ofMinutes(10));

    /** Ten points for either side: a stone there dies, and the owner lives after an answer. Column D is neutral. */
    private static final String TERRITORIES = """
            . . X . O . .
            . . X . O . .
            . . X . O . .
            . . X . O . .
            . . X . O . .
            """;

    /**
     * Black's eye has three points. The middle one, A4, kills and saves, though a white stone there can be captured.
     * White's move at A5 leaves A4 to Black.
     */
    private static final String VITAL_POINT = """
            . X X X O . .
            . . X X O . .
            X X X . O . .
            O O O O O . .
            . . . . . . .
            """;

    /** White's stone in the corner is in atari. */
    private static final String CAPTURE = """
            O X X . O . .
            . . X . O . .
            . . X . O . .
            . . X . O . .
            . . X . O . .
            """;

    @ParameterizedTest
    @CsvSource({"A3, BLACK", "A3, WHITE", "B2, BLACK", "B2, WHITE", "G3, BLACK", "G3, WHITE", "F4, BLACK", "F4, WHITE"})
    void movesInATerritoryThatNeedsNoneAreFutile(String move, Color own) {
        assertThat(isFutile(TERRITORIES, move, own)).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void neutralPointIsNotFutile(Color own) {
        assertThat(isFutile(TERRITORIES, "D3", own)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"A5, BLACK, true", "A5, WHITE, true", "A4, BLACK, false", "A4, WHITE, false"})
    void onlyTheVitalPointDecidesOverLife(String move, Color own, boolean isFutile) {
        assertThat(isFutile(VITAL_POINT, move, own)).isEqualTo(isFutile);
    }

    @ParameterizedTest
    @CsvSource({"A4, BLACK, false", "A2, BLACK, true"})
    void captureIsNotFutile(String move, Color own, boolean isFutile) {
        assertThat(isFutile(CAPTURE, move, own)).isEqualTo(isFutile);
    }

    private static boolean isFutile(String diagram, String move, Color own) {
        Position position = Diagram.parse(diagram);
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(position);
        return new FutileMoves(safety, own, LIMITS).contains(GtpPoints.parse(position.geometry(), move));
    }
}
