package org.sekilab.safety.methods;

import java.util.Arrays;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;

/**
 * Proves territory in areas that are surrounded except for a narrow place. Immutable.
 *
 * <p>Source: the expand-vital solver of [NM04] 3.1, steps 3 and 6. It is called when nothing else proves more, because
 * other proofs may not use its points.
 * <p>Cost: at most {@value #MAX_NODES} nodes for each area, as there are many and most of them are hopeless.
 */
final class NarrowAreaSolver implements SubSolver {
    private static final SafetyMethod METHOD = new SafetyMethod("narrow-area", 80);
    private static final long MAX_NODES = 5_000;

    @Override
    public boolean solve(BoardProof state) {
        PointSet alive = new PointSet(state.position().geometry());
        for (Block block : state.map().blocks()) {
            if (state.isAlive(block)) {
                alive.unite(block.stones());
            }
        }
        Limits configured = state.config().limits();
        Limits limits = configured.withMaxNodes(Math.min(MAX_NODES, configured.maxNodes()));
        boolean found = false;
        for (SearchArea area : new NarrowAreas(state.map(), alive, state.settledPoints()).find()) {
            if (!state.isReserved(area.points())) {
                long[] eyes = new long[area.blocks().size()];
                Arrays.fill(eyes, LocalShape.ALIVE);
                if (state.proves(area.shape(eyes), Goal.WIN, area.parts(), limits)) {
                    area.solvedWith(eyes, Goal.WIN);
                    state.record(List.of(area), METHOD);
                    found = true;
                }
            }
        }
        return found;
    }
}
