package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/** Play on a local board reaches exactly as many states as the oracle counted in the same problem. */
class LocalBoardOracleTest {
    private static final int FEW_STATES = 20_000;

    @Test
    void reachesTheStatesOfTheOracle() {
        int problems = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.truth().states() < FEW_STATES) {
                assertThat(countStates(problem))
                        .as("problem %d", problem.index())
                        .isEqualTo(problem.truth().states());
                problems++;
            }
        }
        assertThat(problems).isEqualTo(1_017);
    }

    @Test
    @Tag("slow")
    void reachesTheStatesOfTheOracleInLargeProblems() {
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.truth().states() >= FEW_STATES) {
                assertThat(countStates(problem))
                        .as("problem %d", problem.index())
                        .isEqualTo(problem.truth().states());
            }
        }
    }

    private static int countStates(OracleProblem problem) {
        LocalShape shape = shapeOf(problem);
        Set<State> seen = new HashSet<>();
        for (Color mover : Color.values()) {
            collect(new LocalBoard(shape, problem.position(), mover), seen);
        }
        return seen.size();
    }

    private record State(long low, long high) {}

    private static LocalShape shapeOf(OracleProblem problem) {
        PointSet further = new PointSet(problem.position().geometry());
        for (Block block : problem.boundary()) {
            further.unite(problem.region().externalLiberties(block));
        }
        PointSet wall = problem.position()
                .stones(problem.map().color().opposite())
                .copy()
                .subtract(problem.region().points());
        List<Block> essential = problem.boundary();
        return LocalShape.of(problem.region(), further, wall, essential, new long[essential.size()]);
    }

    private static void collect(LocalBoard board, Set<State> seen) {
        if (board.isOver() || board.isBlockCaptured() || !seen.add(new State(board.keyLow(), board.keyHigh()))) {
            return;
        }
        for (int move = Points.PASS; move < board.shape().size(); move++) {
            if (board.isLegal(move)) {
                board.play(move);
                collect(board, seen);
                board.undo();
            }
        }
    }
}
