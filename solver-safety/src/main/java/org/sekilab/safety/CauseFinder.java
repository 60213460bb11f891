package org.sekilab.safety;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;

/**
 * Finds the reasons for lost coverage: for each region and each point that is not proved safe, one cause. Immutable;
 * threads may share it.
 *
 * <p>The causes of {@link Cause} are tried in the order of their declaration; the first one that fits is the answer. A
 * point that is not neutral counts for the smallest unproved region around it. That region contains the point, or the
 * block of the point surrounds the region.
 * <p>Source: own.
 * <p>Proves: nothing but neutral points, which are the upper limit of all proofs.
 * <p>Cost: up to three searches for each region that is not proved, within the limits of the configuration each.
 */
public final class CauseFinder {
    private final SafetyConfig config;
    private final RegionSearcher searcher;

    /** A finder that searches with the given engines. */
    public CauseFinder(EnginePair engines, SafetyConfig config) {
        List<SafetyConfig> stages = config.stages();
        this.config = stages.get(stages.size() - 1);
        this.searcher = new RegionSearcher(engines, this.config);
    }

    /** The causes for the parts that a solver left open. */
    public CauseMap find(SafetyMap safety) {
        return new Search(safety).find();
    }

    private final class Search {
        private final SafetyMap safety;
        private final Map<BasicRegion, Cause> causes = new HashMap<>();

        private Search(SafetyMap safety) {
            this.safety = safety;
        }

        private CauseMap find() {
            for (Color color : Color.values()) {
                for (BasicRegion region : safety.regionMap(color).regions()) {
                    if (!region.boundaryBlocks().isEmpty() && !safety.isSafe(region)) {
                        causes.put(region, cause(region));
                    }
                }
            }
            @Nullable Cause[] points = new Cause[safety.position().geometry().area()];
            for (int point = 0; point < points.length; point++) {
                if (!safety.safePoints(Color.BLACK).contains(point)
                        && !safety.safePoints(Color.WHITE).contains(point)) {
                    points[point] = causeAt(point);
                }
            }
            return new CauseMap(safety, points, causes);
        }

        private Cause causeAt(int point) {
            if (isNeutral(point)) {
                return Cause.NEUTRAL;
            }
            return SmallestRegion.at(safety, point, causes::containsKey)
                    .map(causes::get)
                    .orElse(Cause.OPEN_BOUNDARY); // a board without stones of a color
        }

        private boolean isNeutral(int point) {
            PointSet around = PointSet.of(safety.position().geometry(), point).exterior();
            return isEmpty(point)
                    && Arrays.stream(Color.values())
                            .allMatch(color -> safety.regionMap(color).blocks().stream()
                                    .anyMatch(block -> safety.isAlive(block)
                                            && block.stones().intersects(around)));
        }

        private boolean isEmpty(int point) {
            return safety.regionMap(Color.BLACK).blockIndexAt(point) == Points.NONE
                    && safety.regionMap(Color.WHITE).blockIndexAt(point) == Points.NONE;
        }

        private Cause cause(BasicRegion region) {
            RegionMap attackers = safety.regionMap(region.attacker());
            boolean isOpen = !safety.isAtLeastSeki(region)
                    && attackers.blocks().stream()
                            .anyMatch(block ->
                                    safety.isAlive(block) && region.points().contains(block.anchor()));
            if (isOpen) {
                return Cause.OPEN_BOUNDARY;
            }
            SearchArea area = SearchArea.ofRegions(safety.regionMap(region.color()), List.of(region), safety::isAlive);
            if (!area.fits(config.maxRegionPoints())) {
                return Cause.TOO_LARGE;
            }
            return safety.isAtLeastSeki(region) ? Cause.SEKI : causeBySearch(area);
        }

        private Cause causeBySearch(SearchArea area) {
            long[] alive = new long[area.blocks().size()];
            Arrays.fill(alive, LocalShape.ALIVE);
            long[] asProved = alive.clone();
            for (int place = 0; place < asProved.length; place++) {
                asProved[place] = safety.isAlive(area.blocks().get(place)) ? LocalShape.ALIVE : 0;
            }
            Outcome ifAllLive = prove(area, alive, KoThreats.UNLIMITED);
            if (ifAllLive == Outcome.UNKNOWN) {
                return Cause.LIMIT;
            }
            boolean isTerritory = ifAllLive == Outcome.WIN;
            Outcome withoutThreats = prove(area, isTerritory ? asProved : alive, KoThreats.of(0));
            if (withoutThreats == Outcome.WIN) {
                return Cause.KO;
            }
            if (!isTerritory) {
                return Cause.ATTACKER_STAYS;
            }
            return withoutThreats == Outcome.UNKNOWN ? Cause.LIMIT : causeElsewhere(area);
        }

        private Outcome prove(SearchArea area, long[] eyes, KoThreats threats) {
            return area.points().size() > threats.maxPoints()
                    ? Outcome.UNKNOWN
                    : searcher.prove(area.shape(eyes), safety.position(), threats, Goal.WIN, config.limits())
                            .outcome();
        }

        private Cause causeElsewhere(SearchArea area) {
            boolean hasOther = false;
            RegionMap map = safety.regionMap(area.parts().get(0).color());
            for (Block block : area.blocks()) {
                for (int index : safety.isAlive(block) ? new int[0] : map.regionsOf(block)) {
                    BasicRegion other = map.regions().get(index);
                    boolean hasLiberties =
                            !area.parts().contains(other) && block.liberties().intersects(other.points());
                    if (hasLiberties && isSearched(other)) {
                        return Cause.WEAK_DEPENDENCIES;
                    }
                    hasOther |= hasLiberties;
                }
            }
            return hasOther ? Cause.EXTERNAL_LIBERTIES : Cause.CAPTURED;
        }

        private boolean isSearched(BasicRegion region) {
            return region.points().size() <= config.maxRegionPoints()
                    && !safety.safePoints(region.attacker()).intersects(region.points());
        }
    }
}
