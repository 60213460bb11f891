package org.sekilab.life.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sekilab.life.estimate.EstimateJudge.Sight;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.TableCounts;

class FightSearchTest {
    private static final int MOST_NODES = 100_000;
    private static final int MOST_PLIES = 6;
    private static final Geometry GEOMETRY = Geometry.of(4, 3);

    /**
     * No state is ever decided at sight, so only the length of a game can end it. A long game is the defender's. The
     * defender always has a move that repeats no state: one of twelve points.
     */
    @Test
    @Timeout(60)
    void gameThatNoSightEndsIsOverAfterTheMostPlies() {
        LocalBoard board = emptyBoard(Color.WHITE);
        FightSearch search = new FightSearch(board, new SameAtSight(board, Sight.OPEN), 1 << 20, MOST_PLIES);

        Budget budget = new Budget(Limits.DEFAULT.withMaxNodes(MOST_NODES), SearchListener.NONE, TableCounts.NONE);
        search.run(budget);

        assertFalse(budget.isStopped());
        assertTrue(search.isDecided());
        assertTrue(search.isAlive());
    }

    /** The defender wins whatever happens, so a pass would do, too. */
    @Test
    void bestMoveIsAPointUnlessEachPointLoses() {
        LocalBoard won = emptyBoard(Color.BLACK);
        assertNotEquals(
                Points.PASS, searched(won, new SameAtSight(won, Sight.WON)).bestMove());
        LocalBoard lost = emptyBoard(Color.BLACK);
        assertEquals(
                Points.PASS, searched(lost, new SameAtSight(lost, Sight.LOST)).bestMove());
    }

    private static FightSearch searched(LocalBoard board, EstimateJudge judge) {
        FightSearch search = new FightSearch(board, judge, 1 << 20, MOST_PLIES);
        search.run(Budget.unlimited());
        return search;
    }

    private static LocalBoard emptyBoard(Color first) {
        PointSet none = new PointSet(GEOMETRY);
        PointSet all = PointSet.board(GEOMETRY);
        LocalShape shape = LocalShape.ofArea(Color.BLACK, all, none, none, List.of(), new long[0]);
        return new LocalBoard(shape, Position.empty(GEOMETRY), first);
    }

    private record SameAtSight(LocalBoard board, Sight look) implements EstimateJudge {

        @Override
        public long moves() {
            return board.empties();
        }

        @Override
        public int stonesToWin() {
            return 1;
        }
    }
}
