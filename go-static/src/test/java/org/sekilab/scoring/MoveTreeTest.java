package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.statics.BensonSolver;

/** The answers of the opponent in the tree of moves. */
class MoveTreeTest {
    /**
     * Black captures twelve stones at P10, P8, P6 or P4, and White saves them there. Each side gets two of the four,
     * with either side first. So no move is worth more than a pass. One capture is worth 26 points.
     */
    private static final String FOUR_CAPTURES = """
            . X X X X X X X X X X X X X O O O .
            X X O O O O O O O O O O O O . O O O
            X X X X X X X X X X X X X X X O O O
            X X O O O O O O O O O O O O . O O O
            X X X X X X X X X X X X X X X O O O
            X X O O O O O O O O O O O O . O O O
            X X X X X X X X X X X X X X X O O O
            X X O O O O O O O O O O O O . O O O
            . X X X X X X X X X X X X X O O O .
            X X X X X X X X X X X X X X O O O O
            . X X X X X X X X X X X X X O O O .
            """;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void opponentAnswersByAnotherOfEqualMoves(long seed) {
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(Diagram.parse(FOUR_CAPTURES));
        PointSet settled = RandomGame.settled(safety);
        PointSet open = safety.position().empties().subtract(settled);
        assertThat(open.toString()).isEqualTo("{P4 P6 P8 P10}");
        RandomGame game = new RandomGame(settled, new SplittableRandom(seed), RandomGame.Style.LOCAL);
        MoveTree tree = new MoveTree(safety.position(), Points.NONE, open, settled, game);
        for (int i = 0; i < 2_000; i++) {
            tree.grow();
        }
        Map<Integer, Double> worth = new HashMap<>();
        tree.collect(worth::put);
        assertThat(worth).isNotEmpty();
        assertThat(worth.values()).allSatisfy(points -> assertThat(points).isBetween(-13.0, 13.0));
    }
}
