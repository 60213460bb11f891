package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.play.SemeaiBoard;
import org.sekilab.semeai.play.SemeaiGame;

/** If life counts, all captures with the same key lead to the same board with the same ko, whichever move captured. */
class KeyAfterCaptureTest {
    private static final int MAX_STATES = 3_000; // of a board

    private record Key(long low, long high) {}

    private final Map<Key, Key> after = new HashMap<>(); // the state after a capture, by the key of the race
    private final Set<Key> visited = new HashSet<>();
    private Optional<Key> left = Optional.empty(); // by the last move, if it captured
    private int again;
    private int kos;

    @Test
    void keyTellsWhatTheCaptureLeaves() {
        check(250);
    }

    @Test
    @Tag("thorough")
    void keyTellsWhatTheCaptureLeavesOnMoreBoards() {
        check(3_000);
    }

    private void check(int boards) {
        for (int seed = 0; seed < boards; seed++) {
            Random random = new Random(seed);
            Position position = board(random);
            int black = stone(position, Color.BLACK, random);
            int white = stone(position, Color.WHITE, random);
            if (black >= 0 && white >= 0 && position.findBlockWithoutLiberty().isEmpty()) {
                SemeaiArea area = Walls.areaOf(new SemeaiProblem(position, black, white, KoWinner.NONE));
                if (area.fits()) {
                    for (Color first : Color.values()) {
                        after.clear();
                        visited.clear();
                        SemeaiBoard board =
                                new SemeaiBoard(area, KoWinner.NONE.banned(), first, SemeaiBoard.End.TWO_FREE_PASSES);
                        visit(new SemeaiGame(board, Goal.WIN, Outcome.LOSS, this::leave), position, seed);
                    }
                }
            }
        }
        assertThat(again).isPositive();
        assertThat(kos).isPositive();
    }

    private void visit(SemeaiGame game, Position position, int seed) {
        if (visited.size() >= MAX_STATES || !visited.add(new Key(game.keyLow(), game.keyHigh()))) {
            return;
        }
        int[] moves = new int[game.maxMoves()];
        int count = game.movesInto(moves);
        for (int i = 0; i < count; i++) {
            left = Optional.empty();
            game.play(moves[i]);
            if (left.isPresent()) {
                Key before = after.putIfAbsent(new Key(game.keyLow(), game.keyHigh()), left.get());
                again += before == null ? 0 : 1;
                assertThat(left.get())
                        .as("seed %d%n%s", seed, Diagram.format(position))
                        .isEqualTo(before == null ? left.get() : before);
            } else if (game.outcome() == Outcome.UNKNOWN) {
                visit(game, position, seed);
            }
            game.undo();
        }
    }

    /** Plays the capture on a board that includes the points of the captured block. */
    private Outcome leave(SemeaiBoard before, int move, Outcome repetition) {
        SemeaiArea area = before.area();
        Color mover = Color.values()[before.mover()];
        SemeaiArea wider = area.withoutEssential(mover.opposite());
        if (wider.fits()) {
            long[] stones = new long[2];
            for (Color color : Color.values()) {
                for (long rest = before.stones(color.ordinal()); rest != 0; rest &= rest - 1) {
                    stones[color.ordinal()] |= 1L << wider.localOf(area.point(Long.numberOfTrailingZeros(rest)));
                }
            }
            for (int point : area.essentialBlock(mover.opposite()).toArray()) {
                stones[1 - mover.ordinal()] |= 1L << wider.localOf(point);
            }
            SemeaiBoard board = new SemeaiBoard(
                    wider, KoWinner.NONE.banned(), mover, SemeaiBoard.End.TWO_FREE_PASSES, stones[0], stones[1]);
            board.play(wider.localOf(area.point(move)));
            left = Optional.of(new Key(board.keyLow(), board.keyHigh()));
            for (int point = 0; point < wider.size(); point++) {
                kos += board.isKoPoint(point) ? 1 : 0;
            }
        }
        return repetition;
    }

    private static Position board(Random random) {
        Geometry geometry = Geometry.of(3 + random.nextInt(2), 3);
        PointSet[] stones = {new PointSet(geometry), new PointSet(geometry)};
        for (int point : new PointSet(geometry).complement().toArray()) {
            int color = random.nextInt(3);
            if (color < 2) {
                stones[color].add(point);
            }
        }
        return Position.of(stones[0], stones[1], Color.BLACK);
    }

    /** A block of one stone, or -1. */
    private static int stone(Position position, Color color, Random random) {
        int[] stones = position.stones(color).toArray();
        for (int tries = 0; tries < 4 && stones.length > 0; tries++) {
            int stone = stones[random.nextInt(stones.length)];
            if (PointSet.of(position.geometry(), stone)
                            .flood(position.stones(color))
                            .size()
                    == 1) {
                return stone;
            }
        }
        return -1;
    }
}
