package org.sekilab.life.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

    @Test
    void weakStonesBesideFriendsAreInTheArea() {
        assertEquals(
                "false true", contains(WEAK_STONE, 1, "F1") + " " + contains(WEAK_STONE, FightArea.MOST_MARGIN, "F1"));
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
