package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** A point inside is an eye with one corner lost, and false with two. On the edge, one is too many. */
class SimpleEyesTest {
    private static final String BOARD = """
            . . . . . . . X .
            . O X O . . X O O
            . X . X . X . X .
            . . X . . . X . .
            X . X . X O . O X
            . X . X . X . X .
            """;

    @ParameterizedTest
    @CsvSource({
        "A1,true", // in the corner
        "J1,false", // in the corner, with a stone of the opponent on the diagonal
        "C1,true", // on the edge
        "E1,false", // on the edge, with one stone on the diagonals
        "G4,true", // inside, with one
        "C4,false", // inside, with two
        "J6,false", // with a stone of the opponent beside it
        "G1,false" // with an empty point beside it
    })
    void eyeIsAPointThatOwnStonesSurroundAndThatTheOpponentCannotMakeFalse(String point, boolean isEye) {
        Position position = Diagram.parse(BOARD);
        Board black = new Board(Position.of(position.black(), position.white(), Color.BLACK));
        Board white = new Board(Position.of(position.white(), position.black(), Color.WHITE));
        int at = GtpPoints.parse(position.geometry(), point);
        assertThat(SimpleEyes.isEye(black, at)).isEqualTo(isEye);
        assertThat(SimpleEyes.isEye(white, at)).as("with colors exchanged").isEqualTo(isEye);
    }
}
