package org.sekilab.statics.groups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.GtpPoints;

/** The counts of [N05] 3.3 for figure 2, and those of the board after random moves. */
class JoinedLibertiesTest {
    /** "The number of liberties of the connected blocks is (5+4)+0-2-1=6", at e "(5+2+4)+1-3-0=9". */
    @ParameterizedTest
    @CsvSource({"C4, 4, 7, 6", "E5, 5, 9, 9"})
    void joinedBlocksHaveTheLibertiesOfThePaper(String point, int least, int most, int count) {
        Board board = new Board(FigureTwoTest.FIGURE);
        JoinedLiberties joined = new JoinedLiberties(board);
        int at = GtpPoints.parse(board.geometry(), point);
        assertThat(joined.count(at, Color.WHITE)).isEqualTo(count);
        assertThat(joined.lowerBound(at, Color.WHITE)).isEqualTo(least);
        assertThat(joined.upperBound(at, Color.WHITE)).isEqualTo(most);
        board.play(at);
        assertThat(board.libertyCount(board.blockAt(at))).isEqualTo(count);
    }

    /** The count lies between the bounds, and equals that of the board after the move. */
    @RepeatedTest(12)
    void joinedLibertiesAreThoseOfTheBoard(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Geometry geometry = Geometry.of(4 + random.nextInt(6), 4 + random.nextInt(6));
        Board board = new Board(geometry);
        JoinedLiberties joined = new JoinedLiberties(board);
        int[] legal = new int[geometry.area()];
        int joins = 0;
        for (int move = 0; move < geometry.area(); move++) {
            Color mover = board.toMove();
            int captured = board.capturedCount(mover.opposite());
            int count = board.legalMovesInto(legal);
            if (count == 0) {
                break;
            }
            int point = legal[random.nextInt(count)];
            int liberties = joined.count(point, mover);
            int least = joined.lowerBound(point, mover);
            int most = joined.upperBound(point, mover);
            board.play(point);
            if (board.capturedCount(mover.opposite()) == captured) {
                assertThat(liberties)
                        .as("seed %d, %d in%n%s", seed, point, board)
                        .isEqualTo(board.libertyCount(board.blockAt(point)))
                        .isBetween(least, most);
                joins++;
            }
        }
        assertThat(joins).as("seed %d", seed).isPositive();
    }
}
