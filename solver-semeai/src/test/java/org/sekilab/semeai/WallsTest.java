package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

class WallsTest {
    @Test
    void blocksWithEyesOutsideAreWalls() {
        Position position = Diagram.parse("""
                . X O . O .
                X X O O O O
                X . X O . O
                X X X O O O
                O O . X X X
                . O X X . X
                """);
        SemeaiProblem problem = problem(position, "F1", "B2");
        // Black's upper left group has an eye at A6 and another at B4; white's upper right group has three.
        assertThat(Walls.around(problem)).isEqualTo(stones(position, "A5", "A3", "C6"));
    }

    /** White H1 and the white block are alive by G1 and H2; but a white stone at G1 would kill both. */
    @Test
    void eyesInTheRaceDoNotCount() {
        Position position = Diagram.parse("""
                . X X X X O O O O .
                X X X . X O . O O O
                X X X X X O O O O O
                X X X O O O X X O O
                X X X O O O O . X O
                X X X O O O . O X O
                """);
        SemeaiProblem problem = problem(position, "J1", "D2");
        assertThat(Walls.around(problem).contains(point(position, "H1"))).isFalse();
        assertThat(Walls.around(problem).contains(point(position, "A1"))).isTrue();
    }

    private static SemeaiProblem problem(Position position, String black, String white) {
        return new SemeaiProblem(position, point(position, black), point(position, white), KoWinner.NONE);
    }

    private static int point(Position position, String name) {
        return GtpPoints.parse(position.geometry(), name);
    }

    private static PointSet stones(Position position, String... names) {
        Geometry geometry = position.geometry();
        PointSet stones = new PointSet(geometry);
        for (String name : names) {
            PointSet seed = PointSet.of(geometry, point(position, name));
            PointSet color = position.black().containsAll(seed) ? position.black() : position.white();
            stones.unite(seed.flood(color));
        }
        return stones;
    }
}
