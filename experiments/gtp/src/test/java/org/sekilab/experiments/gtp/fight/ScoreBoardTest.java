package org.sekilab.experiments.gtp.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.semeai.KoWinner;

/** The local game beside the rules of the whole board. */
class ScoreBoardTest {
    private static final int GAMES = 1000;
    private static final int MOVES = 60;

    /** Both sides have two eyes beside the empty points. */
    private static final Battlefield BETWEEN_LIVES = field("""
            . O . . . X .
            O O . . . X X
            . O . . . X .
            """, 2, 4);

    private static final Battlefield BESIDE_A_LIFE = field("""
            . . . X .
            . . . X X
            . . . X .
            """, 0, 2);

    private static final Battlefield SMALL_BOARD = field("""
            . . .
            . . .
            """, 0, 2);

    private static final Battlefield LARGE_BOARD = field("""
            . . . .
            . . . .
            . . . .
            """, 0, 3);

    private int captures;
    private int kos;
    private int retakes;
    private int suicides;
    private int fills;

    /** A capture of a large block ends the comparison: the local game fills its points, and the board does not. */
    @Test
    void randomGamesAgreeWithTheBoardAndUndo() {
        List<Battlefield> fields = List.of(BETWEEN_LIVES, BESIDE_A_LIFE, SMALL_BOARD, LARGE_BOARD);
        for (int game = 0; game < GAMES; game++) {
            long seed = Seeds.of(game);
            KoWinner winner = KoWinner.values()[game % KoWinner.values().length];
            playRandomGame(fields.get(game % fields.size()), winner, seed);
        }
        assertThat(captures).isGreaterThan(500);
        assertThat(kos).isGreaterThan(40);
        assertThat(retakes).isGreaterThan(20);
        assertThat(suicides).isGreaterThan(500);
        assertThat(fills).isGreaterThan(10);
    }

    private void playRandomGame(Battlefield field, KoWinner winner, long seed) {
        Random random = new Random(seed);
        Color first = Color.values()[random.nextInt(2)];
        Position start = field.position();
        Board board = new Board(Position.of(start.black(), start.white(), first));
        ScoreBoard local = new ScoreBoard(field, first, winner);
        Deque<List<Object>> states = new ArrayDeque<>();
        for (int i = 0; i < MOVES && local.passes() < 2; i++) {
            assertSame(field, winner, board, local, seed);
            states.push(state(local));
            List<Integer> legal = legalMoves(field, winner, board, local, seed);
            if (legal.isEmpty() || random.nextInt(20) == 0) {
                board.play(Points.PASS);
                local.pass();
                assertThat(local.passes()).isPositive();
                continue;
            }
            int move = legal.get(random.nextInt(legal.size()));
            int before = board.capturedCount(board.toMove().opposite());
            board.play(field.point(move));
            int taken = board.capturedCount(board.toMove()) - before;
            assertThat(local.tryPlay(move)).isTrue();
            assertThat(local.passes()).isZero();
            captures += taken > 0 ? 1 : 0;
            if (!local.toString().contains(" solid 0 ")) {
                assertThat(taken).isGreaterThanOrEqualTo(Battlefield.ROOMY);
                fills++;
                break;
            }
        }
        while (local.ply() > 0) {
            local.undo();
            assertThat(state(local)).as("seed %d, ply %d", seed, local.ply()).isEqualTo(states.pop());
        }
        assertThat(states).isEmpty();
    }

    /** The legal moves, by local number, but for those that only the winner of kos may play. */
    private List<Integer> legalMoves(Battlefield field, KoWinner winner, Board board, ScoreBoard local, long seed) {
        List<Integer> legal = new ArrayList<>();
        List<Object> before = state(local);
        for (long rest = local.empties(); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            int point = field.point(move);
            boolean isRetake = point == board.koPoint() && !winner.bans(board.toMove());
            boolean isPlayed = local.tryPlay(move);
            assertThat(isPlayed).as("seed %d\n%s\n%d", seed, board, point).isEqualTo(board.isLegal(point) || isRetake);
            if (isPlayed) {
                local.undo();
            }
            assertThat(state(local)).as("seed %d", seed).isEqualTo(before);
            retakes += isRetake ? 1 : 0;
            if (board.isLegal(point)) {
                legal.add(move);
            } else {
                kos += point == board.koPoint() ? 1 : 0;
                suicides += point == board.koPoint() ? 0 : 1;
            }
        }
        return legal;
    }

    private static void assertSame(Battlefield field, KoWinner winner, Board board, ScoreBoard local, long seed) {
        Position position = board.toPosition();
        int ko = winner.bans(board.toMove()) ? field.indexOf(board.koPoint()) : Points.NONE;
        assertThat(local.toString())
                .as("seed %d\n%s", seed, board)
                .startsWith("black %x white %x solid 0 ko %d to move %d "
                        .formatted(
                                field.mask(position.black()),
                                field.mask(position.white()),
                                ko,
                                board.toMove().ordinal()));
        assertThat(local.empties()).isEqualTo(field.mask(position.empties()));
    }

    private static List<Object> state(ScoreBoard board) {
        return List.of(board.toString(), board.passes(), board.keyLow(), board.keyHigh(), board.score(), board.moves());
    }

    /** Seven points have room for two eyes, six have not. */
    @Test
    void placeOfALargeBlockIsFilled() {
        ScoreBoard large = wholeBoard("""
                X X X X X X X X X
                . O O O O O O O X
                """, Color.BLACK);
        assertThat(large.tryPlay(0)).isTrue();
        assertThat(large.empties()).isZero();
        assertThat(large.score()).isEqualTo(-18);
        ScoreBoard small = wholeBoard("""
                X X X X X X X X
                . O O O O O O X
                """, Color.BLACK);
        assertThat(small.tryPlay(0)).isTrue();
        assertThat(Long.bitCount(small.empties())).isEqualTo(6);
        assertThat(small.score()).isEqualTo(-16);
    }

    /** The space between the colors is neutral. A space counts, too, if only the stones beyond enclose it. */
    @Test
    void scoreCountsStonesAndTheSpacesOfOneColor() {
        String diagram = """
                . O . X . .
                O O . X . .
                . O . X . .
                """;
        int black = 3 + 6;
        int white = 4 + 2;
        assertThat(wholeBoard(diagram, Color.BLACK).score()).isEqualTo(black - white);
        assertThat(wholeBoard(diagram, Color.WHITE).score()).isEqualTo(white - black);
        assertThat(new ScoreBoard(BESIDE_A_LIFE, Color.BLACK, KoWinner.NONE).score())
                .isEqualTo(9);
        assertThat(new ScoreBoard(BETWEEN_LIVES, Color.BLACK, KoWinner.NONE).score())
                .isZero();
    }

    /** The eyes of one block are none of its moves. An eye of two blocks is one, as it may be false. */
    @Test
    void eyesOfOneBlockAreNoMoves() {
        String one = """
                . X .
                X X X
                . X .
                """;
        assertThat(wholeBoard(one, Color.BLACK).moves()).isZero();
        assertThat(Long.bitCount(wholeBoard(one, Color.WHITE).moves())).isEqualTo(4);
        String four = """
                . X .
                X . X
                . X .
                """;
        assertThat(Long.bitCount(wholeBoard(four, Color.BLACK).moves())).isEqualTo(5);
    }

    private static ScoreBoard wholeBoard(String diagram, Color toMove) {
        return new ScoreBoard(field(diagram, 0, diagram.indexOf('\n') / 2), toMove, KoWinner.NONE);
    }

    /** Some columns. White's stones beyond are on their left, and those of Black on their right. */
    private static Battlefield field(String diagram, int first, int last) {
        Position position = Diagram.parse(diagram);
        Geometry geometry = position.geometry();
        PointSet points = new PointSet(geometry);
        PointSet left = new PointSet(geometry);
        PointSet right = new PointSet(geometry);
        for (int point = 0; point < geometry.area(); point++) {
            int column = geometry.column(point);
            (column < first ? left : column > last ? right : points).add(point);
        }
        return new Battlefield(position, points.freeze(), right.freeze(), left.freeze());
    }
}
