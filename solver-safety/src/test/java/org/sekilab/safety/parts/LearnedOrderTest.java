package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.LocalBoards;

/** Black's one block is around the region. */
class LearnedOrderTest {
    private static final String ROOM = """
            O O O O O O
            X X X X X O
            . . . . X O
            . . . . X O
            """;

    private final MoveOrderer order = new LearnedOrder(WeightedOrder.OF_THE_PAPER);

    private static List<Integer> points(LocalBoard board, MoveOrderer.OnBoard scores, int lastMove) {
        return IntStream.range(0, board.shape().size())
                .filter(board::isLegal)
                .boxed()
                .sorted(Comparator.comparing(move -> -scores.score(move, lastMove)))
                .toList();
    }

    /** White has two stones in atari. Black may capture them, or fill the point beside them. */
    @Test
    void captureComesFirst() {
        LocalBoard board = LocalBoards.inCorner("""
                O O O O O O
                X X X X X O
                . X X X X O
                . O O X X O
                """, Color.BLACK);
        List<Integer> points = points(board, order.on(board), Points.NONE);
        assertThat(points).containsExactly(LocalBoards.local(board, "A1"), LocalBoards.local(board, "A2"));
    }

    @Test
    void movesOfTheAttackerHaveTheOtherOrder() {
        LocalBoard board = LocalBoards.inCorner(ROOM, Color.WHITE);
        MoveOrderer.OnBoard scores = order.on(board);
        MoveOrderer.OnBoard other = WeightedOrder.OF_THE_PAPER.on(board);
        for (int move = 0; move < board.shape().size(); move++) {
            assertThat(scores.score(move, Points.NONE)).isEqualTo(other.score(move, Points.NONE));
        }
    }

    /** The scores remember a state. They must notice that the board has another one. */
    @Test
    void scoresAreThoseOfThePresentState() {
        LocalBoard board = LocalBoards.inCorner(ROOM, Color.BLACK);
        MoveOrderer.OnBoard kept = order.on(board);
        int last = Points.NONE;
        for (int move : new int[] {Points.PASS, LocalBoards.local(board, "B1"), Points.PASS}) {
            assertThat(points(board, kept, last)).isEqualTo(points(board, order.on(board), last));
            board.play(move);
            last = move;
        }
        board.undo();
        last = LocalBoards.local(board, "B1");
        assertThat(points(board, kept, last)).isEqualTo(points(board, order.on(board), last));
    }

    @Test
    void costGrowsAsTheScoreFallsUpToABound() {
        MoveOrderer.OnBoard scores = order.on(LocalBoards.inCorner(ROOM, Color.BLACK));
        assertThat(scores.hasCosts()).isTrue();
        assertThat(scores.cost(500, 500)).isZero();
        assertThat(scores.cost(500, 400)).isPositive().isLessThan(scores.cost(500, 300));
        assertThat(scores.cost(500, -100_000)).isEqualTo(scores.cost(500, -1_000_000));
    }
}
