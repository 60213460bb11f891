package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.statics.BensonSolver;

/** The chances of boards whose score is known. */
class WinEstimatorTest {
    /** Black has 10 points with the dead stone at A1, and White has 15. All are proved. */
    private static final String PROVED = """
            . X O O O
            X X O O .
            X X O O O
            . X O O .
            O X O O O
            """;

    /** The blocks from D2 to D4 and from E2 to E4 have three liberties each. The blocks around them live. */
    private static final String RACE = """
            . X . O X . O . O
            X X . O X . O O O
            . X . O X . O . O
            X X X X O O O O O
            """;

    @ParameterizedTest
    @CsvSource({"WHITE, 4, 1", "WHITE, 5, 0.5", "WHITE, 6, 0", "BLACK, -4, 0", "BLACK, -5, 0.5", "BLACK, -6, 1"})
    void proofsOfAllPointsTellTheWinner(Color side, double needed, double chance) {
        for (Color first : Color.values()) {
            assertThat(chance(PROVED, first, side, needed)).isEqualTo(chance);
        }
    }

    /** The race goes to the side that moves first, so that side has the better chance. Both chances make a whole. */
    @ParameterizedTest
    @EnumSource
    void sideThatMovesFirstInARaceHasTheBetterChance(Color first) {
        double chance = chance(RACE, first, first, 0);
        assertThat(chance).isBetween(0.6, 1.0);
        assertThat(chance(RACE, first, first.opposite(), 0)).isCloseTo(1 - chance, within(1e-9));
    }

    /** Black has at least 10 of 36 points, and White has at least 14: those around the race. */
    @ParameterizedTest
    @EnumSource
    void provedPointsHaveTheirOwnerInAllGames(Color first) {
        assertThat(chance(RACE, first, Color.BLACK, 10 - 26 - 0.5)).isEqualTo(1);
        assertThat(chance(RACE, first, Color.BLACK, 22 - 14 + 0.5)).isEqualTo(0);
    }

    private static double chance(String diagram, Color first, Color side, double needed) {
        Position position = Diagram.parse(diagram);
        SafetyMap safety =
                new BensonSolver(new FloodRegionFinder()).solve(Position.of(position.black(), position.white(), first));
        return new WinEstimator().chance(safety, side, needed);
    }
}
