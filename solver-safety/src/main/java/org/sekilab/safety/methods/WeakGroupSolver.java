package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.SafetyConfig;

/**
 * Searches groups of weakly dependent regions. Small groups are searched as one area, others region by region with the
 * liberties that each gives to the others. Immutable.
 *
 * <p>Source: [NM04] 3.3, figure 5. A block that gets no liberty from the other regions of its group is special: both
 * sides may also play on its liberties there.
 * <p>Proves: its records. If a search uses points of another region, no other strategy may use them. Stones beyond
 * these points are treated as attacker stones that live.
 * <p>Differs: dependencies of type 2, where the block has at most one liberty on one of the two sides, are tried first.
 * Then those of type 1 are tried too, for which the paper does not look at liberties outside.
 */
final class WeakGroupSolver implements SubSolver {
    private static final SafetyMethod WEAK = new SafetyMethod("weak", 60);
    private static final SafetyMethod CHAIN = new SafetyMethod("chain", 62);
    private static final SafetyMethod EXTERNAL = new SafetyMethod("external-moves", 64);

    private final RegionMerger merger;

    /** @param merger the merger of the earlier searches */
    WeakGroupSolver(RegionMerger merger) {
        this.merger = merger;
    }

    @Override
    public boolean solve(BoardProof state) {
        TwoVitalSearch search = new TwoVitalSearch(state);
        if (solveSmallGroups(state, search)) {
            return true;
        }
        List<SearchArea> units = new OneVitalSolver(state).units(merger);
        if (search.searchAll(units, WEAK)) {
            return true;
        }
        if (state.config().has(Feature.CHAINS) && solveChains(search, units)) {
            return true;
        }
        return state.config().has(Feature.EXTERNAL_MOVES)
                && (solveWithExternalMoves(state, search, units, 1)
                        || solveWithExternalMoves(state, search, units, Integer.MAX_VALUE));
    }

    private static boolean solveSmallGroups(BoardProof state, TwoVitalSearch search) {
        SafetyConfig config = state.config();
        for (List<BasicRegion> parts : RegionMerger.RELATED.merge(state.map(), state.openRegions(), state::isAlive)) {
            parts.removeIf(part -> part.points().size() > config.maxRegionPoints());
            if (parts.size() > 1) {
                SearchArea all = SearchArea.ofRegions(state.map(), parts, state::isAlive);
                if (all.fits(config.maxGroupPoints() - 1) && search.searchAll(List.of(all), WEAK)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean solveChains(TwoVitalSearch search, List<SearchArea> units) {
        return units.stream().anyMatch(unit -> !unit.isSolved() && search.searchChain(unit, units, CHAIN));
    }

    private static boolean solveWithExternalMoves(
            BoardProof state, TwoVitalSearch search, List<SearchArea> units, int mostLiberties) {
        for (SearchArea unit : units) {
            PointSet further = externalMoves(state, unit, units, mostLiberties);
            if (!unit.isSolved() && !further.isEmpty()) {
                SearchArea extended = unit.withFurther(further);
                List<SearchArea> together = new ArrayList<>(units);
                together.removeIf(other -> other.points().intersects(extended.points()));
                together.add(extended);
                if (extended.fits(state.config().maxRegionPoints()) && search.searchAll(together, EXTERNAL)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * The outside liberties of blocks that get no liberty from another area.
     *
     * @param mostLiberties the greatest number of liberties of a block in the area or in the other region: 1 for
     *     dependencies of type 2
     */
    private static PointSet externalMoves(
            BoardProof state, SearchArea unit, List<SearchArea> units, int mostLiberties) {
        PointSet external = new PointSet(unit.points().geometry());
        for (Block block : unit.blocks()) {
            boolean isSpecial = !state.isAlive(block)
                    && units.stream().noneMatch(other -> other != unit && other.isOneVitalFor(block));
            if (isSpecial) {
                int internal = block.liberties().copy().intersect(unit.points()).size();
                for (int index : state.map().regionsOf(block)) {
                    PointSet there = block.liberties()
                            .copy()
                            .intersect(state.map().regions().get(index).points())
                            .subtract(unit.points());
                    if (Math.min(there.size(), internal) <= mostLiberties) {
                        external.unite(there);
                    }
                }
            }
        }
        return state.isReserved(external) ? new PointSet(unit.points().geometry()) : external;
    }
}
