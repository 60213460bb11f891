package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;
import org.sekilab.safety.board.TwoVitalSolver;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.SekiOrder;
import org.sekilab.search.Goal;

/**
 * Proves that blocks with lost territory are never captured: they are at least in seki. Immutable.
 *
 * <p>Source: [NKM] 5.6, figure 5: local searches for seki, and the use of at-least-seki blocks for the regions next to
 * them, until nothing changes.
 * <p>Proves: a block that is at least in seki is alive, because its local search assumes the worst outside. Other
 * regions may therefore use it like any alive block with strategies elsewhere.
 * <p>Differs: in the paper, a block may help a region in which it has no liberties. Here it helps every region except
 * those that its own proof uses, which is the reason behind that rule. At-most-seki blocks are not assumed to live:
 * they live where their own color proves it.
 */
final class SekiSolver implements SubSolver {
    private final RegionMerger merger;

    /** @param merger the merger of the earlier searches */
    SekiSolver(RegionMerger merger) {
        this.merger = merger;
    }

    @Override
    public boolean solve(BoardProof state) {
        return solve(state, RegionMerger.NONE) || solve(state, merger);
    }

    private static boolean solve(BoardProof state, RegionMerger merger) {
        List<SearchArea> units = TwoVitalSolver.units(state, merger, state.disputedRegions());
        // A proof without territory must not replace another proof, which may be one of territory.
        units.removeIf(unit -> state.isReserved(unit.points()) || areAllAlive(unit, state));
        OneVitalSolver oneVital = new OneVitalSolver(state);
        units.forEach(oneVital::evaluate);
        TwoVitalSearch search = new TwoVitalSearch(state, Goal.AT_LEAST_DRAW);
        List<SearchArea> left = new ArrayList<>(units);
        while (!left.isEmpty()) {
            SearchArea unit = next(left, state);
            left.remove(unit);
            if (search.searchOne(unit, units, SafetyMethod.SEKI)) {
                return true;
            }
        }
        return false;
    }

    private static SearchArea next(List<SearchArea> left, BoardProof state) {
        if (state.config().sekiOrder() == SekiOrder.ADJACENT) {
            List<Block> lastProved = state.lastProvedBlocks();
            for (SearchArea area : left) {
                if (area.blocks().stream().anyMatch(lastProved::contains)) {
                    return area;
                }
            }
        }
        return left.get(0);
    }

    private static boolean areAllAlive(SearchArea unit, BoardProof state) {
        for (Block block : unit.blocks()) {
            if (!state.isAlive(block)) {
                return false;
            }
        }
        return true;
    }
}
