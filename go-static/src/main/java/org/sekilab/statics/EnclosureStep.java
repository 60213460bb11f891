package org.sekilab.statics;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMethod;

/**
 * Finds regions, and pairs of regions with a common block, in which the attacker cannot live. Their blocks must be
 * alive, or joined to alive blocks within the regions.
 *
 * <p>Source: [NM04] 2.2 and the expansion of safe areas of [M97].
 * <p>Proves: the territory, and the blocks joined. Interior blocks that cannot be joined may be captured. Their points
 * count as points where the attacker might have an eye.
 * <p>Differs: the points of attacker stones also count as points where the attacker might have an eye. The defender may
 * capture the stones, and the attacker may come back.
 * <p>Cost: a plan for each region that has changed since the last try, and for each pair of them.
 */
final class EnclosureStep {
    private final DefenderState state;
    private final Int2ObjectOpenHashMap<Attempt> tries = new Int2ObjectOpenHashMap<>(); // by key(first, second)

    EnclosureStep(DefenderState state) {
        this.state = state;
    }

    /** The two numbers that decide the result of a try. The first only grows, the second only shrinks. */
    private record Attempt(int safeBlocks, int freePoints) {}

    /** Adds all territory that it can prove to the state. Returns true if there was any. */
    boolean run() {
        boolean found = false;
        while (findSingle() || findPair()) {
            found = true;
        }
        return found;
    }

    private boolean findSingle() {
        boolean found = false;
        for (BasicRegion region : state.map().regions()) {
            found |= recordTry(region, region) && prove(List.of(region));
        }
        return found;
    }

    private boolean findPair() {
        for (Block block : state.map().blocks()) {
            if (state.isSafe(block.index())) {
                continue;
            }
            int[] regions = state.map().regionsOf(block);
            for (int i = 0; i < regions.length; i++) {
                for (int j = i + 1; j < regions.length; j++) {
                    BasicRegion first = state.map().regions().get(regions[i]);
                    BasicRegion second = state.map().regions().get(regions[j]);
                    if (recordTry(first, second) && prove(List.of(first, second))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /**
     * False for regions that were tried before and cannot have changed since. Both arguments may be the same region.
     */
    private boolean recordTry(BasicRegion first, BasicRegion second) {
        if (state.isSettled(first)
                || state.isSettled(second)
                || first.points().size() + second.points().size() > 2 * LocalArea.MAX_POINTS) {
            return false;
        }
        Attempt attempt = new Attempt(
                safeBlocks(first) + safeBlocks(second),
                first.points().intersectionSize(state.free()) + second.points().intersectionSize(state.free()));
        int key = first.index() * state.map().regions().size() + second.index();
        return attempt.safeBlocks > 0 && !attempt.equals(tries.put(key, attempt));
    }

    private int safeBlocks(BasicRegion region) {
        int count = 0;
        for (int block : state.map().blocksOf(region)) {
            count += state.isSafe(block) ? 1 : 0;
        }
        return count;
    }

    /** Proves a union of regions, or changes nothing and returns false. */
    private boolean prove(List<BasicRegion> parts) {
        int size = 0;
        for (BasicRegion part : parts) {
            size += part.points().size();
        }
        if (size > LocalArea.MAX_POINTS) {
            return false;
        }
        MergedRegion region = state.map().merge(parts);
        LocalArea area = new LocalArea(state.map(), region.points(), blocksOf(region), state.empties(), state.proofs());
        LocalChains chains = new LocalChains(area, state.chains());
        MiaiPlan plan = state.committedPairs(area);
        chains.joinBy(plan);
        planner(area, chains, plan).addJoins(plan, chains);
        boolean[] safe = safePlaces(area, chains);
        PointSet inside = region.points().copy();
        int[] outside = new int[area.blockCount()];
        int outsideCount = 0;
        for (int place = 0; place < safe.length; place++) {
            Block block = state.map().blocks().get(area.block(place));
            if (safe[place]) {
                outside[outsideCount++] = block.index();
            } else if (region.boundaryBlocks().contains(block)) {
                return false;
            } else {
                inside.unite(block.stones());
            }
        }
        if (outsideCount == 0 || inside.size() > LocalArea.MAX_POINTS) {
            return false;
        }
        LocalArea whole = new LocalArea(
                state.map(), inside, Arrays.copyOf(outside, outsideCount), state.empties(), state.proofs());
        MiaiPlan wholePlan = transfer(plan, area, whole);
        planner(whole, new LocalChains(whole, state.chains()), wholePlan)
                .addCover(wholePlan, whole.all(), whole.touched(), whole.touched());
        if (!MiaiCheck.isTerritory(whole, wholePlan)) {
            return false;
        }
        commit(parts, whole, wholePlan, inside);
        return true;
    }

    private static int[] blocksOf(MergedRegion region) {
        int[] blocks =
                new int[region.boundaryBlocks().size() + region.interiorBlocks().size()];
        int count = 0;
        for (Block block : region.boundaryBlocks()) {
            blocks[count++] = block.index();
        }
        for (Block block : region.interiorBlocks()) {
            blocks[count++] = block.index();
        }
        return blocks;
    }

    private MiaiPlanner planner(LocalArea area, LocalChains chains, MiaiPlan committed) {
        return new MiaiPlanner(area, chains, committed, area.mask(state.free()), 0);
    }

    /** [place]: true for blocks that are alive, or joined to an alive block. */
    private boolean[] safePlaces(LocalArea area, LocalChains chains) {
        boolean[] safe = new boolean[area.blockCount()];
        for (int place = 0; place < safe.length; place++) {
            if (state.isSafe(area.block(place))) {
                for (int other = 0; other < safe.length; other++) {
                    safe[other] |= chains.chainOf(other) == chains.chainOf(place);
                }
            }
        }
        return safe;
    }

    private static MiaiPlan transfer(MiaiPlan plan, LocalArea from, LocalArea to) {
        MiaiPlan transferred = new MiaiPlan();
        for (int i = 0; i < plan.size(); i++) {
            transferred.add(MiaiPlan.pairOf(
                    to.bitOf(from.point(MiaiPlan.first(plan.pair(i)))),
                    to.bitOf(from.point(MiaiPlan.second(plan.pair(i))))));
        }
        return transferred;
    }

    private void commit(List<BasicRegion> parts, LocalArea area, MiaiPlan plan, PointSet territory) {
        for (int i = 0; i < plan.size(); i++) {
            state.commit(area, plan.pair(i));
        }
        for (int place = 0; place < area.blockCount(); place++) {
            state.addAlive(area.block(place), SafetyMethod.CONNECTED);
        }
        for (BasicRegion part : parts) {
            state.settle(part);
        }
        state.addTerritory(territory, SafetyMethod.ENCLOSED);
    }
}
