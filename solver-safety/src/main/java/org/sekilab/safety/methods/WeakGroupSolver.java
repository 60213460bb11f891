package org.sekilab.safety.methods;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
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
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.SafetyConfig;

/**
 * Searches groups of weakly dependent regions. Small groups are searched as one area, others region by region
 * with the
 * liberties that each gives to the others. Immutable.
 *
 * <p>Source: [NM04] 3.3, figure 5. A block that gets no liberty from the other regions of its group is special: both
 * sides may also play on its liberties there.
 * <p>Proves: the joint proofs that it returns. If a search uses points of another region, no other strategy
 * may use them. Stones beyond
 * these points are treated as attacker stones that live.
 * <p>Differs: dependencies of type 2, where the block has at most one liberty on one of the two sides, are
 * tried first.
 * Then those of type 1 are tried too, for which the paper does not look at liberties outside.
 */
final class WeakGroupSolver implements SubSolver {
    private final RegionMerger merger;

    /** @param merger the merger of the earlier searches */
    WeakGroupSolver(RegionMerger merger) {
        this.merger = merger;
    }

    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        TwoVitalSearch search = new TwoVitalSearch(board, searcher);
        Optional<JointProof> proof = trySmallGroups(board, searcher.config(), search);
        if (proof.isPresent()) {
            return proof;
        }
        JointAreas areas = search.search(new OneVitalSolver(board, searcher).search(merger));
        return search.tryProve(areas, SafetyMethods.WEAK)
                .or(() -> searcher.config().has(Feature.CHAINS) ? tryChains(areas, search) : Optional.empty())
                .or(() -> searcher.config().has(Feature.EXTERNAL_MOVES)
                        ? tryExternalMoves(board, searcher.config(), areas, search)
                        : Optional.empty());
    }

    private static Optional<JointProof> trySmallGroups(BoardProof board, SafetyConfig config, TwoVitalSearch search) {
        for (List<BasicRegion> parts : RegionMerger.RELATED.merge(board.map(), board.openRegions(), board::isAlive)) {
            parts.removeIf(part -> part.points().size() > config.maxRegionPoints());
            if (parts.size() > 1) {
                SearchArea all = SearchArea.ofRegions(board.map(), parts, board::isAlive);
                Optional<JointProof> proof =
                        all.fits(config.maxGroupPoints() - 1) ? tryProve(all, search) : Optional.empty();
                if (proof.isPresent()) {
                    return proof;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<JointProof> tryProve(SearchArea all, TwoVitalSearch search) {
        JointAreas searched = search.search(JointAreas.of(AreaResult.open(all)));
        return search.tryProve(searched, SafetyMethods.WEAK);
    }

    private static Optional<JointProof> tryChains(JointAreas areas, TwoVitalSearch search) {
        return areas.results().stream()
                .filter(area -> !area.isSolved())
                .map(area -> search.searchChain(area, areas)
                        .flatMap(chain -> search.tryProve(areas.updatedBy(JointAreas.of(chain)), SafetyMethods.CHAIN)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Tries dependencies of type 2, then those of type 1 too. */
    private static Optional<JointProof> tryExternalMoves(
            BoardProof board, SafetyConfig config, JointAreas searched, TwoVitalSearch search) {
        JointAreas areas = searched;
        for (int mostLiberties : new int[] {1, Integer.MAX_VALUE}) {
            for (int i = 0; i < areas.results().size(); i++) {
                AreaResult area = areas.results().get(i);
                PointSet further = externalMoves(board, area, areas, mostLiberties);
                if (!area.isSolved() && !further.isEmpty()) {
                    SearchArea extended = area.area().withFurther(further);
                    if (extended.fits(config.maxRegionPoints())) {
                        JointAreas together = search.search(areas.with(AreaResult.open(extended)));
                        Optional<JointProof> proof = search.tryProve(together, SafetyMethods.EXTERNAL_MOVES);
                        if (proof.isPresent()) {
                            return proof;
                        }
                        areas = areas.updatedBy(together);
                    }
                }
            }
        }
        return Optional.empty();
    }

    /**
     * The outside liberties of blocks that get no liberty from another area.
     *
     * @param mostLiberties the greatest number of liberties of a block in the area or in the other region: 1 for
     *     dependencies of type 2
     */
    private static PointSet externalMoves(BoardProof board, AreaResult result, JointAreas areas, int mostLiberties) {
        SearchArea area = result.area();
        PointSet external = new PointSet(area.points().geometry());
        for (Block block : area.blocks()) {
            boolean isSpecial = !board.isAlive(block)
                    && areas.results().stream().noneMatch(other -> other != result && other.isOneVitalFor(block));
            if (isSpecial) {
                int internal = block.liberties().copy().intersect(area.points()).size();
                for (int index : board.map().regionsOf(block)) {
                    PointSet there = block.liberties()
                            .copy()
                            .intersect(board.map().regions().get(index).points())
                            .subtract(area.points());
                    if (Math.min(there.size(), internal) <= mostLiberties) {
                        external.unite(there);
                    }
                }
            }
        }
        return board.isReserved(external) ? new PointSet(area.points().geometry()) : external;
    }
}
