package org.sekilab.safety.order;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

class MoveFeaturesTest {
    private static final int NO_POINT = Points.NONE;

    /** A game in which Black's largest block is essential, and all other points are in the window. */
    private record Game(Position position, LocalBoard board) {
        static Game of(Position position) {
            Block block = new FloodRegionFinder()
                    .find(position, Color.BLACK).blocks().stream()
                            .max(Comparator.comparingInt(each -> each.stones().size()))
                            .orElseThrow();
            PointSet none = new PointSet(position.geometry());
            PointSet points = PointSet.board(position.geometry()).subtract(block.stones());
            LocalShape shape = LocalShape.ofArea(Color.BLACK, points, none, none, List.of(block), new long[1]);
            return new Game(position, new LocalBoard(shape, position, Color.BLACK));
        }

        int local(String name) {
            return board.shape().localOf(GtpPoints.parse(position.geometry(), name));
        }

        int[] features(String move, String lastMove) {
            return features(local(move), lastMove.isEmpty() ? NO_POINT : local(lastMove), NO_POINT, NO_POINT);
        }

        int[] features(int move, int lastMove, int passAnswer, int lastAnswer) {
            long liberties = 0;
            for (long exterior : board.shape().blockExteriors()) {
                liberties |= exterior & board.empties();
            }
            MoveFeatures features = new MoveFeatures(board);
            features.begin(liberties, liberties, lastMove, passAnswer, lastAnswer);
            return features.of(move).clone();
        }
    }

    private static final String BOARD = """
            X X . . O
            . . . . .
            . O . . .
            O X O . .
            . . . . .
            """;

    private static final Game GAME = Game.of(Diagram.parse(BOARD));

    private static int value(int[] features, MoveFeature feature) {
        return features[feature.ordinal()];
    }

    @Test
    void linesAreCountedFromTheSide() {
        assertThat(value(GAME.features("E1", ""), MoveFeature.LINE)).isZero();
        assertThat(value(GAME.features("D2", ""), MoveFeature.LINE)).isEqualTo(1);
        assertThat(value(GAME.features("C3", ""), MoveFeature.LINE)).isEqualTo(2);
    }

    @Test
    void distanceToTheLastMoveIsTold() {
        assertThat(value(GAME.features("D3", ""), MoveFeature.LAST))
                .as("no move")
                .isZero();
        assertThat(List.of(
                        value(GAME.features("C3", "C2"), MoveFeature.LAST),
                        value(GAME.features("D3", "C2"), MoveFeature.LAST),
                        value(GAME.features("C4", "C2"), MoveFeature.LAST),
                        value(GAME.features("D4", "C2"), MoveFeature.LAST),
                        value(GAME.features("E4", "C2"), MoveFeature.LAST)))
                .containsExactly(1, 2, 3, 4, 5);
    }

    @Test
    void targetsAreBesideTheirLiberties() {
        assertThat(value(GAME.features("C5", ""), MoveFeature.TARGET))
                .as("a liberty")
                .isZero();
        assertThat(value(GAME.features("C4", ""), MoveFeature.TARGET))
                .as("beside one, not near")
                .isEqualTo(1 + 3);
        assertThat(value(GAME.features("E1", ""), MoveFeature.TARGET)).as("far").isEqualTo(2 + 3);
    }

    @Test
    void capturesAndLibertiesOfOpponentsAreTold() {
        Game atari = Game.of(Diagram.parse("""
                X X . . .
                . . . . .
                . X . . .
                X O . . .
                . X . . .
                """));
        assertThat(value(atari.features("C2", ""), MoveFeature.CAPTURES)).isEqualTo(1);
        assertThat(value(atari.features("C2", ""), MoveFeature.OPPONENT)).isZero();
        assertThat(value(GAME.features("D5", ""), MoveFeature.CAPTURES)).isZero();
        assertThat(value(GAME.features("D5", ""), MoveFeature.OPPONENT))
                .as("atari")
                .isEqualTo(1);
    }

    @Test
    void answersThatWonElsewhereAreTold() {
        int move = GAME.local("D3");
        int other = GAME.local("D4");
        assertThat(List.of(
                        value(GAME.features(move, NO_POINT, other, other), MoveFeature.ANSWER),
                        value(GAME.features(move, NO_POINT, move, other), MoveFeature.ANSWER),
                        value(GAME.features(move, NO_POINT, other, move), MoveFeature.ANSWER),
                        value(GAME.features(move, NO_POINT, move, move), MoveFeature.ANSWER)))
                .containsExactly(0, 1, 2, 3);
    }

    @Test
    void joinedBlocksCountTheEssentialOne() {
        Game joined = Game.of(Diagram.parse("""
                X X . X .
                . . . . .
                . . . . .
                . . . . .
                . . . . .
                """));
        int two = value(joined.features("C5", ""), MoveFeature.LIBERTIES);
        int none = value(joined.features("C2", ""), MoveFeature.LIBERTIES);
        assertThat(two % 3).isEqualTo(2);
        assertThat(none).as("no block joined, four liberties").isEqualTo(3 * 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void symmetriesChangeNoFeature(int symmetry) {
        Position turned = GAME.position().transformed(symmetry);
        Game other = Game.of(turned);
        PointSet empties = GAME.position().empties();
        for (int point : empties.toArray()) {
            int there = GAME.position().geometry().symmetry(symmetry, point);
            assertThat(other.features(other.board().shape().localOf(there), NO_POINT, NO_POINT, NO_POINT))
                    .isEqualTo(GAME.features(GAME.board().shape().localOf(point), NO_POINT, NO_POINT, NO_POINT));
        }
    }

    /**
     * Burnside's lemma counts four states of eight points up to symmetry: (4^8 + 2 * 4^2 + 4^4 + 4 * 4^5) / 8.
     * The terms are for no turn, quarter turns, the half turn, and the four mirrors.
     */
    @Test
    void surroundingsDifferIfNoSymmetryMakesThemEqual() {
        assertThat(IntStream.range(0, MoveSurroundings.CODES)
                        .map(MoveSurroundings::least)
                        .distinct())
                .hasSize(8_740);
    }

    @Test
    void eachValueHasAWeight() {
        for (int point : GAME.position().empties().toArray()) {
            int[] features = GAME.features(GAME.board().shape().localOf(point), GAME.local("C3"), NO_POINT, NO_POINT);
            for (MoveFeature feature : MoveFeature.values()) {
                assertThat(value(features, feature)).isBetween(0, feature.size() - 1);
            }
        }
    }
}
