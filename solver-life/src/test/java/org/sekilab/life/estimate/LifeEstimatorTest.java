package org.sekilab.life.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.life.estimate.LifeEstimate.Status;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/** Shapes of Go theory on open boards, where nothing is proved of the stones around. */
class LifeEstimatorTest {
    /** An eye of black stones; the white stones around it have liberties outside. */
    private static final String THREE = """
            . . . . . . .
            . . . . . . .
            O O O O O . .
            X X X X O . .
            . . . X O . .
            """;

    private static final String FOUR = """
            . . . . . . . .
            . . . . . . . .
            O O O O O O . .
            X X X X X O . .
            . . . . X O . .
            """;

    private static final String SQUARE = """
            . . . . . .
            . . . . . .
            O O O O . .
            X X X O . .
            . . X O . .
            . . X O . .
            """;

    /** A square and one point more. */
    private static final String BULKY_FIVE = """
            . . . . . .
            . . . . . .
            O O O O . .
            X X X O O .
            . . X X O .
            . . . X O .
            """;

    /** The white stones stand between four black stones and a black group that is larger than an area. */
    private static final String BESIDE_A_RACE = """
            X X X X X X X X X X X X
            X X X X X X X X X X X X
            X X X X X X X X X X X X
            X X X X X X X X X X X X
            X X X . . X X X X X X X
            O O O X X X X X X X X X
            X X O . X X X X X X X X
            X X O X X X X X X X X X
            . . O X . X X X X X X X
            """;

    /** Six points in the corner, with one liberty outside. */
    private static final String SIX = """
            . . . . . . .
            O O O O O O .
            X X X X . O .
            . . . X O . .
            . . . X O . .
            """;

    /**
     * Black takes the ko by C1. If White retakes it, Black has an eye by A1 and threatens C1 again.
     * So White has to find two threats.
     */
    private static final String TWO_THREATS = """
            . . . . . . . .
            . . . . . . . .
            O O O O O O O .
            X X X X X X O .
            X X X X X X O .
            O X O X . X O .
            . O . O O X O .
            """;

    /** Black connects B3 to the large group by B4, and White cuts it off there. There is no room for two eyes below. */
    private static final String BESIDE_A_LARGE_GROUP = """
            . . . . . . . . . . . .
            X X X X X X X X X X X X
            X X X X X X X X X X X X
            X X X X X X X X X X X X
            X X X X X X X X X X X X
            O . O O O O O O O O O O
            O X O O . . . . . . . .
            O . . O . . . . . . . .
            O O O O . . . . . . . .
            """;

    private static final String ALONE = """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . X . . . .
            . . . . . . . . .
            . . . . . . O . .
            . . . . . . . . .
            . . . . . . . . .
            """;

    @ParameterizedTest
    @CsvSource({"DEAD, white, B1", "ALIVE, black, B1"})
    void threeInARowAreDecidedByTheMoveInTheMiddle(Status status, String first, String move) {
        LifeEstimate estimate = estimate(THREE, "A2", color(first));
        assertEquals(status, estimate.status());
        assertEquals(move, GtpPoints.format(Diagram.parse(THREE).geometry(), estimate.move()));
        assertTrue(estimate.isFinished());
    }

    /** Source: the theory of eye spaces. The point with three neighbors is vital. */
    @ParameterizedTest
    @CsvSource({"DEAD, white", "ALIVE, black"})
    void bulkyFiveIsDecidedByTheVitalPoint(Status status, String first) {
        LifeEstimate estimate = estimate(BULKY_FIVE, "A3", color(first));
        assertEquals(status, estimate.status());
        assertEquals("B1", GtpPoints.format(Diagram.parse(BULKY_FIVE).geometry(), estimate.move()));
    }

    @Test
    void fourInARowLiveAndFourInASquareDieWithEitherSideFirst() {
        for (Color first : Color.values()) {
            assertEquals(Status.ALIVE, estimate(FOUR, "A2", first).status());
            assertEquals(Status.DEAD, estimate(SQUARE, "A3", first).status());
        }
        assertEquals(Points.NONE, estimate(FOUR, "A2", Color.WHITE).move());
    }

    /**
     * White plays B1 and answers B2 by C1. Black cannot make two eyes but by A1, and White takes the ko at A2. So Black
     * has to find the first threat. Source: the theory of rectangular eyes in the corner.
     */
    @Test
    void rectangularSixInTheCornerIsAKoThatTheAttackerTakesFirst() {
        assertEquals(
                Status.KO_DEFENDER_NEEDS_THREAT,
                estimate(SIX, "A3", Color.WHITE).status());
        assertEquals(Status.ALIVE, estimate(SIX, "A3", Color.BLACK).status());
        int attack = SIX.lastIndexOf(". . . X");
        String attacked = SIX.substring(0, attack) + ". O . X" + SIX.substring(attack + ". . . X".length());
        assertEquals(
                Status.KO_DEFENDER_NEEDS_THREAT,
                estimate(attacked, "A3", Color.BLACK).status());
        assertEquals(Status.DEAD, estimate(attacked, "A3", Color.WHITE).status());
    }

    /**
     * Black has an eye at B3, and another one at B1 if Black holds C2. The stones at C2 and D2 capture each other. The
     * side that captures leaves the other one to find a threat. With both points empty, White throws in at C2.
     */
    @ParameterizedTest
    @CsvSource({
        "O ., black, KO_ATTACKER_NEEDS_THREAT, D2",
        "O ., white, DEAD, D2",
        ". X, black, ALIVE, C2",
        ". X, white, KO_DEFENDER_NEEDS_THREAT, C2",
        ". ., white, KO_ATTACKER_NEEDS_THREAT, C2"
    })
    void sideThatDoesNotTakeADirectKoNeedsTheThreat(String stones, String first, Status status, String move) {
        String diagram = """
                . . . . . . .
                . . . . . . .
                O O O O . . .
                X X X O . . .
                X . X O . . .
                X X %s O . .
                X . X O . . .
                """.formatted(stones);
        LifeEstimate estimate = estimate(diagram, "A3", color(first));
        assertEquals(status, estimate.status());
        assertEquals(move, GtpPoints.format(Diagram.parse(diagram).geometry(), estimate.move()));
        assertTrue(estimate.isFinished());
    }

    /** Source: the proverb of the second line: six die, eight live. */
    @ParameterizedTest
    @CsvSource({"6, black, DEAD", "7, white, DEAD", "7, black, ALIVE", "8, white, ALIVE"})
    void stonesOnTheSecondLineLiveIfTheyAreEnough(int stones, String first, Status status) {
        String row = ". . O " + "X ".repeat(stones) + "O . .\n";
        String wall = ". . O " + "O ".repeat(stones) + "O . .\n";
        String empty = ". ".repeat(stones + 6) + "\n";
        LifeEstimate estimate = estimate(empty + empty + wall + row + empty, "D2", color(first));
        assertEquals(status, estimate.status());
        assertTrue(estimate.isFinished());
    }

    /** White kills after a move of Black at A1 or D1. A pass would do, but only a proof would tell. */
    @Test
    void moveOfABlockThatLivesIsOneThatKeepsItAlive() {
        LifeEstimate estimate = estimate(FOUR, "A2", Color.BLACK);
        String move = GtpPoints.format(Diagram.parse(FOUR).geometry(), estimate.move());
        assertTrue(List.of("B1", "C1").contains(move), move);
    }

    @Test
    void koThatTakesTwoThreatsIsNoKo() {
        assertEquals(Status.ALIVE, estimate(TWO_THREATS, "D4", Color.BLACK).status());
    }

    @ParameterizedTest
    @CsvSource({"black, ALIVE", "white, DEAD"})
    void blockLivesIfItReachesALargeGroup(String first, Status status) {
        LifeEstimate estimate = estimate(BESIDE_A_LARGE_GROUP, "B3", color(first));
        assertEquals(status, estimate.status());
        assertEquals(GtpPoints.parse(Diagram.parse(BESIDE_A_LARGE_GROUP).geometry(), "B4"), estimate.move());
    }

    @Test
    void stoneInTheOpenEscapes() {
        for (Color first : Color.values()) {
            assertEquals(Status.ALIVE, estimate(ALONE, "E5", first).status());
        }
    }

    /** Black takes a liberty at D3, and captures the white stones between both groups at B1. White first takes A1. */
    @ParameterizedTest
    @CsvSource({"black, ALIVE", "white, DEAD"})
    void blockLivesIfItCapturesStonesBetweenItAndALivingFriend(String first, Status status) {
        assertEquals(status, estimate(BESIDE_A_RACE, "A2", color(first)).status());
    }

    private static LifeEstimate estimate(String diagram, String stone, Color first) {
        Position position = Diagram.parse(diagram);
        LifeEstimator estimator = new LifeEstimator(Limits.DEFAULT.withMaxNodes(50_000), SearchListener.NONE);
        return estimator.estimate(position, GtpPoints.parse(position.geometry(), stone), first);
    }

    private static Color color(String name) {
        return name.equals("white") ? Color.WHITE : Color.BLACK;
    }
}
