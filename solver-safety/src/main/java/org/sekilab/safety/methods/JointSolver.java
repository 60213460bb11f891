package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.BoardProof;
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
    private static final SafetyMethod METHOD = new SafetyMethod("joint", 66);

    @Override
    public boolean solve(BoardProof state) {
        List<SearchArea> units = new ArrayList<>();
        new RelatedSets(state).find().forEach(set -> units.add(SearchArea.ofRegions(state.map(), set, state::isAlive)));
        units.removeIf(unit -> !unit.fits(RelatedSets.MAX_POINTS));
        units.sort(Comparator.comparingInt(unit -> unit.points().size()));
        if (units.isEmpty()) {
            return false;
        }
        List<SearchArea> givers = new OneVitalSolver(state).units(RegionMerger.NONE);
        givers.removeIf(unit -> !unit.isOneVital());
        TwoVitalSearch search = new TwoVitalSearch(state);
        for (SearchArea unit : units) {
            List<SearchArea> together = new ArrayList<>(givers);
            together.removeIf(giver -> giver.points().intersects(unit.points()));
            together.add(unit);
            if (search.searchOne(unit, together, METHOD)) {
                return true;
            }
        }
        return false;
    }
}
