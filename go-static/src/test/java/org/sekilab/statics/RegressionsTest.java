package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetySolver;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Value;

/**
 * Every position about which a solver was wrong once. The true values come from enumeration. No position is ever
 * removed.
 */
class RegressionsTest {
    private static final int MAX_STATES = 20_000;
    private static final List<SafetySolver> SOLVERS =
            List.of(new BensonSolver(new FloodRegionFinder()), new AlternatingPlaySolver(new FloodRegionFinder()));

    static Stream<Arguments> positions() {
        return Stream.of(
                Arguments.of(
                        "The capture at B3 opens five points in the nakade shape; black comes back at A4.",
                        """
                        X X
                        X X
                        X .
                        O O
                        O .
                        """,
                        Color.WHITE,
                        "A3 B3 A4 B4 A5 B5",
                        "B1"),
                Arguments.of(
                        "The same, turned: after C2 black plays D1.", """
                        . O . X X
                        . O X X X
                        """, Color.WHITE, "C1 D1 E1 C2 D2 E2", "A1 A2"),
                Arguments.of(
                        "The eyes of the left side are there only once white fills; black cannot clear it first.",
                        """
                        O O O O O O O O O O O
                        O O O O O O O O O O O
                        X X X O O O O O O . O
                        O . X O O O O O O O O
                        . O X X X O O O O . O
                        X X . . X O O O O O O
                        """,
                        Color.BLACK,
                        "A2 A3 B2 B3",
                        "C1 D1"),
                Arguments.of("The same with one black stone more.", """
                        O O O O O O O O O O O
                        O O O O O O O O O O O
                        O O O O O O O O O O O
                        X X X O O O O O O . O
                        X . X O O O O O O O O
                        O O X X X O O O O . O
                        . X . . X O O O O O O
                        """, Color.BLACK, "A1 A2 B2 B3", "C1 D1"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("positions")
    void whatIsNotTerritoryIsNotClaimed(String why, String diagram, Color color, String disputed, String elsewhere) {
        Position position = Diagram.parse(diagram);
        PointSet territory = points(position, disputed);
        PointSet active = territory.copy().unite(points(position, elsewhere));
        PointSet essential = position.stones(color).copy().subtract(active);
        assertThat(RegionEnumerator.solve(new LocalGame(position, color, active, essential, territory), MAX_STATES))
                .hasValueSatisfying(truth -> assertThat(truth.attackerFirst()).isEqualTo(Value.SEKI));
        for (SafetySolver solver : SOLVERS) {
            PointSet claimed = solver.solve(position).safePoints(color).copy().intersect(territory);
            assertThat(claimed.toArray()).as(why).isEmpty();
        }
    }

    private static PointSet points(Position position, String names) {
        return PointSet.of(position.geometry(), GtpPoints.parseList(position.geometry(), names));
    }
}
