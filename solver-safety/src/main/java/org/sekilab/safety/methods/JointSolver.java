package org.sekilab.safety.methods;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.LibertySums;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;
import org.sekilab.safety.parts.RegionMerger;

/**
 * Searches small sets of related regions as one area, where all related regions together are too many. Immutable.
 *
 * <p>Source: the better partition of strongly related regions that [NM04] 6, figure 10, asks for.
 * <p>Proves: its records, see {@link LibertySums}; the other regions may keep a liberty for the blocks.
 * <p>Differs: nothing is partitioned; all small sets are tried, see {@link RelatedSets}.
 * <p>Cost: a search or two for each set of regions, the smallest sets first.
 */
final class JointSolver implements SubSolver {
    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private static Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        List<SearchArea> areas = new RelatedSets(board).areas();
        areas.removeIf(area -> !area.fits(RelatedSets.MAX_POINTS));
        areas.sort(Comparator.comparingInt(area -> area.points().size()));
        if (areas.isEmpty()) {
            return Optional.empty();
        }
        JointAreas givers =
                new OneVitalSolver(board, searcher).search(RegionMerger.NONE).givers();
        TwoVitalSearch search = new TwoVitalSearch(board, searcher);
        return areas.stream()
                .map(area -> tryProve(area, givers, search))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<JointProof> tryProve(SearchArea area, JointAreas givers, TwoVitalSearch search) {
        AreaResult searched = search.search(AreaResult.open(area), givers.apartFrom(area.points()));
        return searched.isSolved() ? search.tryProve(givers.with(searched), SafetyMethods.JOINT) : Optional.empty();
    }
}
