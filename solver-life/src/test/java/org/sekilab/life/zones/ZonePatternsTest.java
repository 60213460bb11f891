package org.sekilab.life.zones;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;

class ZonePatternsTest {
    private static final int MOST = 10_000;
    private static final int GAMES = 60;
    private static final int PLIES = 40;

    /** What a pattern is, in plain words. */
    private record Plain(boolean isDefenderToMove, long zone, long attacker, long defender, int ko) {
        static Plain of(LocalBoard board, long zone) {
            int ko = board.koPoint();
            return new Plain(
                    board.isDefenderToMove(),
                    zone,
                    board.attacker() & zone,
                    board.defender() & zone,
                    ko != Points.NONE && (zone >>> ko & 1) != 0 ? ko : Points.NONE);
        }

        boolean isMatchedBy(LocalBoard board) {
            Plain state = of(board, zone);
            boolean isAllowed = state.ko() == Points.NONE || state.ko() == ko;
            return isAllowed
                    && state.isDefenderToMove() == isDefenderToMove
                    && state.attacker() == attacker
                    && state.defender() == defender;
        }
    }

    /** In random games with captures and kos, the tree finds the same pattern as a look at each of them. */
    @Test
    void theOldestOfThePatternsWithTheStonesOfAStateIsFound() {
        SplittableRandom random = new SplittableRandom(5);
        LocalBoard board = board(". . . . / . . . . / . . . .", Color.BLACK);
        int size = board.shape().size();
        int[] order = IntStream.range(0, size).map(i -> size - 1 - i).toArray();
        ZonePatterns patterns = new ZonePatterns(board, () -> 0, order, MOST);
        List<Plain> plain = new ArrayList<>();
        int matches = 0;
        for (int game = 0; game < GAMES; game++) {
            int plies = 0;
            for (; plies < PLIES; plies++) {
                int expected = expected(plain, board);
                assertEquals(expected, patterns.find(), () -> plain.size() + " patterns, " + board);
                matches += expected == ZonePatterns.NONE ? 0 : 1;
                if (expected == ZonePatterns.NONE && random.nextInt(4) == 0) {
                    long half = random.nextLong();
                    long zone = half & random.nextLong() & board.shape().all() | 1;
                    patterns.add(zone, size);
                    plain.add(Plain.of(board, zone));
                    assertEquals(zone, patterns.zone(plain.size() - 1));
                    assertEquals(size, patterns.move(plain.size() - 1));
                }
                int[] legal = IntStream.range(0, size).filter(board::isLegal).toArray();
                if (legal.length == 0) {
                    break;
                }
                board.play(legal[random.nextInt(legal.length)]);
            }
            for (; plies > 0; plies--) {
                board.undo();
            }
        }
        assertTrue(matches > GAMES, "too few matches for a test");
    }

    private static int expected(List<Plain> plain, LocalBoard board) {
        for (int i = 0; i < plain.size(); i++) {
            if (plain.get(i).isMatchedBy(board)) {
                return i;
            }
        }
        return ZonePatterns.NONE;
    }

    /** A block that was captured and played again is no target any more, with the same stones on the board. */
    @Test
    void aStateWithOtherTargetsLeftDoesNotMatch() {
        LocalBoard board = board("X . . . / O . . .", Color.WHITE);
        AtomicLong left = new AtomicLong(1);
        ZonePatterns patterns = new ZonePatterns(
                board, left::get, IntStream.range(0, board.shape().size()).toArray(), MOST);
        patterns.add(1, 0);
        assertEquals(0, patterns.find());
        left.set(0);
        assertEquals(ZonePatterns.NONE, patterns.find());
    }

    @Test
    void aFullStoreTakesNoMore() {
        LocalBoard board = board(". . / . .", Color.BLACK);
        ZonePatterns patterns = new ZonePatterns(board, () -> 0, new int[] {0, 1, 2, 3}, 1);
        board.play(0);
        patterns.add(1, 7);
        board.play(1);
        patterns.add(2, 7);
        assertEquals(1, patterns.size());
        assertEquals(ZonePatterns.NONE, patterns.find());
    }

    /** Black defends; all points are in play. */
    private static LocalBoard board(String rows, Color mover) {
        Position position = Diagram.parse(rows.replace(" / ", "\n"));
        Geometry geometry = position.geometry();
        PointSet none = new PointSet(geometry);
        LocalShape shape = LocalShape.ofArea(Color.BLACK, PointSet.board(geometry), none, none, List.of(), new long[0]);
        return new LocalBoard(shape, position, mover);
    }
}
