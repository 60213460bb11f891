package org.sekilab.semeai.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.SearchListener;
import org.sekilab.search.alphabeta.AlphaBetaConfig;
import org.sekilab.search.alphabeta.AlphaBetaEngine;
import org.sekilab.search.bounds.ValueRange;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.play.SemeaiBoard;
import org.sekilab.semeai.play.SemeaiGame;

/** What is counted in the middle of a race holds for play to the end of it. */
class RaceCounterTest {
    private static final Engine ENGINE = new AlphaBetaEngine(AlphaBetaConfig.DEFAULT);
    private static final Limits LIMITS = Limits.DEFAULT.withMaxNodes(5_000_000).withTableBytes(4 << 20);
    private static final int BOARDS = 400;
    private static final int PLIES = 12;
    private static final int WIDTH = 8;
    private static final int HEIGHT = 4;

    private int exact; // states with one value
    private int wins; // states where the least value answers, and the value is not exact
    private int losses; // states where the most value answers, and the value is not exact

    /** Random boards below two walls, and random play on them, under each ko model. */
    @RepeatedTest(5)
    void rangesHoldForPlayToTheEnd(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        for (int i = 0; i < BOARDS; i++) {
            Position position = randomBoard(random);
            int black = randomStone(position, Color.BLACK, random);
            int white = randomStone(position, Color.WHITE, random);
            if (black != Points.NONE && white != Points.NONE) {
                KoWinner koWinner = KoWinner.values()[random.nextInt(KoWinner.values().length)];
                checkAllAlong(position, black, white, koWinner, random, "seed %d, board %d".formatted(seed, i));
            }
        }
        assertThat(exact).isGreaterThan(50);
        assertThat(wins).isGreaterThan(20);
        assertThat(losses).isGreaterThan(20);
    }

    /** Each side has an eye; black has one outside liberty, and white has two. */
    @Test
    void plainPartsAreCounted() {
        SemeaiBoard board = start("""
                O O O O X X X X
                O . O O X . . X
                X X X X O O O O
                X . . X O . O O
                X X X X O O O O
                """);
        assertThat(new RaceCounter(board).range())
                .isEqualTo(ValueRange.exactly(new RaceCounts(Color.BLACK, 0, true, true, 3 - 3)));
    }

    @Test
    void sharedLibertiesAreCountedForBoth() {
        SemeaiBoard board = start("""
                O O O O X X X X
                O . O O X . . X
                X X X X O O O O
                X . . X O . O O
                X X X . O O O O
                """);
        assertThat(new RaceCounter(board).range())
                .isEqualTo(ValueRange.exactly(new RaceCounts(Color.BLACK, 1, true, true, 3 - 3)));
    }

    /** An eye of four points is worth at least its empty points. It may become two eyes. */
    @Test
    void largeEyeHasNoGreatestValue() {
        SemeaiBoard board = start("""
                O O O O X X X X
                O . O O X . . X
                X X X X O O O O
                X . . X O . O O
                X . . X O O O O
                """);
        assertThat(new RaceCounter(board).range())
                .isEqualTo(new ValueRange<>(
                        Optional.of(new RaceCounts(Color.BLACK, 0, true, true, 5 - 3)), Optional.empty()));
    }

    /** Black may connect to its wall by way of the liberties at D4 and D3, and white may connect to nothing. */
    @Test
    void sideThatMayConnectHasNoGreatestValue() {
        SemeaiBoard board = start("""
                O O O X X X X X
                O O O . X . . X
                X X X . O O O O
                X X X X O O O O
                """);
        ValueRange<RaceCounts> range = new RaceCounter(board).range();
        assertThat(range).isEqualTo(ValueRange.unknown());
    }

    /** White fills D3 and takes the stone at C3: the last liberty of this eye does not need the capture of black. */
    @Test
    void eyeWithAnOwnStoneInItCountsAsLibertiesOnly() {
        SemeaiBoard board = start("""
                O O O O O X X X X X
                O . O O O X . . X X
                X X X X X O O O O O
                X O O O X O O O O O
                X O X . X O O . O O
                X O O O X O O O O O
                X X X X X O O O O O
                """);
        assertThat(new RaceCounter(board).range())
                .isEqualTo(new ValueRange<>(
                        Optional.of(new RaceCounts(Color.BLACK, 0, false, true, 2 - 3)), Optional.empty()));
    }

    /** If black plays at B4, B3 is an eye. */
    @Test
    void libertiesThatMayBecomeAnEyeHaveNoGreatestValue() {
        SemeaiBoard board = start("""
                O O O O X X X X
                O . X O X . . X
                X . X X O O O O
                X X X X O . O O
                X X X X O O O O
                """);
        assertThat(new RaceCounter(board).range())
                .isEqualTo(new ValueRange<>(
                        Optional.of(new RaceCounts(Color.BLACK, 0, false, true, 2 - 3)), Optional.empty()));
    }

    /** White has just captured at G1. Its only liberty is G2, where black may not play now. */
    @Test
    void nothingIsKnownWhereAKoMayNotBeRetaken() {
        Position position = Diagram.parse("""
                O O O O X X X X
                O . O O X X X X
                X X X O X X . X
                X X X O X X O X
                """);
        Geometry geometry = position.geometry();
        for (int ko : new int[] {Points.NONE, geometry.point(6, 1)}) {
            Position now = new Position(geometry, position.black(), position.white(), Color.BLACK, ko);
            SemeaiArea area = area(now, geometry.point(0, 0), geometry.point(6, 0));
            SemeaiBoard board = new SemeaiBoard(area, KoWinner.NONE.banned(), Color.BLACK, SemeaiBoard.End.TWO_PASSES);
            assertThat(new RaceCounter(board).range().equals(ValueRange.unknown()))
                    .isEqualTo(ko != Points.NONE);
        }
    }

    /** The next pass would end the race. */
    @Test
    void nothingIsKnownAfterAPass() {
        SemeaiBoard board = start("""
                O O O O X X X X
                O . O O X . . X
                X X X X O O O O
                X X X X O O O O
                """);
        assertThat(new RaceCounter(board).range()).isNotEqualTo(ValueRange.unknown());
        board.play(Points.PASS);
        assertThat(new RaceCounter(board).range()).isEqualTo(ValueRange.unknown());
    }

    /** The ends of the bottom row belong to the essential blocks. */
    private static SemeaiBoard start(String diagram) {
        Position position = Diagram.parse(diagram);
        Geometry geometry = position.geometry();
        SemeaiArea area = area(position, geometry.point(0, 0), geometry.point(geometry.width() - 1, 0));
        return new SemeaiBoard(area, KoWinner.NONE.banned(), Color.BLACK, SemeaiBoard.End.TWO_PASSES);
    }

    private void checkAllAlong(
            Position position, int black, int white, KoWinner koWinner, Random random, String origin) {
        SemeaiArea area = area(position, black, white);
        Color first = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        SemeaiBoard board = new SemeaiBoard(area, koWinner.banned(), first, SemeaiBoard.End.TWO_PASSES);
        RaceCounter counter = new RaceCounter(board);
        String description = "%s, ko winner %s%n%s".formatted(origin, koWinner, Diagram.formatWithFrame(position));
        for (int ply = 0; ply < PLIES && !isOver(board); ply++) {
            check(board, counter.range(), description);
            int[] legal = IntStream.range(0, area.size()).filter(board::isLegal).toArray();
            boolean isPass = legal.length == 0 || random.nextInt(8) == 0;
            board.play(isPass ? Points.PASS : legal[random.nextInt(legal.length)]);
        }
    }

    /** Endless play counts against what the range says: that must hold all the same. */
    private void check(SemeaiBoard board, ValueRange<RaceCounts> range, String description) {
        boolean isExact = range.least().isPresent() && range.most().isPresent();
        exact += isExact ? 1 : 0;
        for (Goal goal : Goal.values()) {
            if (range.least().isPresent() && range.least().get().reaches(goal)) {
                wins += isExact ? 0 : 1;
                assertThat(answer(board, goal, Outcome.LOSS))
                        .as("%s is reached by %s, %s%n%s", goal, range, board, description)
                        .isEqualTo(Outcome.WIN);
            }
            if (range.most().isPresent() && !range.most().get().reaches(goal)) {
                losses += isExact ? 0 : 1;
                assertThat(answer(board, goal, Outcome.WIN))
                        .as("%s is not reached by %s, %s%n%s", goal, range, board, description)
                        .isEqualTo(Outcome.LOSS);
            }
        }
    }

    private static Outcome answer(SemeaiBoard board, Goal goal, Outcome repetition) {
        return ENGINE.prove(new SemeaiGame(board, goal, repetition), goal, LIMITS, SearchListener.NONE)
                .outcome();
    }

    private static boolean isOver(SemeaiBoard board) {
        return board.isOver() || board.isCaptured(0) || board.isCaptured(1);
    }

    /** The stones connected to the two upper corners are never captured. */
    private static SemeaiArea area(Position position, int black, int white) {
        return SemeaiArea.proved(
                position, block(position, Color.BLACK, black), block(position, Color.WHITE, white), walls(position));
    }

    private static PointSet walls(Position position) {
        Geometry geometry = position.geometry();
        return block(position, Color.WHITE, geometry.point(0, geometry.height() - 1))
                .unite(block(position, Color.BLACK, geometry.point(geometry.width() - 1, geometry.height() - 1)));
    }

    private static PointSet block(Position position, Color color, int stone) {
        return PointSet.of(position.geometry(), stone).flood(position.stones(color));
    }

    /**
     * The top row has a white wall on the left, and a black wall on the right. Below are mostly stones of the other
     * color.
     */
    private static Position randomBoard(Random random) {
        Geometry geometry = Geometry.of(WIDTH, HEIGHT);
        PointSet[] stones = {new PointSet(geometry), new PointSet(geometry)};
        for (int column = 0; column < WIDTH; column++) {
            int side = column < WIDTH / 2 ? 0 : 1;
            stones[1 - side].add(geometry.point(column, HEIGHT - 1));
            for (int row = 0; row < HEIGHT - 1; row++) {
                int kind = random.nextInt(12);
                if (kind > 3) {
                    stones[kind == 4 ? 1 - side : side].add(geometry.point(column, row));
                }
            }
        }
        return Position.of(stones[0], stones[1], Color.BLACK);
    }

    /** A stone that is no wall, if all blocks that are none have liberties; else {@link Points#NONE}. */
    private static int randomStone(Position position, Color color, Random random) {
        PointSet walls = walls(position);
        int largest = Points.NONE;
        int size = 0;
        for (PointSet block : position.stones(color).copy().subtract(walls).components()) {
            if (block.exterior().intersectionSize(position.empties()) == 0) {
                return Points.NONE;
            }
            if (block.size() + random.nextInt(2) > size) {
                size = block.size();
                largest = block.toArray()[0];
            }
        }
        return largest;
    }
}
