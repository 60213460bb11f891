package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.LibertySums;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;
import org.sekilab.safety.board.TwoVitalSolver;
import org.sekilab.safety.parts.RegionMerger;

/**
 * Searches regions, and small sets of related regions, in which one or two weak blocks make all other methods fail.
 * These blocks are sacrificed. Immutable.
 *
 * <p>Source: own; in [NM04] 3.1 a region is lost with any of its boundary blocks.
 * <p>Proves: life of the other blocks, and territory, see {@link LibertySums}; {@link LocalShape#givingUp} describes
 * the game with sacrificed blocks. Both sides may also play on their liberties elsewhere. No other strategy may then
 * use these points.
 * <p>Cost: a search for each set of regions as if its blocks could not be captured. If it succeeds, a search for each
 * block that is not alive, and for each two such blocks.
 */
final class SacrificeSolver implements SubSolver {
    private static final SafetyMethod METHOD = new SafetyMethod("given-up", 92);
    private static final int MAX_POINTS = 40;

    /** The territory that a search is to prove. */
    private enum Aim {
        ALL,
        NOT_BESIDE,
        NOT_NEAR,
        LIFE_ALONE;

        /** The territory among some points after a sacrifice of blocks; of no meaning for {@link #LIFE_ALONE}. */
        PointSet territory(PointSet points, List<Block> lost) {
            PointSet near = new PointSet(points.geometry());
            lost.forEach(block -> near.unite(block.stones()));
            for (int step = 0; step < ordinal(); step++) {
                near.unite(near.exterior());
            }
            return points.copy().subtract(near);
        }
    }

    private final RegionMerger merger;
    private final List<Aim> aims;
    private final int mostLost; // blocks

    private SacrificeSolver(RegionMerger merger, List<Aim> aims, int mostLost) {
        this.merger = merger;
        this.aims = aims;
        this.mostLost = mostLost;
    }

    /**
     * Proves whole regions to be territory.
     *
     * @param merger the merger of the earlier searches
     */
    static SubSolver forWholeRegions(RegionMerger merger) {
        return new SacrificeSolver(merger, List.of(Aim.ALL), 2);
    }

    /**
     * Proves regions without the points near the sacrificed blocks to be territory, or only that the other blocks live.
     * It runs after all methods that prove more.
     */
    static SubSolver forPartsOfRegions(RegionMerger merger) {
        return new SacrificeSolver(merger, List.of(Aim.NOT_BESIDE, Aim.NOT_NEAR, Aim.LIFE_ALONE), 1);
    }

    @Override
    public boolean solve(BoardProof state) {
        List<SearchArea> units = new ArrayList<>(TwoVitalSolver.units(state, RegionMerger.NONE));
        new RelatedSets(state).find().forEach(set -> units.add(SearchArea.ofRegions(state.map(), set, state::isAlive)));
        units.removeIf(unit -> !unit.fits(MAX_POINTS)
                || state.isReserved(unit.points())
                || unit.blocks().stream().allMatch(state::isAlive));
        if (units.isEmpty()) {
            return false;
        }
        List<SearchArea> givers = new OneVitalSolver(state).units(merger);
        givers.removeIf(unit -> !unit.isOneVital());
        Attempts attempts = new Attempts(state, givers);
        for (int count = 1; count <= mostLost; count++) {
            for (Aim aim : aims) {
                for (SearchArea unit : units) {
                    if (attempts.isProved(unit, aim, count)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The searches of one call, until one of them proves something. */
    private static final class Attempts {
        private final BoardProof state;
        private final List<SearchArea> givers;
        private final TwoVitalSearch search;

        private Attempts(BoardProof state, List<SearchArea> givers) {
            this.state = state;
            this.givers = givers;
            this.search = new TwoVitalSearch(state);
        }

        private boolean isProved(SearchArea unit, Aim aim, int count) {
            boolean isPromising = aim != Aim.ALL || seemsTerritory(unit);
            return isPromising && candidates(unit, count).stream().anyMatch(lost -> isProved(unit, aim, lost));
        }

        /** If the area is not territory when no block can be captured, it is not territory after a sacrifice either. */
        private boolean seemsTerritory(SearchArea unit) {
            long[] eyes = new long[unit.blocks().size()];
            Arrays.fill(eyes, LocalShape.ALIVE);
            return state.proves(unit.shape(eyes), unit.parts());
        }

        /** Single blocks, or pairs of blocks, that are not alive, the smallest first. */
        private List<List<Block>> candidates(SearchArea unit, int count) {
            List<Block> weak = new ArrayList<>(unit.blocks());
            weak.removeIf(state::isAlive);
            weak.sort(Comparator.comparingInt(block -> block.stones().size()));
            List<List<Block>> candidates = new ArrayList<>();
            for (int second = 0; second < weak.size(); second++) {
                if (count == 1) {
                    candidates.add(List.of(weak.get(second)));
                } else {
                    for (int first = 0; first < second; first++) {
                        candidates.add(List.of(weak.get(first), weak.get(second)));
                    }
                }
            }
            return candidates;
        }

        /** Searches for less first, because most searches fail, and a failure ends the attempt. */
        private boolean isProved(SearchArea unit, Aim aim, List<Block> lost) {
            PointSet further = libertiesElsewhere(unit, lost);
            PointSet territory = new PointSet(further.geometry());
            SearchArea rest = unit.givingUp(lost, further, territory);
            boolean isTrivial = rest.blocks().stream().allMatch(state::isAlive);
            List<SearchArea> others = new ArrayList<>(givers);
            others.removeIf(giver -> giver.points().intersects(rest.points())
                    || rest.blocks().stream().noneMatch(giver::isOneVitalFor));
            if (!rest.fits(MAX_POINTS) || !isTrivial && !search.solves(rest, others)) {
                return false;
            }
            SearchArea most = rest;
            for (int steps = Aim.LIFE_ALONE.ordinal() - 1; steps >= aim.ordinal(); steps--) {
                PointSet more = Aim.values()[steps].territory(unit.points(), lost);
                if (!more.equals(territory)) {
                    most = rest.withTerritory(more);
                    territory = more;
                    isTrivial = false;
                    if (!search.solves(most, others)) {
                        return false;
                    }
                }
            }
            others.add(most);
            return !isTrivial && search.record(others, METHOD);
        }

        /** Empty if a strategy uses one of these liberties already. */
        private PointSet libertiesElsewhere(SearchArea unit, List<Block> lost) {
            PointSet liberties = new PointSet(unit.points().geometry());
            lost.forEach(block -> liberties.unite(block.liberties()));
            liberties.subtract(unit.points());
            return state.isReserved(liberties) ? new PointSet(liberties.geometry()) : liberties;
        }
    }
}
