package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
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
    private final RegionMerger merger;

    /** @param merger the merger of the earlier searches */
    ChainSolver(RegionMerger merger) {
        this.merger = merger;
    }

    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        JointAreas givers = new OneVitalSolver(board, searcher).search(merger).givers();
        ExpandVital expansion = new ExpandVital(board);
        TwoVitalSearch search = new TwoVitalSearch(board, searcher);
        for (BasicRegion region : ExpandVitalSolver.largeRegions(board, searcher.config())) {
            List<Block> candidates = new ArrayList<>();
            for (int index : board.map().blocksOf(region)) {
                Block block = board.map().blocks().get(index);
                if (!board.isAlive(block) && !givers.giversTo(List.of(block)).isEmpty()) {
                    candidates.add(block);
                }
            }
            for (int i = 0; i < candidates.size(); i++) {
                for (int j = 0; j < i; j++) {
                    Optional<JointProof> proof = expansion
                            .between(region, candidates.get(i), candidates.get(j))
                            .flatMap(area -> tryConnect(area, givers, search));
                    if (proof.isPresent()) {
                        return proof;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<JointProof> tryConnect(SearchArea area, JointAreas givers, TwoVitalSearch search) {
        JointAreas others = givers.apartFrom(area.points());
        return search.searchChain(AreaResult.open(area), others)
                .flatMap(chain -> search.tryProve(others.with(chain), SafetyMethods.CHAIN_AREA));
    }
}
