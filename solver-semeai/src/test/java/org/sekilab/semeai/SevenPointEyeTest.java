package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/**
 * [LCG] figure 4 on a board: seven points with three white stones in them against no eye. Four liberties are shared.
 * White has 18 outside liberties, which makes a race of 42 moves; black fills 17 of the 18 in them. The shape is our
 * own; with it the seven points are worth 17 moves, less three for the stones.
 */
class SevenPointEyeTest {
    private static final String BOARD = """
            . O O . O O O O O O X X X X X X X X X X X . X X .
            O O O O O O O O O O X X X X X X X X X X X X X X X
            O O O O O O O O O O X . . . . . . . . . . X X X X
            X X X X X X X X X X O O O O O O O O O O O O . X X
            X X X X X X X X X X O O O O O O O O O O O O . X X
            X X X X X X X X X X O O O O O O O O O O O O . X X
            X X X . . X X X X X O O O O O O O O O O O O . X X
            X X O O O X X X X X O O O O O O O O O O O O . X X
            X X . . X X X X X X O O O O O O O O O O O O . X X
            X X X X X X . . . . O O O O O O O O O O O O . X X
            X X X X X X O O O O O O O O O O O O O O O O . X X
            """;
    private static final int MOVES = 42;
    private static final int SHARED = 4;
    private static final int OUTSIDE = 18;
    private static final int SEARCHED = 26; // the rest of the race is small enough for search

    /**
     * The moves in the eye, and the captures, as the figure and its caption give them. The letters a, b and c mark the
     * first stones there.
     */
    private static final Map<Integer, String> IN_EYE = Map.ofEntries(
            Map.entry(2, "D3"),
            Map.entry(4, "D5"),
            Map.entry(6, "C3"),
            Map.entry(15, "E5"),
            Map.entry(16, "D4"), // b
            Map.entry(18, "D5"),
            Map.entry(20, "C4"), // a
            Map.entry(22, "E4"), // c
            Map.entry(24, "D3"),
            Map.entry(25, "C3"),
            Map.entry(26, "D4"),
            Map.entry(28, "E4"),
            Map.entry(30, "C4"),
            Map.entry(32, "D3"),
            Map.entry(33, "D5"),
            Map.entry(34, "D4"),
            Map.entry(36, "E4"),
            Map.entry(38, "C4"),
            Map.entry(39, "D3"),
            Map.entry(40, "D4"),
            Map.entry(42, "E4"));

    /** The number of stones that each capture takes: the eye has a point less each time. */
    private static final Map<Integer, Integer> CAPTURES = Map.of(15, 6, 25, 5, 33, 4, 39, 3);

    private static final List<String> OUTSIDE_POINTS = List.of(
            "X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "M9", "N9", "O9", "P9", "Q9", "R9", "S9", "T9", "U9", "V9");
    private static final List<String> SHARED_POINTS = List.of("G2", "H2", "J2", "K2");

    private final Position start = Diagram.parse(BOARD);

    /**
     * "Large eyes force the opponent to fill shared liberties first": with 18 outside liberties the first player wins,
     * by a move.
     */
    @Test
    void firstPlayerWinsByOneMove() {
        assertThat(SemeaiClass.of(problem(start))).isEqualTo(SemeaiClass.ONE);
        assertThat(liberties(start, Color.WHITE)).isEqualTo(OUTSIDE + SHARED);
        assertVerdicts(start, SemeaiVerdict.BLACK_WINS, SemeaiVerdict.WHITE_WINS);
        Position oneLess = Diagram.parse(BOARD.replace("X . . . . . . . . . . X", "X . . . . . . . . . X X"));
        assertVerdicts(oneLess, SemeaiVerdict.BLACK_WINS, SemeaiVerdict.BLACK_WINS);
        Position oneMore = Diagram.parse(BOARD.replace("X . . . . . . . . . . X", "X . . . . . . . . . . ."));
        assertVerdicts(oneMore, SemeaiVerdict.WHITE_WINS, SemeaiVerdict.WHITE_WINS);
    }

    /**
     * Up to move 7 black fills outside liberties and white the eye; from 8 to 14 white fills the shared ones. Then
     * black is in atari, and captures. The same happens whenever all points of the eye but one are filled. After move
     * 42 both have one liberty, and black is to move.
     */
    @Test
    void sequenceIsLegalWithTheLibertiesOfTheText() {
        Board board = new Board(start);
        List<String> outside = new ArrayList<>(OUTSIDE_POINTS);
        List<String> shared = new ArrayList<>(SHARED_POINTS);
        int whiteLiberties = OUTSIDE + SHARED;
        for (int number = 1; number <= MOVES; number++) {
            Position before = board.toPosition();
            Color mover = number % 2 == 1 ? Color.BLACK : Color.WHITE;
            String move = IN_EYE.get(number);
            if (move == null) {
                move = mover == Color.BLACK ? outside.remove(0) : shared.remove(0);
                whiteLiberties--;
            }
            int point = GtpPoints.parse(start.geometry(), move);
            assertThat(before.toMove()).isEqualTo(mover);
            assertThat(board.isLegal(point)).as("move %d at %s", number, move).isTrue();
            board.play(point);
            Position after = board.toPosition();
            int captured = before.stones(mover.opposite()).size()
                    - after.stones(mover.opposite()).size();
            assertThat(captured).as("captures of move %d", number).isEqualTo(CAPTURES.getOrDefault(number, 0));
            assertThat(liberties(after, Color.WHITE))
                    .as("after move %d", number)
                    .isEqualTo(whiteLiberties);
            boolean isNextCapture = CAPTURES.containsKey(number + 1) || number == MOVES;
            assertThat(liberties(after, Color.BLACK) == 1)
                    .as("black is in atari after move %d", number)
                    .isEqualTo(isNextCapture);
        }
        assertThat(shared).isEmpty();
        assertThat(outside).hasSize(1);
        assertThat(whiteLiberties).isEqualTo(1);
    }

    /**
     * The race is balanced: black wins after each move of the sequence, and no other move is better than a move of it.
     */
    @Test
    void blackWinsAllTheWay() {
        Board board = new Board(start);
        List<String> outside = new ArrayList<>(OUTSIDE_POINTS);
        List<String> shared = new ArrayList<>(SHARED_POINTS);
        for (int number = 1; number <= MOVES; number++) {
            Color mover = number % 2 == 1 ? Color.BLACK : Color.WHITE;
            String move = IN_EYE.get(number);
            if (move == null) {
                move = mover == Color.BLACK ? outside.remove(0) : shared.remove(0);
            }
            board.play(GtpPoints.parse(start.geometry(), move));
            SemeaiAnalyzer analyzer = number > SEARCHED ? Engines.SEARCH : new LibertyCountAnalyzer(Engines.CONFIG);
            assertThat(analyzer.analyze(problem(board.toPosition()), mover.opposite())
                            .verdict())
                    .as("after move %d", number)
                    .isEqualTo(SemeaiVerdict.BLACK_WINS);
        }
    }

    private static void assertVerdicts(Position position, SemeaiVerdict blackFirst, SemeaiVerdict whiteFirst) {
        LibertyCountAnalyzer sums = new LibertyCountAnalyzer(Engines.CONFIG);
        SemeaiResult black = sums.analyze(problem(position), Color.BLACK);
        SemeaiResult white = sums.analyze(problem(position), Color.WHITE);
        assertThat(black.verdict()).isEqualTo(blackFirst);
        assertThat(white.verdict()).isEqualTo(whiteFirst);
        assertThat(List.of(black.certainty(), white.certainty())).containsOnly(Certainty.CERTAIN);
    }

    private static SemeaiProblem problem(Position position) {
        return new SemeaiProblem(
                position,
                GtpPoints.parse(position.geometry(), "A1"),
                GtpPoints.parse(position.geometry(), "L1"),
                KoWinner.NONE);
    }

    private static int liberties(Position position, Color color) {
        PointSet liberties = problem(position).essentialBlock(color).exterior();
        return liberties.intersect(position.empties()).size();
    }
}
