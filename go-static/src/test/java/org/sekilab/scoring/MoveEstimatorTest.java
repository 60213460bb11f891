package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.statics.BensonSolver;

/** The worth of moves in an ending of two open points. */
class MoveEstimatorTest {
    /** Black captures three stones at F6, and White saves them there. F3 is worth a point of area. */
    private static final String ENDING = """
            . X X X X O O O .
            X X O O O . O O O
            . X X X X X O O .
            X X X X X O O O O
            . X X X X . O O .
            X X X X X O O O O
            . X X X X O O O .
            """;

    @ParameterizedTest
    @EnumSource
    void captureIsWorthMoreThanANeutralPointForEitherSide(Color color) {
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(Diagram.parse(ENDING));
        PointSet open = safety.position()
                .empties()
                .subtract(safety.safePoints(Color.BLACK))
                .subtract(safety.safePoints(Color.WHITE));
        assertThat(open.toString()).isEqualTo("{F3 F6}");
        Map<Integer, Double> worth = new MoveEstimator().estimate(safety, color, Points.NONE, open);
        double capture = worth.getOrDefault(GtpPoints.parse(open.geometry(), "F6"), 0.0);
        double neutral = worth.getOrDefault(GtpPoints.parse(open.geometry(), "F3"), 0.0);
        assertThat(capture).isGreaterThan(2).isGreaterThan(neutral);
        int left = GtpPoints.parse(open.geometry(), "F3");
        assertThat(new MoveEstimator().estimate(safety, color, Points.NONE, open, move -> move == left))
                .containsOnlyKeys(left);
    }

    /** The eye has three points: Black lives by B1, and White kills by B1. Eight points of area change their owner. */
    @ParameterizedTest
    @EnumSource
    void vitalPointIsWorthWhatIsAtStakeWithBestAnswers(Color color) {
        String eye = """
                O O O O O O .
                X X X X O O O
                . . . X O . O
                """;
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(Diagram.parse(eye));
        PointSet open = safety.position().empties().subtract(safety.safePoints(Color.WHITE));
        assertThat(open.toString()).isEqualTo("{A1 B1 C1}");
        Map<Integer, Double> worth = new MoveEstimator().estimate(safety, color, Points.NONE, open);
        int vital = GtpPoints.parse(open.geometry(), "B1");
        assertThat(worth).containsOnlyKeys(vital);
        assertThat(worth.getOrDefault(vital, 0.0)).isBetween(15.0, 17.0);
    }

    /**
     * The eye is a crossed five: White lives by D5, and Black kills by D5. White lives in nearly all random games, and
     * nothing else is open. White has 35 points by the move, and Black has them without it.
     */
    @ParameterizedTest
    @EnumSource
    void vitalPointIsFoundEvenIfFewRandomGamesFindIt(Color color) {
        String eye = """
                . X . X . X . X .
                X X X X X X X X X
                X O O O O O O O X
                X O O . O O O O X
                X O . . . O O O X
                X O O . O O O O X
                X O O O O O O O X
                X X X X X X X X X
                . X . X . X . X .
                """;
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(Diagram.parse(eye));
        PointSet open = safety.position().empties().subtract(safety.safePoints(Color.BLACK));
        assertThat(open.size()).isEqualTo(5);
        Map<Integer, Double> worth = new MoveEstimator().estimate(safety, color, Points.NONE, open);
        int vital = GtpPoints.parse(open.geometry(), "D5");
        assertThat(worth).containsOnlyKeys(vital);
        assertThat(worth.getOrDefault(vital, 0.0)).isBetween(65.0, 75.0);
    }

    /** Black has no room to live in the nine points of the corner. */
    @Test
    void movesWhereOneSideHasThePointAtTheEndAreLeftOut() {
        String corner = """
                . O . O X X .
                O O O O X X X
                . . . O X . X
                . . . O X X X
                . . . O X . X
                """;
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(Diagram.parse(corner));
        PointSet open = safety.position().empties();
        for (Color color : Color.values()) {
            open.subtract(safety.safePoints(color));
        }
        assertThat(open.size()).isEqualTo(9);
        assertThat(new MoveEstimator().estimate(safety, Color.BLACK, Points.NONE, open))
                .isEmpty();
    }

    /** White has just taken a ko at A2. Black may not retake it at A1 now, but White kills the block by C1. */
    @Test
    void aKoIsClosedToTheSideThatLostItOnly() {
        Board board = new Board(Diagram.parse("""
                O O O O O O .
                X X X X O . O
                . X O X O O O
                X O . X O . O
                """).withToMove(Color.WHITE));
        board.play(GtpPoints.parse(board.geometry(), "A2"));
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(board.toPosition());
        assertThat(safety.position().koPoint()).isEqualTo(GtpPoints.parse(board.geometry(), "A1"));
        PointSet moves = safety.position().empties().subtract(safety.safePoints(Color.WHITE));
        assertThat(new MoveEstimator().estimate(safety, Color.WHITE, Points.NONE, moves))
                .containsKey(GtpPoints.parse(board.geometry(), "C1"));
    }

    @Test
    void gamesEndWhenTheCallerStopsThem() {
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(Diagram.parse(ENDING));
        PointSet open = PointSet.of(
                safety.position().geometry(),
                GtpPoints.parseList(safety.position().geometry(), "F3 F6"));
        AtomicInteger games = new AtomicInteger();
        new MoveEstimator(() -> games.incrementAndGet() > 600).estimate(safety, Color.BLACK, Points.NONE, open);
        assertThat(games.get()).isBetween(601, 603); // once more for each tree
    }
}
