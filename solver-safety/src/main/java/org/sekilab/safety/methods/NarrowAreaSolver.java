package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointProof;
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
    private static final long MAX_NODES = 5_000;

    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        PointSet alive = new PointSet(board.position().geometry());
        for (Block block : board.map().blocks()) {
            if (board.isAlive(block)) {
                alive.unite(block.stones());
            }
        }
        List<Attempt> attempts = new ArrayList<>();
        for (SearchArea area : new NarrowAreas(board.map(), alive, board.settledPoints()).find()) {
            attempts.add(() -> board.isReserved(area.points()) ? Optional.empty() : tryProve(area, searcher));
        }
        return attempts;
    }

    private static Optional<JointProof> tryProve(SearchArea area, AreaSearcher searcher) {
        Limits configured = searcher.config().limits();
        Limits limits = configured.withMaxNodes(Math.min(MAX_NODES, configured.maxNodes()));
        long[] eyes = new long[area.blocks().size()];
        Arrays.fill(eyes, LocalShape.ALIVE);
        return searcher.tryReach(area.shape(eyes), Goal.WIN, area.parts(), limits)
                ? Optional.of(JointProof.of(AreaResult.solved(area, eyes, Goal.WIN), SafetyMethods.NARROW_AREA))
                : Optional.empty();
    }
}
