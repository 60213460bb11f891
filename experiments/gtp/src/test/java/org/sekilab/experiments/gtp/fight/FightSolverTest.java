package org.sekilab.experiments.gtp.fight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;

/** Small fights with known results: killing shapes, sekis, a race. The blocks in the top row live. */
class FightSolverTest {
    private static final Limits LIMITS = Limits.DEFAULT.withTime(Duration.ofMinutes(10));

    private static final String BULKY_FIVE = """
            O O O O O
            X X X X O
            . . . X O
            . . X X O
            X X X O O
            """;

    /** Black has no eye. Both sides share the liberties A1 and F1, and White has H1 for itself. */
    private static final String RACE = """
            X X X X X X X X X
            O O O O O O O X X
            . X X X X . O . X
            """;

    /**
     * The point with three neighbors kills and lives. The moves A3 and B2 leave four points in a bent row, which live,
     * too. Five points and ten stones change hands.
     */
    @Test
    void vitalPointOfABulkyFiveIsForBoth() {
        assertThat(moves(BULKY_FIVE, Color.WHITE)).containsExactly("B3");
        assertThat(moves(BULKY_FIVE, Color.BLACK)).startsWith("B3").containsOnly("B3", "B2", "A3");
        assertThat(solve(BULKY_FIVE, Color.BLACK).swing()).isEqualTo(2 * (5 + 10));
    }

    @ParameterizedTest
    @EnumSource(Color.class)
    void middleOfThreeIsForBoth(Color mover) {
        assertThat(moves("""
                O O O O O
                X X X X O
                . . . X O
                """, mover)).containsExactly("B1");
    }

    /** Four points in a row live, and four in a square are dead, without a move. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void settledShapesNeedNoMove(Color mover) {
        assertThat(moves("""
                O O O O O O
                X X X X X O
                . . . . X O
                """, mover)).isEmpty();
        assertThat(moves("""
                O O O O
                X X X O
                . . X O
                . . X O
                X X X O
                """, mover)).isEmpty();
    }

    /** A side that takes one of the two common liberties gains nothing. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void nobodyGivesUpASeki(Color mover) {
        assertThat(moves("""
                X X X X X X X
                O O O O O O X
                . X X X . O X
                """, mover)).isEmpty();
    }

    /** Black makes a seki by the outer liberty. A common liberty would lose the race. */
    @Test
    void sekiIsMadeByTheOuterLiberty() {
        assertThat(moves(RACE, Color.BLACK)).containsExactly("H1");
    }

    /** White wins the race by a common liberty, because White has one more. */
    @Test
    void raceIsWonByACommonLiberty() {
        assertThat(moves(RACE, Color.WHITE)).isNotEmpty().isSubsetOf("A1", "F1");
    }

    /**
     * Black's second eye at D1 can only be a ko, and White takes it first. Without ko threats Black is dead with either
     * side first. If Black wins all kos, E1 decides about the 14 points of the area. This is one game of three.
     */
    @ParameterizedTest
    @EnumSource(Color.class)
    void koThatNeedsAThreatIsWorthAThird(Color mover) {
        String diagram = """
                O O O O O O
                X X X X X O
                X . X X O O
                X . X . . O
                """;
        assertThat(moves(diagram, mover)).containsExactly("E1");
        assertThat(solve(diagram, mover).swing()).isCloseTo(2 * 14 / 3.0, within(1e-9));
    }

    /** White captures the large block at C1, or keeps it in atari by A3. Only A3 saves it, so A3 comes first. */
    @Test
    void moveThatTheOpponentWantsComesFirst() {
        String diagram = """
                O O O O O O
                . O X X X O
                O X X X X O
                X X . X X X
                """;
        assertThat(moves(diagram, Color.BLACK)).containsExactly("A3");
        assertThat(moves(diagram, Color.WHITE)).containsExactly("A3", "C1");
    }

    /** The joint game of two fights counts kos, too: no other fight is worth anything here. */
    @Test
    void bestOfSomeMovesCountsKos() {
        String diagram = """
                O O O O O O
                X X X X X O
                X . X X O O
                X . X . . O
                """;
        Battlefield field = field(diagram);
        Geometry geometry = field.position().geometry();
        List<Integer> eyes = List.of(GtpPoints.parse(geometry, "B1"), GtpPoints.parse(geometry, "E1"));
        assertThat(new FightSolver(LIMITS).findBest(field, Color.BLACK, eyes))
                .containsExactly(GtpPoints.parse(geometry, "E1"));
    }

    @Test
    void lowLimitsGiveNoAnswer() {
        assertThat(new FightSolver(LIMITS.withMaxNodes(10)).solve(field(BULKY_FIVE), Color.BLACK))
                .isEmpty();
    }

    private static List<String> moves(String diagram, Color mover) {
        Geometry geometry = Diagram.parse(diagram).geometry();
        return solve(diagram, mover).moves().stream()
                .map(move -> GtpPoints.format(geometry, move))
                .toList();
    }

    private static BestMoves solve(String diagram, Color mover) {
        return new FightSolver(LIMITS).solve(field(diagram), mover).orElseThrow();
    }

    private static Battlefield field(String diagram) {
        Position position = Diagram.parse(diagram);
        Geometry geometry = position.geometry();
        PointSet top = new PointSet(geometry);
        for (int x = 0; x < geometry.width(); x++) {
            top.add(geometry.point(x, geometry.height() - 1));
        }
        PointSet black = top.copy().intersect(position.black()).flood(position.black());
        PointSet white = top.copy().intersect(position.white()).flood(position.white());
        PointSet points = PointSet.board(geometry).subtract(black).subtract(white);
        return new Battlefield(position, points.freeze(), black.freeze(), white.freeze());
    }
}
