package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
import org.sekilab.search.Goal;

/**
 * Proves that blocks live in areas around them. It serves blocks with regions that are too large, too open, or full of
 * other blocks that do not live. Immutable.
 *
 * <p>Source: own; [NM04] 6, region processing, asks for small sub-regions of large regions. A connection to an alive
 * block is life, too; other blocks may be sacrificed.
 * <p>Proves: its records. A proof that uses an area reserves its points: no other strategy may use them. Stones beyond
 * the area are treated as attacker stones that live, see {@link LifeAreas}.
 * <p>Cost: one or more searches for each block that is not alive and each radius, each within a share of the limits. As
 * a proof reserves its area, this method comes last, and small areas come first.
 */
final class LifeAreaSolver implements SubSolver {
    private static final SafetyMethod METHOD = new SafetyMethod("life-area", 95);
    private static final int MAX_RADIUS = 5;
    private static final int MIN_RADIUS_OF_A_LIBERTY = 2; // a smaller area has no room for two eyes
    private static final int SHARE = 4; // of the limits, for each search

    private final RegionMerger merger;

    /** @param merger the merger of the earlier searches */
    LifeAreaSolver(RegionMerger merger) {
        this.merger = merger;
    }

    @Override
    public boolean solve(BoardProof state) {
        List<Block> open = new ArrayList<>(state.map().blocks());
        open.removeIf(block -> state.isAlive(block) || state.isDead(block));
        open.sort(Comparator.comparingInt(block -> -block.stones().size()));
        if (open.isEmpty()) {
            return false;
        }
        List<SearchArea> givers = new OneVitalSolver(state).units(merger);
        givers.removeIf(unit -> !unit.isOneVital());
        Attempts attempts = new Attempts(state, givers);
        return attempts.aroundBlocks(open)
                || state.config().has(Feature.LIBERTY_AREAS) && attempts.aroundLiberties(open);
    }

    /** The searches of one call, until one of them proves something. */
    private static final class Attempts {
        private final BoardProof state;
        private final List<SearchArea> givers;
        private final LifeAreas areas;
        private final TwoVitalSearch search;
        private final Set<List<PointSet>> seen = new HashSet<>();

        private Attempts(BoardProof state, List<SearchArea> givers) {
            this.state = state;
            this.givers = givers;
            this.areas = new LifeAreas(state);
            this.search = new TwoVitalSearch(state, Goal.WIN, state.share(SHARE));
        }

        private boolean aroundBlocks(List<Block> blocks) {
            for (int radius = 0; radius <= MAX_RADIUS; radius++) {
                for (Block block : blocks) {
                    if (isProved(areas.around(block, radius))) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean aroundLiberties(List<Block> blocks) {
            for (int radius = MIN_RADIUS_OF_A_LIBERTY; radius <= MAX_RADIUS; radius++) {
                for (Block block : blocks) {
                    for (int liberty : block.liberties().toArray()) {
                        if (isProved(areas.aroundLiberty(block, liberty, radius))) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        private boolean isProved(Optional<SearchArea> area) {
            return area.isPresent()
                    && isNew(area.get())
                    && !state.patience().isLostFor(target(area.get()))
                    && isProved(area.get());
        }

        private static Block target(SearchArea area) {
            return area.blocks().get(0);
        }

        private boolean isNew(SearchArea area) {
            return seen.add(List.of(target(area).stones(), area.points()));
        }

        /**
         * Tries the area alone, or with a liberty that other areas keep for the block. The combined game is asked
         * first, because without it the block cannot live alone either.
         */
        private boolean isProved(SearchArea area) {
            List<SearchArea> others = new ArrayList<>(givers);
            others.removeIf(giver -> giver.points().intersects(area.points()) || !giver.isOneVitalFor(target(area)));
            return lives(area, others) && (isProved(area, List.of()) || !others.isEmpty() && isProved(area, others));
        }

        private boolean lives(SearchArea area, List<SearchArea> others) {
            int before = state.openSearches();
            boolean lives = search.solves(area, others);
            area.dissolveChain(); // the block may not need the other areas
            state.patience().addOpen(target(area), state.openSearches() - before);
            return lives;
        }

        private boolean isProved(SearchArea area, List<SearchArea> others) {
            if (!search.solves(area, others)) {
                return false;
            }
            if (state.config().has(Feature.AREA_TERRITORY)) {
                for (SearchArea more : areas.withTerritory(area)) {
                    if (search.solves(more, others) && isRecorded(more, others)) {
                        return true;
                    }
                }
            }
            return isRecorded(area, others);
        }

        private boolean isRecorded(SearchArea area, List<SearchArea> others) {
            List<SearchArea> together = new ArrayList<>(others);
            together.add(area);
            return search.record(together, METHOD);
        }
    }
}
