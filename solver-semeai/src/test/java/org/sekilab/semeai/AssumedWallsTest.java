package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** Stones that look safe around a race, and the results under this assumption. */
class AssumedWallsTest {
    /** A black wall of seven columns, as large as two eyes, but not proved to be; the white wall has two eyes. */
    private static final Position POSITION = Diagram.parse("""
            . . . . . . . X O . O O .
            . . . . . . . X O O O O O
            X X X X X X X X O X X X X
            X O O O O O O O O X . X .
            X O . O . . X X X X X X X
            """);

    private final SemeaiProblem problem = new SemeaiProblem(POSITION, point("G1"), point("B1"), KoWinner.NONE);

    @Test
    void largeEyeSpaceLooksAlive() {
        assertThat(Walls.around(problem).contains(point("A3"))).isFalse();
        assertThat(AssumedWalls.around(problem).contains(point("A3"))).isTrue();
    }

    @Test
    void essentialBlocksAreNoWalls() {
        assertThat(AssumedWalls.around(problem).contains(point("G1"))).isFalse();
        assertThat(AssumedWalls.around(problem).contains(point("B1"))).isFalse();
    }

    /** White plays at F1, and the black stone at E1 is cut off from the territory on the right. */
    @Test
    void blockThatOneMoveCutsOffIsNoWall() {
        Position position = Diagram.parse("""
                X X X X X X X X X X X X X
                X O O O O X X X X X X X X
                X O X . O X . . . . . . .
                X O O . X . . . . . . . .
                """);
        Geometry geometry = position.geometry();
        SemeaiProblem race = new SemeaiProblem(
                position, GtpPoints.parse(geometry, "C2"), GtpPoints.parse(geometry, "B3"), KoWinner.NONE);
        assertThat(AssumedWalls.around(race).contains(GtpPoints.parse(geometry, "F2")))
                .isTrue();
        assertThat(AssumedWalls.around(race).contains(GtpPoints.parse(geometry, "E1")))
                .isFalse();
    }

    private static int point(String name) {
        return GtpPoints.parse(POSITION.geometry(), name);
    }
}
