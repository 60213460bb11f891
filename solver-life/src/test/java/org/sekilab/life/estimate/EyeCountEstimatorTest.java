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
