package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;
import org.sekilab.safety.parts.RegionMerger;

/**
 * Connects blocks that have a liberty each from different areas, so that the chain has two. Immutable.
 *
 * <p>Source: the 1-vital solver of [NM04] 3.1, "combined search for 1-vitality and connections in the same region".
 * <p>Differs: the search for connections covers small areas of large regions; in smaller regions {@link
 * WeakGroupSolver} searches all of the region.
 */
final class ChainSolver implements SubSolver {
    private static final SafetyMethod METHOD = new SafetyMethod("chain", 72);

    private final RegionMerger merger;

    /** @param merger the merger of the earlier searches */
    ChainSolver(RegionMerger merger) {
        this.merger = merger;
    }

    @Override
    public boolean solve(BoardProof state) {
        List<SearchArea> givers = new OneVitalSolver(state).units(merger);
        givers.removeIf(unit -> !unit.isOneVital());
        ExpandVital expansion = new ExpandVital(state);
        for (BasicRegion region : ExpandVitalSolver.largeRegions(state)) {
            List<Block> candidates = new ArrayList<>();
            for (int index : state.map().blocksOf(region)) {
                Block block = state.map().blocks().get(index);
                if (!state.isAlive(block) && givers.stream().anyMatch(giver -> giver.isOneVitalFor(block))) {
                    candidates.add(block);
                }
            }
            for (int i = 0; i < candidates.size(); i++) {
                for (int j = 0; j < i; j++) {
                    Optional<SearchArea> area = expansion.between(region, candidates.get(i), candidates.get(j));
                    if (area.isPresent() && connect(state, area.get(), givers)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean connect(BoardProof state, SearchArea area, List<SearchArea> givers) {
        List<SearchArea> together = new ArrayList<>(givers);
        together.removeIf(giver -> giver.points().intersects(area.points()));
        together.add(area);
        return new TwoVitalSearch(state).searchChain(area, together, METHOD);
    }
}
