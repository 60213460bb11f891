package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.LibertySums;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.RegionAreas;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.methods.SacrificeSearch.Aim;
import org.sekilab.safety.parts.RegionMerger;

/**
 * Searches regions, and small sets of related regions, in which one or two weak blocks make all other methods fail.
 * These blocks are sacrificed. Immutable.
 *
 * <p>Source: own; in [NM04] 3.1 a region is lost with any of its boundary blocks.
 * <p>Proves: life of the other blocks, and territory, see {@link LibertySums}; {@link LocalShape#sacrificing} describes
 * the game with sacrificed blocks. Both sides may also play on their liberties elsewhere. No other strategy may then
 * use these points.
 * <p>Cost: a search for each set of regions as if its blocks could not be captured. If it succeeds, there is a
 * search for each block that is not alive, and for each pair of blocks that are not alive.
 */
final class SacrificeSolver implements SubSolver {
    private final RegionMerger merger;
    private final List<Aim> aims;
    private final int mostLost; // blocks
    private final SacrificeSearch.Price price;

    private SacrificeSolver(RegionMerger merger, List<Aim> aims, int mostLost, SacrificeSearch.Price price) {
        this.merger = merger;
        this.aims = aims;
        this.mostLost = mostLost;
        this.price = price;
    }

    /**
     * As {@link #forWholeRegions}, but only where more points become safe than stones are sacrificed. The others come
     * later: a large block may live by another method, which needs the points.
     */
    static SubSolver forWholeRegionsAtAGain(RegionMerger merger) {
        return new SacrificeSolver(merger, List.of(Aim.ALL), 2, SacrificeSearch.Price.GAIN);
    }

    /**
     * Proves whole regions to be territory.
     *
     * @param merger the merger of the earlier searches
     */
    static SubSolver forWholeRegions(RegionMerger merger) {
        return new SacrificeSolver(merger, List.of(Aim.ALL), 2, SacrificeSearch.Price.ANY);
    }

    /**
     * Proves regions without the points near the sacrificed blocks to be territory, or only that the other blocks live.
     * It runs after all methods that prove more.
     */
    static SubSolver forPartsOfRegions(RegionMerger merger) {
        return new SacrificeSolver(
                merger, List.of(Aim.NOT_BESIDE, Aim.NOT_NEAR, Aim.LIFE_ALONE), 1, SacrificeSearch.Price.ANY);
    }

    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        List<SearchArea> areas = new ArrayList<>(RegionAreas.open(board, searcher.config(), RegionMerger.NONE));
        areas.addAll(new RelatedSets(board).areas());
        areas.removeIf(area -> !area.fits(SacrificeSearch.MAX_POINTS)
                || board.isReserved(area.points())
                || area.blocks().stream().allMatch(board::isAlive));
        if (areas.isEmpty()) {
            return Optional.empty();
        }
        JointAreas givers = new OneVitalSolver(board, searcher).search(merger).givers();
        SacrificeSearch search = new SacrificeSearch(board, searcher, givers, price);
        for (int count = 1; count <= mostLost; count++) {
            for (Aim aim : aims) {
                for (SearchArea area : areas) {
                    Optional<JointProof> proof = search.tryProve(area, aim, count);
                    if (proof.isPresent()) {
                        return proof;
                    }
                }
            }
        }
        return Optional.empty();
    }
}
