package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.life.estimate.LifeEstimate;
import org.sekilab.life.estimate.LifeEstimate.Status;
import org.sekilab.life.estimate.LifeEstimator;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/** Questions that are asked right after a ko was taken. The side to move may not retake it. */
class ClosedKoTest {
    private static final Limits LIMITS =
            Limits.DEFAULT.withMaxNodes(100_000).withTime(Duration.ofHours(1)).withTableBytes(1 << 24);

    /** Black may take the ko at C2. Then White takes it back at B2. The white stones on the right have two eyes. */
    private static final String BEFORE = ".XOOOOO/X.XO.O./.XOOOOO";

    /** Once, the stone at B2 was called dead, as Black retakes the ko at C2. White connects there instead. */
    @Test
    void aStoneOfAKoIsNotDeadByAMoveThatIsForbidden() {
        Position start = LifeShapes.position(BEFORE).withToMove(Color.WHITE);
        Board board = new Board(start);
        board.play(GtpPoints.parse(start.geometry(), "B2"));
        Position taken = board.toPosition();
        assertEquals("C2", taken.geometry().name(taken.koPoint()));
        assertNotEquals(LifeVerdict.DEAD, solve(taken, "B2", Color.BLACK).verdict());
        assertEquals(LifeVerdict.ALIVE, solve(taken, "B2", Color.WHITE).verdict());
        Position later = Position.of(taken.black(), taken.white(), Color.BLACK); // both sides have passed
        LifeResult result = solve(later, "B2", Color.BLACK);
        assertEquals(LifeVerdict.DEAD, result.verdict());
        assertEquals("C2", later.geometry().name(result.move()));
    }

    /** Six points in the corner are a ko. White has just taken it at A2. */
    @Test
    void theSideThatLostAKoNeedsTheFirstThreat() {
        Position start = LifeShapes.position("......./OOOOO../XXXXO../...XO../...XO..");
        Board board = new Board(start.withToMove(Color.WHITE));
        for (String move : List.of("B1", "B2", "C2", "A1", "A2")) {
            board.play(GtpPoints.parse(start.geometry(), move));
        }
        Position taken = board.toPosition();
        assertEquals("A1", taken.geometry().name(taken.koPoint()));
        LifeEstimator estimator = new LifeEstimator(LIMITS, SearchListener.NONE);
        int stone = GtpPoints.parse(start.geometry(), "A3");
        LifeEstimate defense = estimator.estimate(taken, stone, Color.BLACK);
        assertEquals(Status.KO_DEFENDER_NEEDS_THREAT, defense.status());
        LifeEstimate later =
                estimator.estimate(Position.of(taken.black(), taken.white(), Color.BLACK), stone, Color.BLACK);
        assertEquals(Status.KO_ATTACKER_NEEDS_THREAT, later.status());
    }

    private static LifeResult solve(Position position, String stone, Color first) {
        Geometry geometry = position.geometry();
        int point = GtpPoints.parse(geometry, stone);
        LifeProblem problem =
                new LifeProblem(position, Color.WHITE, first, List.of(List.of(point)), PointSet.board(geometry));
        LifeResult result = Life.best().with(LIMITS).solve(problem);
        int ko = position.koPointFor(first);
        assertTrue(ko == Points.NONE || result.move() != ko);
        return result;
    }
}
