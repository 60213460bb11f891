package org.sekilab.safety.methods;

import java.util.List;
import java.util.Optional;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.RegionAreas;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.Feature;

/**
 * Searches regions, single or merged, with the eyes that they give each other. Immutable.
 *
 * <p>Source: [NM04] 3.1, steps 2 and 4, and 3.2.
 */
final class TwoVitalSolver implements SubSolver {
    private final RegionMerger merger;
    private final SafetyMethod method;

    private TwoVitalSolver(RegionMerger merger, SafetyMethod method) {
        this.merger = merger;
        this.method = method;
    }

    static SubSolver forSingleRegions() {
        return new TwoVitalSolver(RegionMerger.NONE, SafetyMethods.TWO_VITAL);
    }

    static SubSolver forMergedRegions(RegionMerger merger) {
        return new TwoVitalSolver(merger, SafetyMethods.MERGED);
    }

    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        List<SearchArea> regions = RegionAreas.open(board, searcher.config(), merger);
        JointAreas areas = searcher.config().has(Feature.EXTERNAL_EYES)
                ? new OneVitalSolver(board, searcher).evaluate(regions)
                : new JointAreas(regions.stream().map(AreaResult::open).toList());
        TwoVitalSearch search = new TwoVitalSearch(board, searcher);
        return search.tryProve(search.search(areas), method);
    }
}
