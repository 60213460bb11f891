package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.BoardProof;
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
    public boolean solve(BoardProof state) {
        TwoVitalSearch search = new TwoVitalSearch(state);
        return state.map().blocks().stream()
                .filter(block -> !state.isAlive(block))
                .anyMatch(block -> connection(state, block)
                        .filter(unit -> search.searchAll(List.of(unit), SafetyMethod.CONNECTED))
                        .isPresent());
    }

    private static Optional<SearchArea> connection(BoardProof state, Block block) {
        for (Block alive : state.map().blocks()) {
            PointSet common = block.liberties().copy().intersect(alive.liberties());
            if (state.isAlive(alive) && common.size() >= 2) {
                int first = common.first();
                PointSet points = PointSet.of(common.geometry(), first, common.next(first));
                if (!state.isReserved(points)) {
                    List<Block> blocks = new ArrayList<>(List.of(block));
                    blocks.addAll(state.aliveBlocksBeside(points));
                    PointSet none = new PointSet(points.geometry());
                    return Optional.of(SearchArea.ofArea(state.regionsIn(points), blocks, points, none));
                }
            }
        }
        return Optional.empty();
    }
}
