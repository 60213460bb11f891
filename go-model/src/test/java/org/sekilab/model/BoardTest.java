package org.sekilab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

class BoardTest {
    @Test
    void stoneWithoutLibertyIsCaptured() {
        Board board = new Board(Diagram.parse("""
                . X .
                X O .
                . X .
                """));
        play(board, "C2");
        assertThat(Diagram.format(board.toPosition())).isEqualTo("""
                . X .
                X . X
                . X .
                """);
        board.undo();
        assertThat(board.stone(point(board, "B2"))).isEqualTo(Board.WHITE);
        assertThat(board.isConsistent()).isTrue();
    }

    @Test
    void suicideIsIllegalUnlessItCaptures() {
        Board board = new Board(Diagram.parse("""
                . O .
                O O .
                . . .
                """));
        assertThat(board.legality(point(board, "A3"))).isEqualTo(Legality.SUICIDE);
        Board capture = new Board(Diagram.parse("""
                . O X
                O X X
                X X .
                """));
        assertThat(capture.legality(point(capture, "A3"))).isEqualTo(Legality.LEGAL);
    }

    @Test
    void koMayNotBeRetakenAtOnceButAfterAnotherMove() {
        Board board = new Board(Diagram.parse("""
                . X O .
                X O . O
                . X O .
                . . . .
                """));
        play(board, "C3");
        assertThat(board.koPoint()).isEqualTo(point(board, "B3"));
        assertThat(board.legality(point(board, "B3"))).isEqualTo(Legality.KO);
        board.play(Points.PASS);
        board.play(Points.PASS);
        assertThat(board.legality(point(board, "B3"))).isEqualTo(Legality.LEGAL);
        board.undo();
        board.undo();
        assertThat(board.legality(point(board, "B3"))).isEqualTo(Legality.KO);
    }

    @Test
    void takingTwoStonesOrWithTwoStonesIsNoKo() {
        Board two = new Board(Diagram.parse("""
                X O O .
                X X X O
                . . . .
                """));
        play(two, "D3");
        assertThat(two.koPoint()).isEqualTo(Points.NONE);
        Board snapback = new Board(Diagram.parse("""
                O X .
                O X X
                . O X
                """));
        play(snapback, "A1");
        assertThat(snapback.koPoint()).isEqualTo(Points.NONE);
    }

    @Test
    void whatIsNotOnTheBoardIsNoMove() {
        Board board = new Board(Geometry.of(9, 9));
        assertThat(board.legality(81)).isEqualTo(Legality.OFF_BOARD);
        assertThat(board.legality(Points.NONE)).isEqualTo(Legality.OFF_BOARD);
        assertThat(board.legality(Points.PASS)).isEqualTo(Legality.LEGAL);
    }

    @Test
    void positionWithABlockWithoutLibertiesIsRejected() {
        Position position = Diagram.parse("""
                X O
                O X
                """);
        assertThatThrownBy(() -> new Board(position))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the block at A1 has no liberty");
    }

    /** Numbers of legal positions as published by Tromp and Farnebäck. */
    @ParameterizedTest
    @CsvSource({"2, 2, 57", "3, 2, 489", "3, 3, 12675"})
    void countsOfLegalPositionsAreThePublishedOnes(int width, int height, int expected) {
        Geometry geometry = Geometry.of(width, height);
        int legal = 0;
        int total = (int) Math.pow(3, geometry.area());
        for (int code = 0; code < total; code++) {
            PointSet[] stones = {new PointSet(geometry), new PointSet(geometry), new PointSet(geometry)};
            for (int point = 0, rest = code; point < geometry.area(); point++, rest /= 3) {
                stones[rest % 3].add(point);
            }
            Position position = Position.of(stones[1], stones[2], Color.BLACK);
            boolean isAccepted = isAccepted(position);
            assertThat(position.findBlockWithoutLiberty().isEmpty()).isEqualTo(isAccepted);
            legal += isAccepted ? 1 : 0;
        }
        assertThat(legal).isEqualTo(expected);
    }

    private static boolean isAccepted(Position position) {
        try {
            return new Board(position).isConsistent();
        } catch (IllegalArgumentException hasNoLiberty) {
            return false;
        }
    }

    /** A game on a board of each size. */
    @RepeatedTest(11)
    void randomGameAgreesWithNaiveRulesAndUndoes(RepetitionInfo run) {
        playRandomGame(run);
    }

    @RepeatedTest(60)
    @Tag("slow")
    void moreRandomGamesAgreeWithNaiveRulesAndUndo(RepetitionInfo run) {
        playRandomGame(run);
    }

    /** Plays a random game, compares it with the naive rules after each move, and undoes it to the empty board. */
    private static void playRandomGame(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int[][] sizes = {{2, 2}, {3, 2}, {2, 25}, {4, 4}, {5, 5}, {7, 3}, {9, 9}, {17, 5}, {13, 13}, {19, 19}, {25, 25}
        };
        int[] size = sizes[run.getCurrentRepetition() % sizes.length];
        Geometry geometry = Geometry.of(size[0], size[1]);
        Board board = new Board(geometry);
        NaiveBoard naive = new NaiveBoard(size[0], size[1]);
        Deque<String> states = new ArrayDeque<>();
        int moves = Math.min(3 * geometry.area() + 20, 500);
        for (int move = 0; move < moves; move++) {
            assertSame(board, naive, seed);
            states.push(state(board));
            int[] legal = new int[geometry.area()];
            int count = board.legalMovesInto(legal);
            if (count == 0 || random.nextInt(50) == 0) {
                board.play(Points.PASS);
                naive.pass();
            } else {
                int point = legal[random.nextInt(count)];
                board.play(point);
                assertThat(naive.play(geometry.column(point), geometry.row(point)))
                        .as("seed %d", seed)
                        .isTrue();
            }
        }
        assertSame(board, naive, seed);
        while (board.ply() > 0) {
            board.undo();
            assertThat(state(board)).as("seed %d, ply %d", seed, board.ply()).isEqualTo(states.pop());
        }
        assertThat(board.positionHash()).isEqualTo(new Board(geometry).positionHash());
    }

    /** The rare cases do occur in such random games. Otherwise the test above would prove little. */
    @Test
    void randomGamesHaveCapturesKosAndMerges() {
        Random random = new Random(1);
        int captures = 0;
        int blocksAtOnce = 0;
        int kos = 0;
        int merges = 0;
        for (int game = 0; game < 200; game++) {
            NaiveBoard naive = new NaiveBoard(5, 5);
            for (int move = 0; move < 100; move++) {
                int column = random.nextInt(5);
                int row = random.nextInt(5);
                char color = naive.toMove;
                Set<Set<List<Integer>>> around = new HashSet<>();
                for (int[] step : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                    int c = column + step[0];
                    int r = row + step[1];
                    if (c >= 0 && c < 5 && r >= 0 && r < 5 && naive.stones[c][r] == color) {
                        around.add(naive.block(List.of(c, r)));
                    }
                }
                if (naive.play(column, row)) {
                    captures += naive.lastCaptured > 0 ? 1 : 0;
                    blocksAtOnce += naive.lastCapturedBlocks > 1 ? 1 : 0;
                    kos += naive.koColumn >= 0 ? 1 : 0;
                    merges += around.size() >= 3 ? 1 : 0;
                }
            }
        }
        assertThat(captures).isGreaterThan(500);
        assertThat(blocksAtOnce).isGreaterThan(20);
        assertThat(kos).isGreaterThan(20);
        assertThat(merges).isGreaterThan(100);
    }

    @RepeatedTest(20)
    void symmetriesAndColorSwapKeepLegality(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Geometry geometry = Geometry.of(6, 4);
        Board board = new Board(geometry);
        int[] legal = new int[geometry.area()];
        for (int move = 0; move < 60; move++) {
            Position position = board.toPosition();
            for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
                Board image = new Board(position.transformed(symmetry));
                Board swapped = new Board(position.withColorsSwapped());
                for (int point = 0; point < geometry.area(); point++) {
                    assertThat(image.legality(geometry.symmetry(symmetry, point)))
                            .as("seed %d, symmetry %d", seed, symmetry)
                            .isEqualTo(board.legality(point))
                            .isEqualTo(swapped.legality(point));
                }
            }
            int count = board.legalMovesInto(legal);
            board.play(count == 0 ? Points.PASS : legal[random.nextInt(count)]);
        }
    }

    private static void assertSame(Board board, NaiveBoard naive, long seed) {
        assertThat(board.isConsistent()).as("seed %d", seed).isTrue();
        Geometry geometry = board.geometry();
        int[] buffer = new int[geometry.area()];
        for (int point = 0; point < geometry.area(); point++) {
            int column = geometry.column(point);
            int row = geometry.row(point);
            assertThat(".XO".charAt(board.stone(point))).as("seed %d", seed).isEqualTo(naive.stones[column][row]);
            boolean isLegal = naive.copy().play(column, row);
            assertThat(board.isLegal(point))
                    .as("seed %d, point %d", seed, point)
                    .isEqualTo(isLegal);
            assertThat(board.legality(point) == Legality.LEGAL).isEqualTo(isLegal);
            if (board.blockAt(point) == point) {
                Set<List<Integer>> block = naive.block(List.of(column, row));
                assertThat(pointsOf(geometry, buffer, board.stonesInto(point, buffer)))
                        .isEqualTo(block);
                assertThat(pointsOf(geometry, buffer, board.libertiesInto(point, buffer)))
                        .isEqualTo(naive.liberties(block));
                assertThat(board.libertyCount(point))
                        .isEqualTo(naive.liberties(block).size());
            }
        }
    }

    private static Set<List<Integer>> pointsOf(Geometry geometry, int[] buffer, int count) {
        List<List<Integer>> points = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            points.add(List.of(geometry.column(buffer[i]), geometry.row(buffer[i])));
        }
        assertThat(points).doesNotHaveDuplicates();
        return new HashSet<>(points);
    }

    /** All that can be observed, the order of stones included. */
    private static String state(Board board) {
        StringBuilder state = new StringBuilder();
        int[] buffer = new int[board.geometry().area()];
        for (int point = 0; point < board.geometry().area(); point++) {
            state.append(board.stone(point))
                    .append(' ')
                    .append(board.blockAt(point))
                    .append(' ');
            if (board.blockAt(point) == point) {
                state.append(board.libertyCount(point)).append(':');
                int count = board.stonesInto(point, buffer);
                for (int i = 0; i < count; i++) {
                    state.append(buffer[i]).append(',');
                }
            }
        }
        return state.append(board.toMove())
                .append(board.koPoint())
                .append(' ')
                .append(board.lastMove())
                .append(' ')
                .append(board.positionHash())
                .append(' ')
                .append(board.stonesHash())
                .toString();
    }

    private static int point(Board board, String name) {
        return GtpPoints.parse(board.geometry(), name);
    }

    private static void play(Board board, String name) {
        board.play(point(board, name));
    }
}
