package org.sekilab.life.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.life.eyes.EyeProblem;
import org.sekilab.life.eyes.EyeValue;
import org.sekilab.life.eyes.EyeValueSolver;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

class EyeProblemFinderTest {
    private static final Position POSITION = Diagram.parse("""
            . . . . . . .
            . . . . . . .
            . . . . . . .
            O O O O X X .
            . . . O O X .
            """);

    private static Optional<EyeProblem> at(String point) {
        return new EyeProblemFinder().find(POSITION, GtpPoints.parse(POSITION.geometry(), point));
    }

    @Test
    void findsTheSpaceAndTheBlockAroundIt() {
        EyeProblem problem = at("B1").orElseThrow();
        assertThat(problem.defender()).isEqualTo(Color.WHITE);
        assertThat(problem.points().toArray()).containsExactly(GtpPoints.parseList(POSITION.geometry(), "A1 B1 C1"));
        assertThat(problem.wall()).isEqualTo(POSITION.white());
        assertThat(new EyeValueSolver(100).solve(problem).orElseThrow().value()).isEqualTo(EyeValue.ONE_AND_HALF);
    }

    /** Black has an eye at C1, and White has a space of six points with dead stones there. */
    @Test
    void eitherColorMayHaveASpaceAroundAPoint() {
        Position position = Diagram.parse("""
                O O O O O
                O X X X O
                O X . X O
                """);
        int point = GtpPoints.parse(position.geometry(), "C1");
        EyeProblemFinder finder = new EyeProblemFinder();
        EyeProblem eye = finder.find(position, point, Color.BLACK).orElseThrow();
        assertThat(eye.defender()).isEqualTo(Color.BLACK);
        assertThat(eye.points().toArray()).containsExactly(point);
        EyeProblem space = finder.find(position, point, Color.WHITE).orElseThrow();
        assertThat(space.defender()).isEqualTo(Color.WHITE);
        assertThat(space.points().size()).isEqualTo(6);
        int stone = GtpPoints.parse(position.geometry(), "B1");
        assertThat(finder.find(position, stone, Color.BLACK)).isEmpty();
    }

    @Test
    void anOpenBoardIsNoSpace() {
        assertThat(new EyeProblemFinder().find(Position.empty(POSITION.geometry()), 0))
                .isEmpty();
    }
}
