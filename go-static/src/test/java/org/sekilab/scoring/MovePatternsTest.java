package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Board;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** Patterns of a move in the middle of 3x3 points, or on the edge. */
class MovePatternsTest {
    /** The first row is a hane, a cut, and a diagonal attachment; the others have other directions or colors. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "X O X/. . ./. . .", "X O ./O . ./. . .", ". O ./X . ./. . .",
                ". . X/. . O/. . X", ". O X/. . O/. . .", ". . ./. . O/. X .",
                "O X O/. . ./. . .", "O X ./X . ./. . .", ". X ./. . O/. . ."
            })
    void patternHoldsInAllDirectionsAndForBothColors(String rows) {
        assertThat(matchesInTheMiddle(rows)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {". . ./. . ./. . .", "X X X/. . ./. . .", "X . ./. . ./. . O", "X . X/. . ./O . O"})
    void otherPointsMatchNoPattern(String rows) {
        assertThat(matchesInTheMiddle(rows)).isFalse();
    }

    /** Black at the point above and White beside it; then White alone. */
    @ParameterizedTest
    @CsvSource({". X ./. . O,true", ". O ./X . .,true", ". . ./. . O,false", ". . ./. . .,false"})
    void edgeHasPatternsOfItsOwn(String rows, boolean expected) {
        String padded = ". . . . .\n" + pad(rows);
        assertThat(matches(padded, "C1")).isEqualTo(expected);
    }

    private static boolean matchesInTheMiddle(String rows) {
        return matches(". . . . .\n" + pad(rows) + "\n. . . . .", "C3");
    }

    private static String pad(String rows) {
        return rows.replaceAll("[^/]+", ". $0 .").replace('/', '\n');
    }

    private static boolean matches(String rows, String point) {
        Board board = new Board(Diagram.parse(rows));
        return MovePatterns.matches(board, GtpPoints.parse(board.geometry(), point));
    }
}
