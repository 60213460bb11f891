package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** The circular and the T form of [N05] 5.5 as boards, by search. All walls are alive. */
class FormsOnBoardsTest {
    /** Figure 18: four groups in a circle, each with one liberty towards each neighbor and no other. */
    private static final Position CIRCLE = Diagram.parse("""
            . O O . O O X X X X X .
            O O O O O O X X X X X X
            O O O O O O X X X X X X
            O O O X X X O O O X X .
            O O O X X . O O O X X X
            O O O X X X O . O X X X
            X X X O . O X X X O O O
            X X X O O O . X X O O O
            . X X O O O X X X O O O
            X X X X X X O O O O O O
            X X X X X X O O O O O O
            . X X X X X O O . O O .
            """);

    /** A white group that shares two liberties with each of three black groups, and has no other liberties. */
    private static final Position T = Diagram.parse("""
            . O O O X . X . X O O O O
            O O O O X X X X X O O O O
            O O O O X X X X X O O O O
            O X X X O O O O O X X X O
            O X X . O O O O O . X X O
            O X X X O O O O O X X X O
            O X X . O O O O O . X X O
            O X X X O O O O O X X X O
            O O O O X . X . X O O O O
            O O O O X X X X X O O O O
            O O O O X X X X X O O O O
            O . O O O O O O O O O O O
            """);

    @Test
    void circleIsASekiOfAllFour() {
        for (String white : new String[] {"G9", "D4"}) {
            for (Color first : Color.values()) {
                assertVerdict(CIRCLE, "D9", white, first, SemeaiVerdict.SEKI);
            }
        }
    }

    @Test
    void groupInTheMiddleOfATWins() {
        for (String black : new String[] {"B9", "E4", "M9"}) {
            for (Color first : Color.values()) {
                assertVerdict(T, black, "E9", first, SemeaiVerdict.WHITE_WINS);
            }
        }
    }

    private static void assertVerdict(
            Position position, String black, String white, Color first, SemeaiVerdict verdict) {
        SemeaiProblem problem = new SemeaiProblem(
                position,
                GtpPoints.parse(position.geometry(), black),
                GtpPoints.parse(position.geometry(), white),
                KoWinner.NONE);
        SemeaiResult result = Engines.SEARCH.analyze(problem, first);
        assertThat(result.verdict())
                .as("%s and %s, %s first: %s", black, white, first, result)
                .isEqualTo(verdict);
    }
}
