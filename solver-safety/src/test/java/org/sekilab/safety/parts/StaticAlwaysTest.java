package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.Engines;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.Preset;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.LocalEvaluator;

/** States among many blocks that static rules call safe are safe by the rules of the game alone. */
class StaticAlwaysTest {
    private static final int SIDE = 9;
    private static final int CENTER = SIDE * SIDE / 2;
    private static final int FEW = 4; // groups around a part, for most rules
    private static final Limits LIMITS = Engines.LIMITS.withMaxNodes(50_000);

    @RepeatedTest(5)
    void stateCalledSafeIsSafeByTheRules(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int claims = 0;
        int claimsOfMany = 0;
        for (int i = 0; i < 200; i++) {
            LocalBoard board = board(random);
            if (board.shape().blocks().size() <= FEW) {
                continue;
            }
            ExactEvaluator.OnBoard evaluator = new StaticAlways(Proofs.ANY).on(board);
            LocalEvaluator few = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS, Proofs.ANY);
            int lastMove = Points.NONE;
            for (int ply = 0; ply < 12 && !board.isOver() && !board.isBlockCaptured(); ply++) {
                if (evaluator.isSafe(lastMove) && !mayEnd(board)) {
                    assertThat(byRules(board))
                            .as("seed %d, board %d%n%s", seed, i, board)
                            .isNotEqualTo(Outcome.LOSS);
                    claims++;
                    claimsOfMany += few.provesSafe() ? 0 : 1;
                    break;
                }
                assertThat(lastMove == Points.NONE && few.provesSafe())
                        .as("seed %d, board %d%n%s", seed, i, board)
                        .isFalse();
                int move = random.nextInt(8) == 0
                        ? Points.PASS
                        : random.nextInt(board.shape().size());
                if (board.isLegal(move)) {
                    board.play(move);
                    lastMove = move;
                }
            }
        }
        assertThat(claims).isGreaterThan(30);
        assertThat(claimsOfMany).isGreaterThan(3);
    }

    /** Another pass would end the game with attacker stones on the territory: no evaluator is asked then. */
    private static boolean mayEnd(LocalBoard board) {
        return new RegionProblem(new LocalBoard(board), Engines.config(Preset.M6), Outcome.LOSS).mayEndNow();
    }

    /** The result of a search without safe states before the end of the game. */
    private static Outcome byRules(LocalBoard board) {
        SearchParts plain = Engines.config(Preset.M1).parts();
        SearchParts silent = new SearchParts(
                plain.merger(),
                plain.orderer(),
                any -> lastMove -> false,
                plain.heuristicEvaluator(),
                plain.leafInitializer(),
                plain.generator());
        RegionProblem problem = new RegionProblem(
                new LocalBoard(board), Engines.config(Preset.M1).with(silent), Outcome.LOSS);
        return Engines.DFPN_R
                .prove(problem, Goal.WIN, LIMITS, SearchListener.NONE)
                .outcome();
    }

    /**
     * A few empty points, all next to stones of Black. The stones are in many blocks; each needs no eye here, or two.
     */
    private static LocalBoard board(Random random) {
        Geometry geometry = Geometry.of(SIDE, SIDE);
        PointSet inside = PointSet.of(geometry, CENTER);
        int size = 5 + random.nextInt(3);
        while (inside.size() < size) {
            int[] next = inside.exterior().toArray();
            int point = next[random.nextInt(next.length)];
            if (!geometry.isEdge(point)) {
                inside.add(point);
            }
        }
        Position position = Position.of(inside.exterior(), new PointSet(geometry), Color.WHITE);
        RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
        BasicRegion region = map.regions().get(map.regionIndexAt(CENTER));
        long[] eyes = new long[region.boundaryBlocks().size()];
        for (int block = 0; block < eyes.length; block++) {
            eyes[block] = random.nextInt(4) > 0 ? LocalShape.ALIVE : 0;
        }
        PointSet none = new PointSet(geometry);
        LocalShape shape = LocalShape.of(region, none, none, region.boundaryBlocks(), eyes);
        return new LocalBoard(shape, position, Color.WHITE);
    }
}
