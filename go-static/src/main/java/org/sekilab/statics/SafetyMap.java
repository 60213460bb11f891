package org.sekilab.statics;

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
 * What a solver proved about a position: the safe points of both colors, and the method that proved each. Immutable.
 *
 * <p>A point safe for a color holds a stone of that color that is never captured, or is territory of that color: empty,
 * or with a stone that is dead. No point is safe for both.
 */
public final class SafetyMap {
    private final Position position;
    private final List<RegionMap> regionMaps; // [color]
    private final List<PointSet> safe; // [color], frozen
    private final List<PointSet> alive; // [color] stones of alive blocks, frozen
    private final @Nullable SafetyMethod[] methods; // [point], null where nothing was proved
    private final @Nullable SafetyMethod[] lifeMethods; // [point], null where no alive block stands
    private final List<BitSet> atLeastSeki; // [color] of [region]
    private final List<List<Effort>> efforts; // [color][region]
    private final Map<String, Effort> spent; // by engine, in the order of their first searches

    /**
     * @param regionMaps the region maps of black and white, in this order
     * @param safe the safe points of black and white, in this order
     * @param alive the stones of black and white in blocks that are never captured, in this order; a part of
     *     {@code safe}
     * @param methods by point: what proved it, {@code null} where nothing did
     * @param lifeMethods by point: what proved that the block there is never captured, {@code null} where nothing did
     * @param atLeastSeki by color, the indices of the regions that are at least in seki, see
     *     {@link SafetyMapBuilder#addAtLeastSeki}
     * @param efforts by color and region: what searches have spent on it
     * @param spent by the name of an engine, in the order of their first searches: what all its searches have spent
     */
    public SafetyMap(
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
     * What is left of it when only some points are taken for proved.
     *
     * @param aliveStones by color
     * @param safePoints by color
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

    /** The stones of a color in blocks that are proved never to be captured; frozen, a part of its safe points. */
    public PointSet aliveStones(Color color) {
        return alive.get(color.ordinal());
    }

    /** What proved a point, for whichever color. */
    public Optional<SafetyMethod> methodAt(int point) {
        return Optional.ofNullable(methods[point]);
    }

    /**
     * True when a block is alive, and a method proved so first. Another method may have proved its points before; and
     * a block on points that the method proved may be dead.
     */
    public boolean isAliveBy(Block block, SafetyMethod method) {
        return isAlive(block) && method.equals(lifeMethods[block.anchor()]);
    }

    /** What searches have spent on a region, alone or with others. */
    public Effort effort(BasicRegion region) {
        return efforts.get(region.color().ordinal()).get(region.index());
    }

    /**
     * What each engine has spent on the position, by its name, in the order of their first searches; unmodifiable. A search counts once here,
     * while {@link #effort} counts it for each region that it is about.
     */
    public Map<String, Effort> spent() {
        return spent;
    }

    /**
     * True when the block is proved never to be captured. A block on safe points of its own color need not be alive:
     * where the attacker can capture it but never live, its points stay territory.
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

    /** True when all stones of the block lie on points that are safe for one color: it is alive, or dead, or may be given up. */
    public boolean isOnSafePoints(Block block) {
        return isDead(block) || safePoints(block.color()).containsAll(block.stones());
    }

    /** True when all points of the region are safe for its color. */
    public boolean isSafe(BasicRegion region) {
        return safePoints(region.color()).containsAll(region.points());
    }

    /** True when the blocks around the region live and the attacker cannot live inside by himself, by one proof. */
    public boolean isAtLeastSeki(BasicRegion region) {
        return atLeastSeki.get(region.color().ordinal()).get(region.index());
    }

    /**
     * True when the region is in seki: the blocks around it live and the attacker cannot live inside by himself, by one
     * proof, and by another one of his stones inside is never captured all the same.
     */
    public boolean isSeki(BasicRegion region) {
        return isAtLeastSeki(region)
                && !isSafe(region)
                && alive.get(region.attacker().ordinal()).intersects(region.points());
    }

    /**
     * The stones of a color that live in seki: those inside a region in seki, the blocks around one that live by
     * nothing else, and those that a capturing race leaves to both sides; a new set.
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
     * The stones of blocks that live by a capturing race and by nothing else, as does one of the other color next to them; and by no
     * capture, because all blocks of the other color next to them are alive.
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
     * True when at least one point of the region is safe, for either color: the way the paper counts regions ([NM04]
     * tables 1 and 2).
     */
    public boolean hasSafePoint(BasicRegion region) {
        return region.points().intersects(safePoints(Color.BLACK))
                || region.points().intersects(safePoints(Color.WHITE));
    }
}
