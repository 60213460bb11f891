package org.sekilab.statics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.proof.StaticProof;

/**
 * The facts proved so far for one color, the defender: alive blocks, settled regions, and the pairs of points that the
 * proofs use. Mutable, confined to one thread.
 *
 * <p>A committed pair stays committed for ever, and no point is in two pairs. All proofs therefore hold together.
 */
final class DefenderState {
    private final SafetyMapBuilder result;
    private final Color defender;
    private final Proofs proofs;
    private final RegionMap map;
    private final PointSet empties;
    private final PointSet free; // empty points outside settled regions and committed pairs
    private final int[] partner; // [point]: the other point of its committed pair, or NONE
    private final Chains chains;
    private final BitSet alive = new BitSet(); // [block]
    private final BitSet settled = new BitSet(); // [region]
    private final @Nullable LocalArea[] areas; // [region]: computed at the first request
    private final List<PointSet> eyes = new ArrayList<>(); // areas that are not territory
    private final List<PointSet> territory = new ArrayList<>();

    /** Starts from the unconditionally safe blocks and regions, where the defender never needs to play. */
    DefenderState(SafetyMapBuilder result, Color defender, Proofs proofs) {
        this.result = result;
        this.proofs = proofs;
        this.defender = defender;
        this.map = result.regionMap(defender);
        this.empties = result.position().empties().freeze();
        this.free = empties.copy();
        this.partner = new int[empties.geometry().area()];
        Arrays.fill(partner, Points.NONE);
        this.chains = new Chains(map.blocks().size(), proofs);
        this.areas = new LocalArea[map.regions().size()];
        BensonLife life = BensonSolver.addTo(result, defender, proofs);
        for (Block block : map.blocks()) {
            if (life.isAlive(block)) {
                makeSafe(block.index());
            }
        }
        for (BasicRegion region : map.regions()) {
            if (life.isEye(region)) {
                settle(region);
                (life.isTerritory(region) ? territory : eyes).add(region.points());
            }
        }
    }

    RegionMap map() {
        return map;
    }

    /** A region of at most {@link LocalArea#MAX_POINTS} points as an area. */
    LocalArea areaOf(BasicRegion region) {
        LocalArea area = areas[region.index()];
        if (area == null) {
            area = new LocalArea(map, region.points(), map.blocksOf(region), empties, proofs);
            areas[region.index()] = area;
        }
        return area;
    }

    /** The kind of proofs to look for. */
    Proofs proofs() {
        return proofs;
    }

    /** The empty points of the position; frozen. */
    PointSet empties() {
        return empties;
    }

    /** The empty points that a new pair may use. The caller must not change the set. */
    PointSet free() {
        return free;
    }

    /** The chains as joined by the committed pairs. A caller that tries joins must work on a copy. */
    Chains chains() {
        return chains;
    }

    /** True for a block that was proved alive. */
    boolean isSafe(int block) {
        return alive.get(block);
    }

    boolean isSettled(BasicRegion region) {
        return settled.get(region.index());
    }

    /** Forbids new pairs in the region from now on. */
    void settle(BasicRegion region) {
        settled.set(region.index());
        free.subtract(region.points());
    }

    /** The points of settled regions and of committed pairs. */
    private PointSet reserved() {
        PointSet reserved = empties.copy().subtract(free);
        for (BasicRegion region : map.regions()) {
            if (isSettled(region)) {
                reserved.unite(region.points());
            }
        }
        return reserved;
    }

    private void makeSafe(int block) {
        alive.set(block);
        chains.makeSafe(block);
    }

    void addAlive(int block, SafetyMethod method) {
        if (!alive.get(block)) {
            makeSafe(block);
            result.addAlive(map.blocks().get(block), method);
        }
    }

    /** Records an area that is not territory but gives liberties. */
    void addEye(PointSet points) {
        eyes.add(points);
    }

    void addTerritory(PointSet points, SafetyMethod method) {
        territory.add(points);
        result.addTerritory(defender, points, method);
    }

    /** All facts proved so far, and the pairs that prove them. */
    StaticProof proof() {
        List<PointSet> pairs = new ArrayList<>();
        for (int point = 0; point < partner.length; point++) {
            if (partner[point] > point) { // NONE is negative
                pairs.add(PointSet.of(empties.geometry(), point, partner[point]).freeze());
            }
        }
        List<Block> alive =
                map.blocks().stream().filter(block -> isSafe(block.index())).toList();
        return new StaticProof(alive, eyes, territory, pairs, reserved());
    }

    void commit(int first, int second) {
        partner[first] = second;
        partner[second] = first;
        free.remove(first);
        free.remove(second);
        if (proofs == Proofs.CHECKABLE) { // otherwise all blocks that pairs join are alive and in one chain
            join(first, second);
        }
    }

    /** Joins the chains that are next to both points. */
    private void join(int first, int second) {
        int joined = Points.NONE;
        for (int block : blocksBeside(first)) {
            for (int other : blocksBeside(second)) {
                if (chains.find(block) == chains.find(other)) {
                    joined = joined == Points.NONE ? block : joined;
                    chains.join(joined, block);
                }
            }
        }
    }

    private int[] blocksBeside(int point) {
        return IntStream.range(0, 4)
                .map(direction -> empties.geometry().neighbor(point, direction))
                .filter(empties.geometry()::isPoint)
                .map(map::blockIndexAt)
                .filter(block -> block != Points.NONE)
                .toArray();
    }

    void commit(LocalArea area, long pair) {
        commit(area.point(MiaiPlan.first(pair)), area.point(MiaiPlan.second(pair)));
    }

    /** The committed pairs within an area. */
    MiaiPlan committedPairs(LocalArea area) {
        MiaiPlan plan = new MiaiPlan();
        for (int bit = 0; bit < area.size(); bit++) {
            int other = partner[area.point(bit)];
            if (other > area.point(bit)) {
                int otherBit = area.bitOf(other);
                if (otherBit >= 0) {
                    plan.add(MiaiPlan.pairOf(bit, otherBit));
                }
            }
        }
        return plan;
    }

    /** The points of an area whose committed partner is outside the area. */
    long brokenPoints(LocalArea area) {
        long broken = 0;
        for (int bit = 0; bit < area.size(); bit++) {
            int other = partner[area.point(bit)];
            if (other != Points.NONE && area.bitOf(other) < 0) {
                broken |= 1L << bit;
            }
        }
        return broken;
    }
}
