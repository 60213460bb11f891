package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.AssertingProblem;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.play.SemeaiBoard;
import org.sekilab.semeai.play.SemeaiGame;

/** Masks play by the rules of the whole board, and take moves back exactly. */
class SemeaiBoardTest {
    private static final List<OracleRace> RACES = OracleRace.all();
    private static final int PLIES = 60;

    @RepeatedTest(10)
    void playsAsTheWholeBoardDoes(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int captures = 0;
        int kos = 0;
        int ends = 0;
        for (OracleRace race : RACES) {
            SemeaiProblem asked = race.problem();
            SemeaiProblem problem = new SemeaiProblem(asked.position(), asked.black(), asked.white(), KoWinner.NONE);
            Color first = random.nextBoolean() ? Color.BLACK : Color.WHITE;
            Position position = withMover(problem.position(), first);
            SemeaiArea area = Walls.areaOf(problem);
            SemeaiBoard board = new SemeaiBoard(area, KoWinner.NONE.banned(), first, SemeaiBoard.End.TWO_PASSES);
            Board whole = new Board(position);
            String description = "seed %d%n%s".formatted(seed, race.describe());
            for (int ply = 0; ply < PLIES && !isOver(board); ply++) {
                int[] legal =
                        IntStream.range(0, area.size()).filter(board::isLegal).toArray();
                assertThat(legal)
                        .as(description)
                        .isEqualTo(IntStream.range(0, area.size())
                                .filter(move -> whole.isLegal(area.point(move)))
                                .toArray());
                int move =
                        legal.length == 0 || random.nextInt(8) == 0 ? Points.PASS : legal[random.nextInt(legal.length)];
                int stones = whole.capturedCount(Color.BLACK) + whole.capturedCount(Color.WHITE);
                board.play(move);
                whole.play(move == Points.PASS ? Points.PASS : area.point(move));
                captures += whole.capturedCount(Color.BLACK) + whole.capturedCount(Color.WHITE) > stones ? 1 : 0;
                kos += whole.koPoint() == Points.NONE ? 0 : 1;
                for (Color color : Color.values()) {
                    int essential = color == Color.BLACK ? problem.black() : problem.white();
                    assertThat(board.isCaptured(color.ordinal()))
                            .as(description)
                            .isEqualTo(whole.isEmpty(essential));
                }
                if (!isOver(board)) {
                    assertSameStones(board, whole, description);
                } else {
                    ends++;
                }
            }
        }
        assertThat(captures).isGreaterThan(400);
        assertThat(kos).isGreaterThan(3);
        assertThat(ends).isGreaterThan(200);
    }

    @RepeatedTest(5)
    void undoRestoresAllThatCanBeSeen(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        for (OracleRace race : RACES) {
            SemeaiArea area = Walls.areaOf(race.problem());
            SemeaiBoard board =
                    new SemeaiBoard(area, race.problem().koWinner().banned(), Color.BLACK, SemeaiBoard.End.TWO_PASSES);
            AssertingProblem problem = new AssertingProblem(new SemeaiGame(board, Goal.WIN, Outcome.LOSS));
            int[] moves = new int[problem.maxMoves()];
            for (int step = 0; step < 4 * PLIES; step++) {
                if (problem.outcome() == Outcome.UNKNOWN && random.nextInt(3) > 0) {
                    problem.play(moves[random.nextInt(problem.movesInto(moves))]);
                } else if (problem.ply() > 0) {
                    problem.undo();
                }
            }
            while (problem.ply() > 0) {
                problem.undo();
            }
        }
    }

    @Test
    void koWinnerRetakesAtOnceAndNobodyElse() {
        Position position = Diagram.parse("""
                . O X . . X O . .
                O . O X . X O . .
                . O X . . X O O O
                """);
        // White takes at C2 and risks nothing: B2 is open for black only if black wins kos.
        int ko = position.geometry().point(1, 1);
        for (KoWinner koWinner : KoWinner.values()) {
            SemeaiProblem problem = new SemeaiProblem(
                    position,
                    position.geometry().point(5, 0),
                    position.geometry().point(6, 0),
                    koWinner);
            SemeaiArea area = Walls.areaOf(problem);
            SemeaiBoard board = new SemeaiBoard(area, koWinner.banned(), Color.BLACK, SemeaiBoard.End.TWO_PASSES);
            board.play(area.localOf(ko));
            int retake = area.localOf(position.geometry().point(2, 1));
            assertThat(board.isLegal(retake)).as(koWinner.name()).isEqualTo(koWinner == KoWinner.WHITE);
            board.play(Points.PASS);
            board.play(Points.PASS);
            assertThat(board.isOver()).isTrue();
            board.undo();
            assertThat(board.isLegal(area.localOf(position.geometry().point(4, 1))))
                    .isTrue();
        }
    }

    @Test
    void blockWithTwoEyesIsAlive() {
        SemeaiBoard board = board("""
                . X . X O .
                X X X X O O
                """, 0, 4);
        assertThat(board.findLife(Color.BLACK.ordinal())).isTrue();
        assertThat(board.findLife(Color.WHITE.ordinal())).isFalse();
    }

    /** White captures the stone at D2 with D3, D1 and C2. */
    @Test
    void eyeThatAnotherBlockClosesDoesNotCount() {
        SemeaiBoard board = board("""
                X X X . O O
                . X . X O .
                X X X . O O
                """, 0, 4);
        assertThat(board.findLife(Color.BLACK.ordinal())).isFalse();
    }

    /** The race of blocks at two columns of the first row. */
    private static SemeaiBoard board(String diagram, int black, int white) {
        Position position = Diagram.parse(diagram);
        SemeaiProblem problem = new SemeaiProblem(
                position,
                position.geometry().point(black, 0),
                position.geometry().point(white, 0),
                KoWinner.NONE);
        return new SemeaiBoard(Walls.areaOf(problem), KoWinner.NONE.banned(), Color.BLACK, SemeaiBoard.End.TWO_PASSES);
    }

    /** White waits for its turn; its pass does not agree that the race is over. */
    @Test
    void passOfASideThatMayNotRetakeAKoCountsOnlyWhereAllDo() {
        for (SemeaiBoard.End end : SemeaiBoard.End.values()) {
            Position position = Diagram.parse("""
                    . O X . . X O . .
                    O . O X . X . O .
                    . O X . . X O O O
                    """);
            SemeaiProblem problem = new SemeaiProblem(
                    position,
                    position.geometry().point(5, 0),
                    position.geometry().point(6, 0),
                    KoWinner.NONE);
            SemeaiArea area = Walls.areaOf(problem);
            SemeaiBoard board = new SemeaiBoard(area, KoWinner.NONE.banned(), Color.BLACK, end);
            board.play(area.localOf(position.geometry().point(1, 1)));
            board.play(Points.PASS);
            board.play(Points.PASS);
            assertThat(board.isOver()).as("%s", end).isEqualTo(end == SemeaiBoard.End.TWO_PASSES);
            if (!board.isOver()) {
                board.play(Points.PASS);
                assertThat(board.isOver()).isTrue();
            }
        }
    }

    private static Position withMover(Position position, Color mover) {
        return Position.of(position.black(), position.white(), mover);
    }

    private static boolean isOver(SemeaiBoard board) {
        return board.isOver() || board.isCaptured(0) || board.isCaptured(1);
    }

    private static void assertSameStones(SemeaiBoard board, Board whole, String description) {
        SemeaiArea area = board.area();
        for (int i = 0; i < area.size(); i++) {
            int stone = whole.stone(area.point(i));
            assertThat(board.stones(0) >>> i & 1).as(description).isEqualTo(stone == Board.BLACK ? 1 : 0);
            assertThat(board.stones(1) >>> i & 1).as(description).isEqualTo(stone == Board.WHITE ? 1 : 0);
        }
    }
}
