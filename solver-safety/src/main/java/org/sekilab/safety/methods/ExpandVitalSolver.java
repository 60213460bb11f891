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
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;
import org.sekilab.safety.settings.SafetyConfig;

/**
 * Connects blocks to alive ones in regions that are too large for a search of the whole region. Immutable.
 *
 * <p>Source: the expand-vital solver of [NM04] 3.1, steps 3 and 6.
 */
final class ExpandVitalSolver implements SubSolver {
    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        ExpandVital expansion = new ExpandVital(board);
        TwoVitalSearch search = new TwoVitalSearch(board, searcher);
        List<Attempt> attempts = new ArrayList<>();
        for (BasicRegion region : largeRegions(board, searcher.config())) {
            for (int first : board.map().blocksOf(region)) {
                for (int second : board.map().blocksOf(region)) {
                    Block block = board.map().blocks().get(first);
                    Block alive = board.map().blocks().get(second);
                    attempts.add(() -> {
                        // A block that is alive by an answer in this region can still be a target: the answer is not in
                        // the area.
                        boolean isOpen = !board.isAlive(block) && board.isAlive(alive);
                        return isOpen
                                ? expansion.between(region, block, alive).flatMap(area -> tryConnect(area, search))
                                : Optional.empty();
                    });
                }
            }
        }
        return attempts;
    }

    private static Optional<JointProof> tryConnect(SearchArea area, TwoVitalSearch search) {
        JointAreas searched = search.search(JointAreas.of(AreaResult.open(area)));
        return search.tryProve(searched, SafetyMethods.EXPAND_VITAL);
    }

    /** The regions that are too large to be searched as a whole. */
    static List<BasicRegion> largeRegions(BoardProof board, SafetyConfig config) {
        List<BasicRegion> regions = new ArrayList<>(board.map().regions());
        regions.removeIf(region -> region.points().size() <= config.maxRegionPoints());
        return regions;
    }
}
