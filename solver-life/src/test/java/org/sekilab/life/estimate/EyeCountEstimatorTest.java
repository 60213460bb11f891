package org.sekilab.life.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/** Eyes whose worth theory knows. */
class EyeCountEstimatorTest {
    /** The stone at B1 is connected elsewhere by nothing. White plays at A1, and takes it. */
    private static final String FALSE_EYE = """
            . . . . . .
            X X X O . .
            X O O O . .
            . X O . . .
            """;

    private static final String THREE = """
            . . . . . . .
            X X X X O . .
            . . . X O . .
            """;

    /** White's stones at A4 and B3 are in danger at B4. Black may play there, as it captures B3. */
    private static final String LINK_IN_ATARI = """
            O O O . . .
            . O O . . .
            O . O . . .
            X O X . . .
            . X . . . .
            . . . . . .
            """;

    /** B4 is safe: a move there is suicide. */
    private static final String SAFE_LINK = """
            O O O . . .
            . O O . . .
            O . O . . .
            X O X . . .
            . O O . . .
            . . . . . .
            """;

    /** Black may play at A1 only after all liberties of white elsewhere. White then takes both stones in time. */
    private static final String TWO_DEAD_STONES = """
            . . . . . .
            O O . . . .
            X O O . . .
            . X O . . .
            """;

    /** A5 and B5 are in atari. */
    private static final String STONES_IN_ATARI = """
            . X X . . .
            X O X . . .
            O . O . . .
            . O . . . .
            . . . . . .
            . . . . . .
            """;

    /** White's B1 threatens E1, which takes D1. So black cannot keep both A1 and C1. */
    private static final String WALL_STONE_IN_ATARI = """
            . . . . . . .
            X X X O . . .
            X X X O O O .
            . . O X . O .
            """;

    /** Black takes the ko at B1. White plays elsewhere, and then takes it back: black cannot connect without A1. */
    private static final String KO = """
            O O O O .
            X X X O .
            X . X O .
            X X X O .
            X O O O .
            O . O . .
            """;

    @Test
    void koThatCanOnlyBeConnectedInTheEyeGivesNone() {
        assertEquals(Optional.of(new EyeCount(0, 0, Points.NONE, Points.NONE)), count(KO, "A1"));
    }

    @Test
    void wallStoneIsCapturedOnALibertyBeyondTheSpace() {
        int middle = GtpPoints.parse(Diagram.parse(WALL_STONE_IN_ATARI).geometry(), "B1");
        assertEquals(Optional.of(new EyeCount(0, 1, middle, middle)), count(WALL_STONE_IN_ATARI, "A1"));
    }

    @Test
    void eyeHangsOnALinkThatTheAttackerCanTake() {
        int link = GtpPoints.parse(Diagram.parse(LINK_IN_ATARI).geometry(), "B4");
        assertEquals(Optional.of(new EyeCount(0, 1, link, link)), count(LINK_IN_ATARI, "A5"));
        assertEquals(Optional.of(new EyeCount(1, 1, Points.NONE, Points.NONE)), count(SAFE_LINK, "A5"));
    }

    @Test
    void stonesThatCannotBeConnectedYetLeaveRoomForTwoEyes() {
        assertEquals(Optional.of(new EyeCount(2, 2, Points.NONE, Points.NONE)), count(TWO_DEAD_STONES, "A1"));
    }

    @Test
    void captureOfAStoneInAtariSavesAnEye() {
        EyeCount count = count(STONES_IN_ATARI, "A6").orElseThrow();
        Geometry geometry = Diagram.parse(STONES_IN_ATARI).geometry();
        assertEquals(0, count.fewest());
        assertEquals(1, count.most(), "one point has no room for two eyes");
        assertEquals("B4", GtpPoints.format(geometry, count.defense()));
    }

    @Test
    void eyeWhoseStoneFallsIsNone() {
        assertEquals(Optional.of(new EyeCount(0, 0, Points.NONE, Points.NONE)), count(FALSE_EYE, "A1"));
    }

    @ParameterizedTest
    @CsvSource({"A1, 1, 2", "C1, 1, 2"})
    void threePointsInARowAreDecidedByTheMoveInTheMiddle(String point, int fewest, int most) {
        EyeCount count = count(THREE, point).orElseThrow();
        assertEquals(fewest, count.fewest());
        assertEquals(most, count.most());
        Geometry geometry = Diagram.parse(THREE).geometry();
        assertEquals("B1", GtpPoints.format(geometry, count.attack()));
        assertEquals("B1", GtpPoints.format(geometry, count.defense()));
    }

    private static Optional<EyeCount> count(String diagram, String point) {
        Position position = Diagram.parse(diagram);
        EyeCountEstimator estimator = new EyeCountEstimator(Limits.DEFAULT.withMaxNodes(50_000), SearchListener.NONE);
        return estimator.estimate(position, GtpPoints.parse(position.geometry(), point));
    }
}
