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

    @Test
    void anOpenBoardIsNoSpace() {
        assertThat(new EyeProblemFinder().find(Position.empty(POSITION.geometry()), 0))
                .isEmpty();
    }
}
