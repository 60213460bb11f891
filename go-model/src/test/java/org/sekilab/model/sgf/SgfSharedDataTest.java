package org.sekilab.model.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.SharedData;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** The records of the shared data; see {@link SharedData} for where they are. */
class SgfSharedDataTest {
    private static final Pattern MOVE = Pattern.compile(";([BW])\\[([a-s]{2})?]");

    @Test
    void everyFileReadsAndReadsBackAsWritten() throws IOException {
        List<Path> files = SharedData.requireSgfFiles(".");
        assertThat(files).hasSizeGreaterThanOrEqualTo(428);
        for (Path file : files) {
            SgfTrees.assertSameAfterWriting(SgfReader.read(file));
        }
    }

    @Test
    void selfPlayEndsAsInAReplayOfItsOwn() throws IOException {
        List<Path> files = SharedData.requireSgfFiles("selfplay");
        int captures = 0;
        for (Path file : files) {
            NaiveBoard board = new NaiveBoard();
            int moves = 0;
            for (Matcher move = MOVE.matcher(Files.readString(file)); move.find(); moves++) {
                if (move.group(2) != null) {
                    board.play(move.group(1).equals("B") ? 'X' : 'O', move.group(2));
                }
            }
            SgfGame game = SgfReader.read(file).games().get(0);
            assertThat(game.moveCount()).as(file.toString()).isEqualTo(moves);
            assertThat(Diagram.format(game.lastPosition())).as(file.toString()).isEqualTo(board.toString());
            captures += board.captures;
        }
        assertThat(files).hasSize(40);
        assertThat(captures).isGreaterThan(200);
    }

    @ParameterizedTest
    @CsvSource({
        "life-and-death/gnugo/life_and_death/ld18.sgf, 0, C9, WHITE",
        "life-and-death/gnugo/owl49.sgf, 0, R17, BLACK",
        "seki/gnugo/blunder22.sgf, 0, E6, BLACK"
    })
    void problemsWithStonesInTheSecondNodeHaveThemAfterNoMoves(String file, int moves, String point, String color)
            throws IOException {
        Position position =
                SgfReader.read(SharedData.require(file)).games().get(0).positionAfter(moves);
        PointSet stones = color.equals("BLACK") ? position.black() : position.white();
        assertThat(stones.contains(GtpPoints.parse(position.geometry(), point))).isTrue();
    }

    /** Go on characters, rows from the top. For comparison; it shares only the board size with the model. */
    private static final class NaiveBoard {
        private static final int SIZE = 19;
        private final char[] points = ".".repeat(SIZE * SIZE).toCharArray();
        private int captures;

        void play(char color, String coordinates) {
            int point = (coordinates.charAt(1) - 'a') * SIZE + coordinates.charAt(0) - 'a';
            assertThat(points[point]).isEqualTo('.');
            points[point] = color;
            for (int neighbor : neighbors(point)) {
                if (points[neighbor] != '.' && points[neighbor] != color) {
                    removeIfCaptured(neighbor);
                }
            }
        }

        private void removeIfCaptured(int start) {
            Set<Integer> block = new HashSet<>(Set.of(start));
            Deque<Integer> open = new ArrayDeque<>(block);
            while (!open.isEmpty()) {
                for (int neighbor : neighbors(open.pop())) {
                    if (points[neighbor] == '.') {
                        return;
                    }
                    if (points[neighbor] == points[start] && block.add(neighbor)) {
                        open.push(neighbor);
                    }
                }
            }
            block.forEach(point -> points[point] = '.');
            captures += block.size();
        }

        private static List<Integer> neighbors(int point) {
            List<Integer> neighbors = new ArrayList<>(4);
            if (point % SIZE > 0) {
                neighbors.add(point - 1);
            }
            if (point % SIZE < SIZE - 1) {
                neighbors.add(point + 1);
            }
            if (point >= SIZE) {
                neighbors.add(point - SIZE);
            }
            if (point < SIZE * (SIZE - 1)) {
                neighbors.add(point + SIZE);
            }
            return neighbors;
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < points.length; i++) {
                text.append(points[i]).append(i % SIZE == SIZE - 1 ? '\n' : ' ');
            }
            return text.toString();
        }
    }
}
