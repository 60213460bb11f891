package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;

/**
 * Connects blocks to alive ones in regions that are too large for a search of the whole region. Immutable.
 *
 * <p>Source: the expand-vital solver of [NM04] 3.1, steps 3 and 6.
 */
final class ExpandVitalSolver implements SubSolver {
    private static final SafetyMethod METHOD = new SafetyMethod("expand-vital", 70);

    @Override
    public boolean solve(BoardProof state) {
        ExpandVital expansion = new ExpandVital(state);
        TwoVitalSearch search = new TwoVitalSearch(state);
        boolean found = false;
        for (BasicRegion region : largeRegions(state)) {
            for (int first : state.map().blocksOf(region)) {
                for (int second : state.map().blocksOf(region)) {
                    Block block = state.map().blocks().get(first);
                    Block alive = state.map().blocks().get(second);
                    if (!state.isAlive(block) && state.isAlive(alive)) {
                        // A block that is alive by an answer in this region can still be a target: the answer is not in
                        // the area.
                        Optional<SearchArea> area = expansion.between(region, block, alive);
                        found |= area.isPresent() && search.searchAll(List.of(area.get()), METHOD);
                    }
                }
            }
        }
        return found;
    }

    /** The regions that are too large to be searched as a whole. */
    static List<BasicRegion> largeRegions(BoardProof state) {
        List<BasicRegion> regions = new ArrayList<>(state.map().regions());
        regions.removeIf(region -> region.points().size() <= state.config().maxRegionPoints());
        return regions;
    }
}
