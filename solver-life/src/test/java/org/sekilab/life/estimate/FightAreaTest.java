package org.sekilab.life.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

class FightAreaTest {
    /** E2 is three steps from B3. White's stones are nearer to the points beyond E2 than B3 is. */
    private static final String FRIENDS = """
            . . . . . . . . .
            O O O O O O O . .
            . X O O O O O . .
            . . . . X . O . .
            O O O O . . O . .
            """;

    /** F2 is four steps from B3. */
    private static final String FAR_FRIENDS = """
            . . . . . . . . . .
            O O O O O O O O . .
            . X O O O O O O . .
            . . . . . X . O . .
            O O O O O . . O . .
            """;

    /** F2 is four steps from B3. The white stone F1 beside it has two liberties, so Black may capture it. */
    private static final String WEAK_STONE = """
            . . . . . . . . . .
            O O O O O O O O . .
            . X O O O O O O . .
            . . . . . X . . O .
            O O O O . O . . O .
            """;

    /** G1 has two liberties, too. The block does not reach H1 in five steps. */
    private static final String ENDANGERED_FRIEND = """
            . . . . . . . . . .
            O O O O O O O O O .
            . X O O O O O O O .
            . . . . . X O . O .
            O O O O . O X . O .
            """;

    /** The friend above B6 fits in an area. With its liberties it does not. */
    private static final String FRIEND_WITH_LIBERTIES = """
            . . . . . . . . . . . .
            X X X X X X X X X X X X
            X X X X X X X X X X X X
            X X X X X X X X X X X X
            X X X X X X X X X X X X
            O . O O O O O O O O O O
            O . O O . . . . . . . .
            O . O O . . . . . . . .
            O X O O . . . . . . . .
            O . . O . . . . . . . .
            O O O O . . . . . . . .
            """;

    /** Each friend fits in an area, all together do not. */
    private static final String FOUR_FRIENDS = """
            X X . X X . X X . X X .
            X X . X X . X X . X X .
            X X . X X . X X . X X .
            X X . X X . X X . X X .
            X X . X X . X X . X X .
            X X . X X . X X . X X .
            X X . X X . X X . X X .
            X X . X X . X X . X X .
            . . . . . . . . . . . .
            . X X X X X X X X X X .
            """;

    /** The friend above B4 has more stones than an area has points. */
    private static final String LARGE_FRIEND = """
            . X X X X X X X X X X X
            . X X X X X X X X X X X
            . X X X X X X X X X X X
            . X X X X X X X X X X X
            . X X X X X X X X X X X
            . X X X X X X X X X X X
            O . O O O O O O O O O O
            O X . . O . . . . . . .
            O . . O O . . . . . . .
            O O O O . . . . . . . .
            """;

    @Test
    void friendThatIsTooLargeStaysBeyondAndIsLinked() {
        Position position = Diagram.parse(LARGE_FRIEND);
        FightArea area = FightArea.around(position, GtpPoints.parse(position.geometry(), "B3"), 1);
        assertEquals(
                "false true true",
                contains(LARGE_FRIEND, 1, "B5")
                        + " " + contains(LARGE_FRIEND, 1, "B4")
                        + " " + area.links().contains(GtpPoints.parse(position.geometry(), "B4")));
    }

    @Test
    void areaIsNeverEmptyForManyFriends() {
        Position position = Diagram.parse(FOUR_FRIENDS);
        FightArea area = FightArea.around(position, GtpPoints.parse(position.geometry(), "B1"), 1);
        assertTrue(area.points().contains(GtpPoints.parse(position.geometry(), "B2")));
    }

    /** Without its liberties the friend would seem to be easy to capture. */
    @Test
    void friendIsInTheAreaWithAllItsLibertiesOrNotAtAll() {
        assertEquals(
                "true false",
                contains(FRIEND_WITH_LIBERTIES, 3, "B6") + " " + contains(FRIEND_WITH_LIBERTIES, 3, "B7"));
    }

    @Test
    void weakStonesBesideFriendsAreInTheArea() {
        assertEquals(
                "false true", contains(WEAK_STONE, 1, "F1") + " " + contains(WEAK_STONE, FightArea.MOST_MARGIN, "F1"));
    }

    /** Beyond the area it would count as alive. */
    @Test
    void friendThatAWeakStoneMayCaptureIsInTheArea() {
        assertTrue(contains(ENDANGERED_FRIEND, FightArea.MOST_MARGIN, "G1"));
    }

    @Test
    void largestAreaReachesBeyondFriendsFourStepsAway() {
        assertEquals(
                "false true",
                contains(FAR_FRIENDS, 3, "G2") + " " + contains(FAR_FRIENDS, FightArea.MOST_MARGIN, "G2"));
    }

    @Test
    void largeMarginReachesBeyondFriendsThatAreSomeStepsAway() {
        assertEquals("false true", contains(FRIENDS, 1, "F2") + " " + contains(FRIENDS, 3, "F2"));
    }

    private static boolean contains(String diagram, int margin, String point) {
        Position position = Diagram.parse(diagram);
        FightArea area = FightArea.around(position, GtpPoints.parse(position.geometry(), "B3"), margin);
        return area.points().contains(GtpPoints.parse(position.geometry(), point));
    }
}
