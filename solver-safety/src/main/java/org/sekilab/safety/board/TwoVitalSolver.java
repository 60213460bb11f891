package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.SafetyConfig;

/**
 * Searches regions, single or merged, with the eyes that they give each other. Immutable.
 *
 * <p>Source: [NM04] 3.1, steps 2 and 4, and 3.2.
 */
public final class TwoVitalSolver implements SubSolver {
    private static final SafetyMethod SINGLE = new SafetyMethod("two-vital", 40);
    private static final SafetyMethod MERGED = new SafetyMethod("merged", 50);

    private static final Comparator<SearchArea> SMALLEST_FIRST =
            Comparator.comparingInt(unit -> unit.points().size());

    private final RegionMerger merger;
    private final SafetyMethod method;

    private TwoVitalSolver(RegionMerger merger, SafetyMethod method) {
        this.merger = merger;
        this.method = method;
    }

    public static SubSolver forSingleRegions() {
        return new TwoVitalSolver(RegionMerger.NONE, SINGLE);
    }

    public static SubSolver forMergedRegions(RegionMerger merger) {
        return new TwoVitalSolver(merger, MERGED);
    }

    @Override
    public boolean solve(BoardProof state) {
        List<SearchArea> units = units(state, merger);
        if (state.config().has(Feature.EXTERNAL_EYES)) {
            units.forEach(new OneVitalSolver(state)::evaluate);
        }
        return new TwoVitalSearch(state).searchAll(units, method);
    }

    /** The areas that a merger makes from the open regions, if they are small enough; the smallest first. */
    public static List<SearchArea> units(BoardProof state, RegionMerger merger) {
        return units(state, merger, state.openRegions());
    }

    /** The areas that a merger makes from given regions, if they are small enough; the smallest first. */
    public static List<SearchArea> units(BoardProof state, RegionMerger merger, List<BasicRegion> regions) {
        SafetyConfig config = state.config();
        List<BasicRegion> small = new ArrayList<>(regions);
        small.removeIf(region -> region.points().size() > config.maxRegionPoints());
        List<SearchArea> units = new ArrayList<>();
        for (List<BasicRegion> parts : merger.merge(state.map(), small, state::isAlive)) {
            SearchArea unit = SearchArea.ofRegions(state.map(), parts, state::isAlive);
            if (unit.fits(parts.size() == 1 ? config.maxRegionPoints() : config.maxMergedPoints())) {
                units.add(unit);
            }
        }
        units.sort(SMALLEST_FIRST);
        return units;
    }
}
