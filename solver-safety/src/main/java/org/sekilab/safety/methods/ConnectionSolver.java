package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;

/**
 * Connects blocks to alive ones by two common liberties. Immutable.
 *
 * <p>Source: the chains of [M97].
 * <p>Proves: connections that the static rules find at once for all regions. Here each connection is a game of its own.
 * It is made only if no search of the regions is better.
 * <p>Cost: a few nodes for each two blocks.
 */
final class ConnectionSolver implements SubSolver {
    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private static Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        TwoVitalSearch search = new TwoVitalSearch(board, searcher);
        return board.map().blocks().stream()
                .filter(block -> !board.isAlive(block))
                .map(block -> connection(board, block).flatMap(area -> tryConnect(area, search)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<JointProof> tryConnect(SearchArea area, TwoVitalSearch search) {
        JointAreas searched = search.search(JointAreas.of(AreaResult.open(area)));
        return search.tryProve(searched, SafetyMethod.CONNECTED);
    }

    private static Optional<SearchArea> connection(BoardProof board, Block block) {
        for (Block alive : board.map().blocks()) {
            PointSet common = block.liberties().copy().intersect(alive.liberties());
            if (board.isAlive(alive) && common.size() >= 2) {
                int first = common.first();
                PointSet points = PointSet.of(common.geometry(), first, common.next(first));
                if (!board.isReserved(points)) {
                    List<Block> blocks = new ArrayList<>(List.of(block));
                    blocks.addAll(board.aliveBlocksBeside(points));
                    PointSet none = new PointSet(points.geometry());
                    return Optional.of(SearchArea.ofArea(board.regionsIn(points), blocks, points, none));
                }
            }
        }
        return Optional.empty();
    }
}
