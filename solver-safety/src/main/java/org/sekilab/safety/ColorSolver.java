package org.sekilab.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.statics.Effort;
import org.sekilab.statics.LocalEvaluator;
import org.sekilab.statics.SafetyMapBuilder;
import org.sekilab.statics.SafetyMethod;

/**
 * Proves the safety of one color by searching its regions, after the static rules. Mutable, confined to one thread.
 *
 * <p>Source: [NM04] 2.1 and 3.
 * <p>Proves: a block is alive when the liberties that units keep for it sum up to two, where each of those units is closed by blocks that
 * are alive, here or before: the theorem of [NM04] 2.1. Each unit has one strategy for the defender, and no two share a point: what a unit
 * is proved by uses its own points only.
 * <p>Differs: a unit is searched with the eyes that other units, perhaps, keep for its blocks; whether they do is settled for all
 * together, by the elimination of [B76].
 */
final class ColorSolver {
    private static final SafetyMethod SEARCHED = new SafetyMethod("two-vital", 40);
    private static final SafetyMethod MERGED = new SafetyMethod("merged", 50);
    private static final SafetyMethod WEAK = new SafetyMethod("weak", 60);
    private static final SafetyMethod EXPANDED = new SafetyMethod("expand-vital", 70);
    /**
     * The eye elsewhere that is assumed for blocks that are not alive: one and the same for all, so that blocks which become one group do not have
     * two by that. Else each of several units might give them up, counting on the others.
     */
    private static final long SHARED_EYE = 1;

    private static final Comparator<Unit> SMALLEST_FIRST =
            Comparator.comparingInt(unit -> unit.points().size());

    private final SafetyMapBuilder result;
    private final Position position;
    private final Color color;
    private final RegionMap map;
    private final SafetyConfig config;
    private final RegionSearcher searcher;
    private final PointSet reserved; // points that proofs rest on, where no other proof may
    private final Set<List<Object>> failed = new HashSet<>(); // searches that need not be done again

    /** @param reserved the points that earlier proofs of the color rest on; owned from now on */
    ColorSolver(SafetyMapBuilder result, Color color, PointSet reserved, SafetyConfig config, RegionSearcher searcher) {
        this.result = result;
        this.position = result.position();
        this.color = color;
        this.map = result.regionMap(color);
        this.reserved = reserved;
        this.config = config;
        this.searcher = searcher;
    }

    void run() {
        boolean found = true;
        while (found) {
            found = solve(singles(), SEARCHED);
            if (!found && config.has(Feature.MERGING)) {
                found = solve(merged(), MERGED);
            }
            if (!found && config.has(Feature.WEAK_DEPENDENCIES)) {
                found = solveWeakGroups();
            }
            if (!found) {
                found = expand();
            }
        }
    }

    private List<BasicRegion> openRegions() {
        List<BasicRegion> open = new ArrayList<>();
        for (BasicRegion region : map.regions()) {
            boolean isSettled = reserved.containsAll(region.points());
            boolean isLost = result.safePoints(color.opposite()).intersects(region.points());
            if (!isSettled && !isLost && !region.boundaryBlocks().isEmpty()) {
                open.add(region);
            }
        }
        return open;
    }

    private List<Unit> singles() {
        List<Unit> units = new ArrayList<>();
        for (BasicRegion region : openRegions()) {
            addIfItFits(units, List.of(region), config.maxRegionPoints());
        }
        units.sort(SMALLEST_FIRST);
        return units;
    }

    /** Strongly dependent regions as one, the others by themselves. */
    private List<Unit> merged() {
        List<BasicRegion> open = openRegions();
        open.removeIf(region -> region.points().size() > config.maxRegionPoints());
        List<Unit> units = new ArrayList<>();
        for (List<BasicRegion> parts : components(open, 2)) {
            addIfItFits(units, parts, parts.size() == 1 ? config.maxRegionPoints() : config.maxMergedPoints());
        }
        units.sort(SMALLEST_FIRST);
        return units;
    }

    private void addIfItFits(List<Unit> units, List<BasicRegion> parts, int maxPoints) {
        Unit unit = new Unit(map, parts);
        if (unit.fits(maxPoints)) {
            units.add(unit);
        }
    }

    /** The regions in connected components, where two are connected by so many common blocks that are not alive, or more. */
    private List<List<BasicRegion>> components(List<BasicRegion> regions, int commonBlocks) {
        List<List<BasicRegion>> components = new ArrayList<>();
        BitSet seen = new BitSet();
        for (int first = 0; first < regions.size(); first++) {
            if (seen.get(first)) {
                continue;
            }
            seen.set(first);
            List<BasicRegion> component = new ArrayList<>(List.of(regions.get(first)));
            for (int i = 0; i < component.size(); i++) {
                for (int other = 0; other < regions.size(); other++) {
                    if (!seen.get(other) && commonBlocks(component.get(i), regions.get(other)) >= commonBlocks) {
                        seen.set(other);
                        component.add(regions.get(other));
                    }
                }
            }
            components.add(component);
        }
        return components;
    }

    private int commonBlocks(BasicRegion first, BasicRegion second) {
        int common = 0;
        for (int block : map.blocksOf(first)) {
            boolean isCommon = Arrays.binarySearch(map.blocksOf(second), block) >= 0;
            common += isCommon && !result.isAlive(map.blocks().get(block)) ? 1 : 0;
        }
        return common;
    }

    /** Searches units, with the eyes that they give each other, and records what is proved; returns whether anything is. */
    private boolean solve(List<Unit> units, SafetyMethod method) {
        if (config.has(Feature.EXTERNAL_EYES)) {
            units.forEach(this::findOneVitalBlocks);
        }
        return searchAll(units, method);
    }

    private boolean solveWeakGroups() {
        List<Unit> units = merged();
        units.forEach(this::findOneVitalBlocks);
        for (List<BasicRegion> parts : components(openRegions(), 1)) {
            parts.removeIf(part -> part.points().size() > config.maxRegionPoints());
            if (parts.size() > 1) {
                Unit all = new Unit(map, parts);
                if (all.fits(config.maxGroupPoints() - 1) && searchAll(List.of(all), WEAK)) {
                    return true;
                }
            }
        }
        for (Unit unit : units) {
            searchOneVital(unit);
        }
        return searchAll(units, WEAK);
    }

    /** Connects blocks to alive ones in regions that are too large to be searched as a whole. */
    private boolean expand() {
        ExpandVital expansion = new ExpandVital(map, position.geometry());
        boolean found = false;
        for (BasicRegion region : map.regions()) {
            if (region.points().size() > config.maxRegionPoints()) {
                for (int first : map.blocksOf(region)) {
                    for (int second : map.blocksOf(region)) {
                        found |= connect(
                                expansion,
                                region,
                                map.blocks().get(first),
                                map.blocks().get(second));
                    }
                }
            }
        }
        return found;
    }

    private boolean connect(ExpandVital expansion, BasicRegion region, Block block, Block alive) {
        if (result.isAlive(block) || !result.isAlive(alive)) {
            return false;
        }
        // A block that is alive by an answer in this region may still be connected to: no answer is in the area, as
        // checked below.
        Optional<ExpandVital.Area> area = expansion.between(region, block, alive, result::isAlive);
        if (area.isEmpty() || reserved.intersects(area.get().points())) {
            return false;
        }
        if (!proves(List.of(area.get().points(), block.anchor()), area.get().shape(), List.of(region))) {
            return false;
        }
        result.addAlive(block, EXPANDED);
        reserved.unite(area.get().points());
        return true;
    }

    private boolean searchAll(List<Unit> units, SafetyMethod method) {
        for (Unit unit : units) {
            search(unit, units);
        }
        return commit(units, method);
    }

    private void search(Unit unit, List<Unit> units) {
        long[] eyes = eyesElsewhere(unit, units);
        if (prove(unit, eyes)) {
            unit.solvedWith(eyes);
            return;
        }
        long[] fewer = withoutAssumptions(eyes);
        if (!Arrays.equals(eyes, fewer) && prove(unit, fewer)) {
            unit.solvedWith(fewer);
        }
    }

    /** By place: what a block need not find in the unit. */
    private long[] eyesElsewhere(Unit unit, List<Unit> units) {
        long[] eyes = new long[unit.blocks().size()];
        for (int place = 0; place < eyes.length; place++) {
            Block block = unit.blocks().get(place);
            if (result.isAlive(block)) {
                eyes[place] = isAliveElsewhere(block, unit) ? LocalShape.ALIVE : 0;
                continue;
            }
            for (Unit neighbor : units) {
                if (neighbor != unit && neighbor.isOneVitalFor(block)) {
                    eyes[place] = SHARED_EYE;
                }
            }
        }
        return eyes;
    }

    private static long[] withoutAssumptions(long[] eyes) {
        long[] fewer = eyes.clone();
        for (int place = 0; place < fewer.length; place++) {
            fewer[place] = fewer[place] == LocalShape.ALIVE ? LocalShape.ALIVE : 0;
        }
        return fewer;
    }

    /** A block that is alive by an answer inside the unit is not alive for a proof that may answer otherwise. */
    private boolean isAliveElsewhere(Block block, Unit unit) {
        boolean isUnconditional = result.methodAt(block.anchor())
                .filter(SafetyMethod.BENSON::equals)
                .isPresent();
        return result.isAlive(block) && (isUnconditional || !reserved.intersects(unit.points()));
    }

    private boolean prove(Unit unit, long[] eyes) {
        return proves(
                List.of(unit.points(), Arrays.toString(eyes)),
                unit.shape(eyes),
                unit.region().parts());
    }

    /**
     * Searches a game, unless the same search has failed before.
     *
     * @param search what tells it from other searches
     * @param regions what the effort is spent on
     */
    private boolean proves(List<Object> search, LocalShape shape, List<BasicRegion> regions) {
        if (failed.contains(search)) {
            return false;
        }
        Result found = searcher.proveSafe(shape, position);
        Effort effort =
                new Effort(found.statistics().nodes(), found.statistics().elapsedNanos());
        regions.forEach(region -> result.addEffort(region, effort));
        if (found.outcome() != Outcome.WIN) {
            failed.add(search);
            return false;
        }
        return true;
    }

    private void findOneVitalBlocks(Unit unit) {
        if (reserved.intersects(unit.points())) {
            return;
        }
        LocalShape shape = unit.shape(new long[unit.blocks().size()]);
        LocalBoard board = new LocalBoard(shape, position, color.opposite());
        LocalEvaluator evaluator = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS);
        long oneVital = evaluator.oneVitalBlocks();
        for (int place = 0; place < unit.blocks().size(); place++) {
            if ((oneVital >>> place & 1) != 0) {
                unit.addOneVital(unit.blocks().get(place));
            }
        }
        if (oneVital != 0 && evaluator.isTerritoryWithLiberties()) {
            unit.setTerritoryByRules();
        }
    }

    /** Searches for a strategy that keeps a liberty for each block, wherever the attacker lives inside. */
    private void searchOneVital(Unit unit) {
        if (unit.isOneVital() || reserved.intersects(unit.points())) {
            return;
        }
        long[] eyes = new long[unit.blocks().size()];
        for (int place = 0; place < eyes.length; place++) {
            eyes[place] = isAliveElsewhere(unit.blocks().get(place), unit) ? LocalShape.ALIVE : SHARED_EYE;
        }
        List<Object> search = List.of(unit.points(), Arrays.toString(eyes), "one-vital");
        if (proves(search, unit.shape(eyes).withoutTerritory(), unit.region().parts())) {
            unit.blocks().forEach(unit::addOneVital);
        }
    }

    /** Finds the blocks that are alive by the units together, and records them with all that follows. */
    private boolean commit(List<Unit> units, SafetyMethod method) {
        BitSet alive = new BitSet();
        alive.set(0, map.blocks().size());
        boolean eliminated = true;
        while (eliminated) {
            eliminated = false;
            for (Block block : map.blocks()) {
                if (alive.get(block.index()) && !result.isAlive(block) && liberties(block, units, alive) < 2) {
                    alive.clear(block.index());
                    eliminated = true;
                }
            }
        }
        List<Unit> proved = new ArrayList<>(units); // chosen before anything is recorded, as blocks need all of them
        proved.removeIf(unit -> !isClosed(unit, alive) || !unit.isSolved() && !isNeeded(unit));
        proved.forEach(unit -> record(unit, method));
        return !proved.isEmpty();
    }

    private int liberties(Block block, List<Unit> units, BitSet alive) {
        int liberties = 0;
        for (Unit unit : units) {
            int place = unit.blocks().indexOf(block);
            if (place >= 0 && isClosed(unit, alive)) {
                liberties += unit.liberties(place);
            }
        }
        return liberties;
    }

    private static boolean isClosed(Unit unit, BitSet alive) {
        return unit.blocks().stream().allMatch(block -> alive.get(block.index()));
    }

    /** True when a block that was not alive before has a liberty in the unit. */
    private boolean isNeeded(Unit unit) {
        return unit.blocks().stream().anyMatch(block -> unit.isOneVitalFor(block) && !result.isAlive(block));
    }

    private void record(Unit unit, SafetyMethod method) {
        for (Block block : unit.blocks()) {
            if (!result.isAlive(block)) {
                result.addAlive(block, method);
            }
        }
        reserved.unite(unit.points());
        if (unit.isTerritory()) {
            result.addTerritory(color, unit.points(), method);
        }
    }
}
