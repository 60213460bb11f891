package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.life.order.ChoiceListener;
import org.sekilab.life.order.MoveChoice;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;

/** Known shapes of Go theory: what lives with the attacker first, with the defender first, and not at all. */
class LifeTest {
    private static final Limits LIMITS = Limits.DEFAULT.withMaxNodes(200_000);

    /** A room of black stones in the corner, enclosed by White. Letters of the room are its empty points. */
    private static final String THREE = """
            . . . . . . .
            O O O O O . .
            X X X X O . .
            . . . X O . .
            """;

    private static final String FOUR = """
            . . . . . . .
            O O O O O O .
            X X X X X O .
            . . . . X O .
            """;

    private static final String BULKY_FIVE = """
            . . . . . .
            O O O O O .
            X X X O O .
            . . X X O .
            . . . X O .
            """;

    private static final String TWO_EYES = """
            . . . . . . .
            O O O O O O .
            X X X X X O .
            . X . X X O .
            """;

    @Test
    void twoEyesLive() {
        LifeResult result = solve(TWO_EYES, Color.WHITE);
        assertEquals(LifeVerdict.ALIVE, result.verdict());
        assertEquals(Points.NONE, result.move());
    }

    @Test
    void threeInARowLiveIfTheDefenderMovesFirst() {
        Geometry geometry = Diagram.parse(THREE).geometry();
        LifeResult result = solve(THREE, Color.BLACK);
        assertEquals(LifeVerdict.ALIVE, result.verdict());
        assertEquals("B1", geometry.name(result.move()));
        assertEquals(result.move(), result.line().get(0));
    }

    @Test
    void threeInARowAreDeadIfTheAttackerMovesFirst() {
        LifeResult result = solve(THREE, Color.WHITE);
        assertEquals(LifeVerdict.DEAD, result.verdict());
        assertEquals("B1", Diagram.parse(THREE).geometry().name(result.move()));
    }

    @Test
    void fourInARowLive() {
        assertEquals(LifeVerdict.ALIVE, solve(FOUR, Color.WHITE).verdict());
    }

    @Test
    void aBulkyFiveLivesByItsVitalPointOnly() {
        LifeResult result = solve(BULKY_FIVE, Color.BLACK);
        assertEquals(LifeVerdict.ALIVE, result.verdict());
        assertEquals("B1", Diagram.parse(BULKY_FIVE).geometry().name(result.move()));
        LifeResult attack = solve(BULKY_FIVE, Color.WHITE);
        assertEquals(LifeVerdict.DEAD, attack.verdict());
        assertEquals("B1", Diagram.parse(BULKY_FIVE).geometry().name(attack.move()));
    }

    /** No window of 60 points has all liberties of the block, so it needs a wide one. The corner has three points. */
    @ParameterizedTest
    @CsvSource({"BLACK, B1, ALIVE", "WHITE, B1, UNKNOWN"})
    void aBlockOfMoreThanSixtyLibertiesLivesInItsCorner(Color first, String vital, LifeVerdict expected) {
        Position position = Diagram.parse("""
                . . . X . . . . . . . . . . . . . . .
                . . . X . . . . . . . . . . . . . . .
                . . . X X X X X X X X X X X X X X X X
                . . . X . . . . . . . . . . . . . . .
                . O . X . . O . . O . . O . . O . . .
                . . . X . . . . . . . . . . . . . . .
                . . . X X X X X X X X X X X X X X X X
                . . . X . . . . . . . . . . . . . . .
                X X X X O . . . . . . . . . . . . . .
                . . . X O . . . . . . . . . . . . . .
                """);
        LifeProblem problem = new LifeProblem(
                position,
                Color.BLACK,
                first,
                List.of(List.of(position.black().first())),
                PointSet.board(position.geometry()));
        LifeResult result = Life.best().with(LIMITS.withMaxNodes(3_000)).solve(problem);
        assertEquals(expected, result.verdict());
        if (expected == LifeVerdict.ALIVE) {
            assertEquals(vital, position.geometry().name(result.move()));
            assertEquals(1, result.proofs().size());
        }
    }

    static List<LifeConfig> otherConfigs() {
        List<LifeConfig> configs = new ArrayList<>();
        for (LifeFeature feature : LifeFeature.values()) {
            if (feature != LifeFeature.KILL) { // without it, nothing is DEAD
                boolean isOn = LifeConfig.DEFAULT.has(feature);
                configs.add(isOn ? LifeConfig.DEFAULT.without(feature) : LifeConfig.DEFAULT.with(feature));
            }
        }
        configs.add(LifeConfig.DEFAULT.without(LifeFeature.ZONES, LifeFeature.NULL_MOVES));
        configs.add(LifeConfig.DEFAULT.withSeed(7));
        return configs;
    }

    @ParameterizedTest
    @MethodSource("otherConfigs")
    void switchesChangeNoVerdict(LifeConfig config) {
        Life life = Life.best().with(LIMITS).with(config);
        assertEquals(LifeVerdict.ALIVE, life.solve(problem(FOUR, Color.WHITE)).verdict());
        assertEquals(LifeVerdict.DEAD, life.solve(problem(THREE, Color.WHITE)).verdict());
    }

    @Test
    void withoutTheSearchForDeathOnlyLifeIsTold() {
        Life life = Life.best().with(LIMITS).with(LifeConfig.DEFAULT.without(LifeFeature.NULL_MOVES, LifeFeature.KILL));
        assertEquals(LifeVerdict.ALIVE, life.solve(problem(FOUR, Color.WHITE)).verdict());
        assertEquals(
                LifeVerdict.UNKNOWN, life.solve(problem(THREE, Color.WHITE)).verdict());
    }

    @Test
    void theSeedChangesTheSearch() {
        LifeProblem problem = problem(BULKY_FIVE, Color.WHITE);
        Life life = Life.best().with(LIMITS);
        assertNotEquals(
                life.solve(problem).statistics().nodes(),
                life.with(LifeConfig.DEFAULT.withSeed(7))
                        .solve(problem)
                        .statistics()
                        .nodes());
    }

    @Test
    void aListenerHearsOfMovesThatWinAndChangesNothing() {
        List<MoveChoice> choices = new ArrayList<>();
        LifeProblem problem = problem(BULKY_FIVE, Color.BLACK);
        Life life = Life.best().with(LIMITS);
        LifeResult result = life.with((ChoiceListener) choices::add).solve(problem);
        assertEquals(LifeVerdict.ALIVE, result.verdict());
        assertFalse(choices.isEmpty());
        assertEquals(
                life.solve(problem).statistics().nodes(), result.statistics().nodes());
    }

    @Test
    void theProofIsAboutItsZoneOnly() {
        LifeResult result = solve(FOUR, Color.WHITE);
        PointSet zone = result.proofs().get(0).zone();
        assertTrue(problem(FOUR, Color.WHITE).area().containsAll(zone));
        assertTrue(zone.size() < 14, zone.toString());
    }

    @Test
    void bothOfTwoGroupsHaveToLive() {
        String board = """
                . X . X O . .
                X X X X O . .
                O O O O O . .
                O O O O O O .
                X X X X X O .
                . . . . X O .
                """;
        Position position = Diagram.parse(board);
        Geometry geometry = position.geometry();
        int upper = geometry.point(1, 5);
        int lower = geometry.point(4, 0);
        PointSet area = PointSet.board(geometry);
        LifeProblem both =
                new LifeProblem(position, Color.BLACK, Color.WHITE, List.of(List.of(upper), List.of(lower)), area);
        LifeResult result = Life.best().with(LIMITS).solve(both);
        assertEquals(LifeVerdict.ALIVE, result.verdict());
        assertTrue(
                result.proofs().get(0).claim().contains(" & "),
                result.proofs().get(0).claim());
    }

    /** The attacker can kill each of two rooms of three points, but not both. */
    @Test
    void theAttackerChoosesWhichOfTwoBlocksLives() {
        Position position = Diagram.parse("""
                . . . X O . .
                X X X X O . .
                O O O O O . .
                O O O O O . .
                X X X X O . .
                . . . X O . .
                """);
        int upper = position.geometry().point(0, 4);
        int lower = position.geometry().point(0, 1);
        assertEquals(LifeVerdict.DEAD, groups(position, List.of(List.of(upper))).verdict());
        assertEquals(LifeVerdict.DEAD, groups(position, List.of(List.of(lower))).verdict());
        assertEquals(
                LifeVerdict.DEAD,
                groups(position, List.of(List.of(upper), List.of(lower))).verdict());
        LifeResult one = groups(position, List.of(List.of(upper, lower)));
        assertEquals(LifeVerdict.ALIVE, one.verdict());
        assertTrue(
                one.proofs().get(0).claim().endsWith("D1 A5"),
                one.proofs().get(0).claim());
        assertEquals(LifeVerdict.ALIVE, groups(position, List.of()).verdict());
    }

    /** With so many blocks, one is chosen before play. */
    @Test
    void oneOfNineBlocksLives() {
        Position position = Diagram.parse("""
                X . X . X . X . . .
                . . . . . . . . . .
                X . X . X . X . . .
                . . . . . . . . . .
                O O O O O O . . . .
                X X X X X O . . . .
                . X . X X O . . . .
                """);
        Geometry geometry = position.geometry();
        List<Integer> stones = new ArrayList<>(List.of(geometry.point(0, 1)));
        for (int column = 0; column < 8; column += 2) {
            stones.add(geometry.point(column, 4));
            stones.add(geometry.point(column, 6));
        }
        LifeResult result = groups(position, List.of(stones));
        assertEquals(LifeVerdict.ALIVE, result.verdict());
        assertTrue(
                result.proofs().get(0).claim().endsWith("ko white B1"),
                result.proofs().get(0).claim());
    }

    private static LifeResult groups(Position position, List<List<Integer>> groups) {
        PointSet area = PointSet.board(position.geometry());
        return Life.best().with(LIMITS).solve(new LifeProblem(position, Color.BLACK, Color.WHITE, groups, area));
    }

    @Test
    void anyLifeIsTheLifeOfSomeBlock() {
        assertEquals(LifeVerdict.ALIVE, any(FOUR).verdict());
        assertEquals(LifeVerdict.UNKNOWN, any(THREE).verdict());
    }

    /** By enumeration, two by four points are enough for the side that moves first, and three by three are not. */
    @Test
    void anyLifeMayBeThatOfNewStones() {
        LifeResult result = onEmptyBoard(2, 4, Color.BLACK);
        assertEquals(LifeVerdict.ALIVE, result.verdict());
        assertEquals(
                "life any black first black ko white", result.proofs().get(0).claim());
        assertEquals(LifeVerdict.UNKNOWN, onEmptyBoard(2, 4, Color.WHITE).verdict());
        assertEquals(LifeVerdict.UNKNOWN, onEmptyBoard(3, 3, Color.BLACK).verdict());
    }

    @Test
    void aLifeWithoutStonesIsNotSearched() {
        LifeResult result = onEmptyBoard(8, 8, Color.BLACK);
        assertEquals(LifeVerdict.UNKNOWN, result.verdict());
        assertEquals(Limit.SIZE, result.limit());
    }

    private static LifeResult any(String board) {
        return any(Diagram.parse(board), Color.WHITE);
    }

    private static LifeResult onEmptyBoard(int width, int height, Color first) {
        return any(Position.empty(Geometry.of(width, height)), first);
    }

    private static LifeResult any(Position position, Color first) {
        PointSet area = PointSet.board(position.geometry());
        return Life.best().with(LIMITS).solve(new LifeProblem(position, Color.BLACK, first, List.of(), area));
    }

    private static LifeResult solve(String board, Color first) {
        return Life.best().with(LIMITS).solve(problem(board, first));
    }

    private static LifeProblem problem(String board, Color first) {
        Position position = Diagram.parse(board);
        int stone = position.black().first();
        return new LifeProblem(
                position, Color.BLACK, first, List.of(List.of(stone)), PointSet.board(position.geometry()));
    }
}
