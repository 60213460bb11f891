package org.sekilab.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.RegionMap;

/**
 * Collects the proved facts about a position. The first method that proves a point keeps it. Mutable, confined to one
 * thread.
 */
public final class SafetyMapBuilder {
    private final Position position;
    private final List<RegionMap> regionMaps; // [color]
    private final List<PointSet> safe = new ArrayList<>(2);
    private final List<PointSet> alive = new ArrayList<>(2);
    private final @Nullable SafetyMethod[] methods; // [point]
    private final @Nullable SafetyMethod[] lifeMethods; // [point]
    private final List<BitSet> atLeastSeki = List.of(new BitSet(), new BitSet()); // [color]: set of regions
    private final List<List<Effort>> efforts; // [color][region]
    private final Map<String, Effort> spent; // by engine

    /** Starts with the blocks and regions of both colors, and without proofs. */
    public SafetyMapBuilder(Position position, RegionFinder regionFinder) {
        this(
                position,
                Arrays.stream(Color.values())
                        .map(color -> regionFinder.find(position, color))
                        .toList());
    }

    private SafetyMapBuilder(Position position, List<RegionMap> regionMaps) {
        this(
                position,
                regionMaps,
                regionMaps.stream().map(SafetyMapBuilder::noEfforts).toList(),
                new LinkedHashMap<>());
    }

    private SafetyMapBuilder(
            Position position, List<RegionMap> regionMaps, List<List<Effort>> efforts, Map<String, Effort> spent) {
        this.position = position;
        this.regionMaps = regionMaps;
        this.efforts = efforts;
        this.spent = spent;
        this.methods = new SafetyMethod[position.geometry().area()];
        this.lifeMethods = new SafetyMethod[position.geometry().area()];
        for (int color = 0; color < regionMaps.size(); color++) {
            safe.add(new PointSet(position.geometry()));
            alive.add(new PointSet(position.geometry()));
        }
    }

    private static List<Effort> noEfforts(RegionMap map) {
        return new ArrayList<>(Collections.nCopies(map.regions().size(), Effort.NONE));
    }

    /**
     * A builder for the same position without proofs. The two share the efforts: what one of them records counts for
     * both.
     */
    public SafetyMapBuilder withoutProofs() {
        return new SafetyMapBuilder(position, regionMaps, efforts, spent);
    }

    public Position position() {
        return position;
    }

    /** The blocks and basic regions of a color. */
    public RegionMap regionMap(Color color) {
        return regionMaps.get(color.ordinal());
    }

    /** True when a block was recorded as never captured. */
    public boolean isAlive(Block block) {
        return alive.get(block.color().ordinal()).contains(block.anchor());
    }

    /** The points recorded as safe for a color so far. The caller must not change the set. */
    public PointSet safePoints(Color color) {
        return safe.get(color.ordinal());
    }

    /** The first method that proved a point, if there was one. */
    public Optional<SafetyMethod> methodAt(int point) {
        return Optional.ofNullable(methods[point]);
    }

    /** Records that a block is never captured. */
    public void addAlive(Block block, SafetyMethod method) {
        alive.get(block.color().ordinal()).unite(block.stones());
        setWhereAbsent(lifeMethods, block.stones(), method);
        add(block.color(), block.stones(), method);
    }

    /** Records points as territory of a color. */
    public void addTerritory(Color color, PointSet points, SafetyMethod method) {
        add(color, points, method);
    }

    /**
     * Records that the blocks around a region live, and that the attacker cannot live inside independently. Either all
     * of it is the defender's, or the region is in seki.
     */
    public void addAtLeastSeki(BasicRegion region) {
        atLeastSeki.get(region.color().ordinal()).set(region.index());
    }

    /** True for a region that {@link #addAtLeastSeki} recorded. */
    public boolean isAtLeastSeki(BasicRegion region) {
        return atLeastSeki.get(region.color().ordinal()).get(region.index());
    }

    /** Records the effort of a search on a region. */
    public void addEffort(BasicRegion region, Effort effort) {
        List<Effort> ofColor = efforts.get(region.color().ordinal());
        ofColor.set(region.index(), ofColor.get(region.index()).plus(effort));
    }

    /** Records the effort of a search of an engine, on any regions. */
    public void addSpent(String engine, Effort effort) {
        spent.merge(engine, effort, Effort::plus);
    }

    /** The nodes of the searches of all engines so far. */
    public long spentNodes() {
        return spent.values().stream().mapToLong(Effort::nodes).sum();
    }

    /**
     * A map of the facts collected so far. The builder can be used further.
     *
     * @throws IllegalStateException if a point was claimed for both colors: one of the proofs is wrong
     */
    public SafetyMap build() {
        return new SafetyMap(position, regionMaps, safe, alive, methods, lifeMethods, atLeastSeki, efforts, spent);
    }

    private void add(Color color, PointSet points, SafetyMethod method) {
        safe.get(color.ordinal()).unite(points);
        setWhereAbsent(methods, points, method);
    }

    private static void setWhereAbsent(@Nullable SafetyMethod[] methods, PointSet points, SafetyMethod method) {
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            if (methods[point] == null) {
                methods[point] = method;
            }
        }
    }
}
