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
import org.sekilab.model.RegionMap;

/**
 * The proved facts about a position: the safe points of both colors, and the method that proved each. Immutable.
 *
 * <p>A point safe for a color holds a stone of that color that is never captured, or is territory of that color.
 * Territory is empty or holds a dead stone. No point is safe for both colors.
 */
public final class SafetyMap {
    private final Position position;
    private final List<RegionMap> regionMaps; // [color]
    private final List<PointSet> safe; // [color], frozen
    private final List<PointSet> alive; // [color]: stones of alive blocks, frozen
    private final @Nullable SafetyMethod[] methods; // [point]: null where nothing was proved
    private final @Nullable SafetyMethod[] lifeMethods; // [point]: null where there is no alive block
    private final List<BitSet> atLeastSeki; // [color]: set of regions
    private final List<List<Effort>> efforts; // [color][region]
    private final Map<String, Effort> spent; // by engine, in the order of their first searches

    /**
     * @param regionMaps the region maps of black and white, in this order
     * @param safe the safe points of black and white, in this order
     * @param alive the stones of black and white in blocks that are never captured, in this order; a part of
     *     {@code safe}
     * @param methods by point: the method that proved it, or {@code null}
     * @param lifeMethods by point: the method that proved that the block there is never captured, or {@code null}
     * @param atLeastSeki by color: the indices of the regions that are at least in seki, see
     *     {@link SafetyMapBuilder#addAtLeastSeki}
     * @param efforts by color and region: the effort of searches on it
     * @param spent by the name of an engine, in the order of their first searches: the effort of all its searches
     */
    SafetyMap(
            Position position,
            List<RegionMap> regionMaps,
            List<PointSet> safe,
            List<PointSet> alive,
            @Nullable SafetyMethod[] methods,
            @Nullable SafetyMethod[] lifeMethods,
            List<BitSet> atLeastSeki,
            List<List<Effort>> efforts,
            Map<String, Effort> spent) {
        if (safe.get(0).intersects(safe.get(1))) {
            throw new IllegalStateException(
                    "safe for both colors: " + safe.get(0).copy().intersect(safe.get(1)));
        }
        this.position = position;
        this.regionMaps = List.copyOf(regionMaps);
        this.safe = List.of(safe.get(0).copy().freeze(), safe.get(1).copy().freeze());
        this.alive = List.of(alive.get(0).copy().freeze(), alive.get(1).copy().freeze());
        this.methods = Arrays.copyOf(methods, methods.length);
        this.lifeMethods = Arrays.copyOf(lifeMethods, lifeMethods.length);
        this.atLeastSeki = List.of(
                (BitSet) atLeastSeki.get(0).clone(), (BitSet) atLeastSeki.get(1).clone());
        this.efforts = List.of(List.copyOf(efforts.get(0)), List.copyOf(efforts.get(1)));
        this.spent = Collections.unmodifiableMap(new LinkedHashMap<>(spent));
    }

    /**
     * A map that keeps only the proofs of the given points.
     *
     * @param aliveStones by color: the only stones that may stay proved alive
     * @param safePoints by color: the only points that may stay proved safe
     */
    public SafetyMap within(List<PointSet> aliveStones, List<PointSet> safePoints) {
        List<PointSet> fewerAlive = new ArrayList<>();
        List<PointSet> fewerSafe = new ArrayList<>();
        List<BitSet> fewerSekis = new ArrayList<>();
        PointSet unsafe = new PointSet(position.geometry()).complement();
        for (Color color : Color.values()) {
            PointSet stones = alive.get(color.ordinal()).copy().intersect(aliveStones.get(color.ordinal()));
            PointSet points = safe.get(color.ordinal()).copy().intersect(safePoints.get(color.ordinal()));
            BitSet sekis = (BitSet) atLeastSeki.get(color.ordinal()).clone();
            for (BasicRegion region : regionMap(color).regions()) {
                boolean isClosed =
                        region.boundaryBlocks().stream().allMatch(block -> stones.containsAll(block.stones()));
                sekis.set(region.index(), sekis.get(region.index()) && isClosed);
            }
            unsafe.subtract(points);
            fewerAlive.add(stones);
            fewerSafe.add(points);
            fewerSekis.add(sekis);
        }
        @Nullable SafetyMethod[] fewerMethods = Arrays.copyOf(methods, methods.length);
        for (int point = unsafe.first(); point != Points.NONE; point = unsafe.next(point)) {
            fewerMethods[point] = null;
        }
        return new SafetyMap(
                position, regionMaps, fewerSafe, fewerAlive, fewerMethods, lifeMethods, fewerSekis, efforts, spent);
    }

    public Position position() {
        return position;
    }

    /** The blocks and basic regions of a color that the proofs are about. */
    public RegionMap regionMap(Color color) {
        return regionMaps.get(color.ordinal());
    }

    /** The points proved safe for a color, stones and territory; frozen. */
    public PointSet safePoints(Color color) {
        return safe.get(color.ordinal());
    }

    /**
     * The stones of a color in blocks that are proved never to be captured; frozen. They are a part of the color's safe
     * points.
     */
    public PointSet aliveStones(Color color) {
        return alive.get(color.ordinal());
    }

    /** The method that proved a point safe for one of the colors. */
    public Optional<SafetyMethod> methodAt(int point) {
        return Optional.ofNullable(methods[point]);
    }

    /**
     * True when a block is alive and the given method was the first to prove that. Another method may have proved its
     * points before. A block on points that the method proved may also be dead.
     */
    public boolean isAliveBy(Block block, SafetyMethod method) {
        return isAlive(block) && method.equals(lifeMethods[block.anchor()]);
    }

    /** The effort of searches on a region, alone or together with other regions. */
    public Effort effort(BasicRegion region) {
        return efforts.get(region.color().ordinal()).get(region.index());
    }

    /**
     * The effort of each engine on the position, by its name, in the order of their first searches; unmodifiable. A
     * search counts once here. {@link #effort} counts it once for each of its regions.
     */
    public Map<String, Effort> spent() {
        return spent;
    }

    /**
     * True when the block is proved never to be captured. A block on safe points of its own color need not be alive. If
     * the attacker can capture it but never live there, its points stay territory.
     */
    public boolean isAlive(Block block) {
        return alive.get(block.color().ordinal()).contains(block.anchor());
    }

    /** True when all stones of the block lie on safe territory of the other color. */
    public boolean isDead(Block block) {
        return safePoints(block.color().opposite()).containsAll(block.stones());
    }

    /** A new set of the stones of a color in blocks that are dead. */
    public PointSet deadStones(Color color) {
        PointSet dead = new PointSet(position.geometry());
        for (Block block : regionMap(color).blocks()) {
            if (isDead(block)) {
                dead.unite(block.stones());
            }
        }
        return dead;
    }

    /**
     * True when all stones of the block lie on points that are safe for one color. Such a block is alive, or dead, or
     * may be given up.
     */
    public boolean isOnSafePoints(Block block) {
        return isDead(block) || safePoints(block.color()).containsAll(block.stones());
    }

    /** True when all points of the region are safe for its color. */
    public boolean isSafe(BasicRegion region) {
        return safePoints(region.color()).containsAll(region.points());
    }

    /**
     * True when one proof shows that the blocks around the region live and that the attacker cannot live inside
     * independently.
     */
    public boolean isAtLeastSeki(BasicRegion region) {
        return atLeastSeki.get(region.color().ordinal()).get(region.index());
    }

    /**
     * True when the region is in seki. One proof shows that the blocks around it live and that the attacker cannot live
     * inside independently. Another proof shows that an attacker stone inside is still never captured.
     */
    public boolean isSeki(BasicRegion region) {
        return isAtLeastSeki(region)
                && !isSafe(region)
                && alive.get(region.attacker().ordinal()).intersects(region.points());
    }

    /** A new set of all points of the regions in seki, of both colors. */
    public PointSet sekiPoints() {
        PointSet points = new PointSet(position.geometry());
        for (Color color : Color.values()) {
            for (BasicRegion region : regionMap(color).regions()) {
                if (isSeki(region)) {
                    points.unite(region.points());
                }
            }
        }
        return points;
    }

    /**
     * A new set of the stones of a color that live in seki. It has the stones inside a region in seki, and the
     * blocks around the region that live only by it. It also has the stones that a capturing race leaves to both
     * sides.
     */
    public PointSet sekiStones(Color color) {
        PointSet stones = racingStones(color);
        for (Color defender : Color.values()) {
            for (BasicRegion region : regionMap(defender).regions()) {
                if (isSeki(region)) {
                    if (defender == color) {
                        addSekiBlocks(region, stones);
                    } else {
                        stones.unite(alive.get(color.ordinal()).copy().intersect(region.points()));
                    }
                }
            }
        }
        return stones;
    }

    /**
     * The stones of blocks that live only by a capturing race. An adjacent block of the other color lives by the race
     * too. All adjacent blocks of the other color are alive, so the block does not live by a capture.
     */
    private PointSet racingStones(Color color) {
        PointSet stones = new PointSet(position.geometry());
        for (Block block : regionMap(color).blocks()) {
            List<Block> beside = regionMap(color.opposite()).blocks().stream()
                    .filter(block::isNextTo)
                    .toList();
            boolean isRace = isAliveBy(block, SafetyMethod.SEMEAI)
                    && beside.stream().allMatch(this::isAlive)
                    && beside.stream().anyMatch(opponent -> isAliveBy(opponent, SafetyMethod.SEMEAI));
            if (isRace) {
                stones.unite(block.stones());
            }
        }
        return stones;
    }

    private void addSekiBlocks(BasicRegion region, PointSet stones) {
        RegionMap map = regionMap(region.color());
        for (int index : map.blocksOf(region)) {
            Block block = map.blocks().get(index);
            if (isAliveBy(block, SafetyMethod.SEKI)) {
                stones.unite(block.stones());
            }
        }
    }

    /**
     * True when at least one point of the region is safe, for either color. The paper counts regions this way ([NM04]
     * tables 1 and 2).
     */
    public boolean hasSafePoint(BasicRegion region) {
        return region.points().intersects(safePoints(Color.BLACK))
                || region.points().intersects(safePoints(Color.WHITE));
    }
}
