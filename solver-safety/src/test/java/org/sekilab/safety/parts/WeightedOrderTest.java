package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.LocalBoards;
import org.sekilab.safety.parts.WeightedOrder.Weights;

/** The features of [NM04] 4.1, one at a time: with the weight 1 the score is the value of the feature. */
class WeightedOrderTest {
    /** Black's one block is around the region. */
    private static final String CORNER = """
            O O O O O O
            X X X X X O
            . . . . X O
            . . . . X O
            """;

    private final LocalBoard black = board();
    private final LocalBoard white = board();

    WeightedOrderTest() {
        white.play(Points.PASS);
    }

    /** Black has a stone at B1, and White one at A1, in atari. Black is to move. */
    private static LocalBoard board() {
        LocalBoard board = LocalBoards.inCorner(CORNER, Color.BLACK);
        board.play(LocalBoards.local(board, "B1"));
        board.play(LocalBoards.local(board, "A1"));
        return board;
    }

    /** The block that the stone makes. A block around the region counts with its stones inside only. */
    @Test
    void libertiesAreThoseOfTheBlockUpToFive() {
        Weights liberties = new Weights(1, 0, 0, 0, 0, 0);
        assertThat(score(liberties, white, "C2")).isEqualTo(3);
        assertThat(score(liberties, white, "A2")).isEqualTo(1);
        assertThat(score(liberties, black, "C1")).isEqualTo(3); // with B1: B2, C2, D1
    }

    @Test
    void neighborsOfEachSideCount() {
        assertThat(score(new Weights(0, 1, 0, 0, 0, 0), black, "A2")).isEqualTo(1); // the block above
        assertThat(score(new Weights(0, 1, 0, 0, 0, 0), black, "B2")).isEqualTo(2); // and B1
        assertThat(score(new Weights(0, 0, 1, 0, 0, 0), black, "A2")).isEqualTo(1); // A1
        assertThat(score(new Weights(0, 0, 1, 0, 0, 0), black, "C2")).isZero();
        assertThat(score(new Weights(0, 0, 1, 0, 0, 0), white, "A2")).isEqualTo(1);
    }

    @Test
    void captureCountsItsStones() {
        Weights capture = new Weights(0, 0, 0, 1, 0, 0);
        assertThat(score(capture, black, "A2")).isEqualTo(1);
        assertThat(score(capture, black, "C2")).isZero();
    }

    /** White at A2 stays with one liberty. Black's stones next to the block around the region are safe from that. */
    @Test
    void selfAtariCosts() {
        Weights selfAtari = new Weights(0, 0, 0, 0, 1, 0);
        assertThat(score(selfAtari, white, "A2")).isEqualTo(-1);
        assertThat(score(selfAtari, white, "C2")).isZero();
        assertThat(score(selfAtari, black, "A2")).isZero();
    }

    @Test
    void neighborsOfTheLastMoveAreClose() {
        WeightedOrder order = new WeightedOrder(new Weights(0, 0, 0, 0, 0, 1));
        MoveOrderer.OnBoard scores = order.on(black);
        int last = LocalBoards.local(black, "C1");
        assertThat(scores.score(LocalBoards.local(black, "C2"), last)).isEqualTo(1);
        assertThat(scores.score(LocalBoards.local(black, "A2"), last)).isZero();
        assertThat(scores.score(LocalBoards.local(black, "C2"), Points.NONE)).isZero();
        assertThat(scores.score(LocalBoards.local(black, "C2"), Points.PASS)).isZero();
    }

    @Test
    void orderOfThePaperPrefersTheCapture() {
        MoveOrderer.OnBoard scores = WeightedOrder.OF_THE_PAPER.on(black);
        int capture = scores.score(LocalBoards.local(black, "A2"), Points.NONE);
        for (String other : new String[] {"C1", "C2", "D1", "D2"}) {
            assertThat(scores.score(LocalBoards.local(black, other), Points.NONE))
                    .as(other)
                    .isLessThan(capture);
        }
    }

    private static int score(Weights weights, LocalBoard board, String move) {
        return new WeightedOrder(weights).on(board).score(LocalBoards.local(board, move), Points.NONE);
    }
}
