package org.sekilab.statics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.proof.SafetyMethod;

/**
 * Finds sets of chains that are alive under alternating play. Each chain of a set has one-vital or two-vital regions
 * that keep two liberties for it in total. Chains of the set surround these regions.
 *
 * <p>Source: [NM04] 2.1, [M97]; the elimination is that of [B76] with chains for blocks.
 * <p>Proves: the blocks and territory that it reports. Blocks that it does not report may still be safe.
 * <p>Differs: chains are joined by pairs in any region. One region can join several chains and also serve as an eye of
 * each.
 * <p>Cost: a plan for each region. The plan is made again when chains of the region were joined elsewhere, at most
 * {@link #MAX_ROUNDS} times.
 */
final class LifeStep {
    private static final int MAX_ROUNDS = 3;

    private final DefenderState state;
    private final List<RegionPlan> plans = new ArrayList<>();
    private final @Nullable Memo[] memos; // [region]: the last plans made for it

    LifeStep(DefenderState state) {
        this.state = state;
        this.memos = new Memo[state.map().regions().size()];
    }

    /** The best plans for a region, in the order of aims, and the conditions for which they were made. */
    private record Memo(LocalChains base, long free, long broken, List<MiaiPlan> plans) {}

    /** Adds the blocks and territory that plans of one aim prove to the state. Returns true if any were new. */
    boolean run(MiaiPlanner.Aim aim) {
        plans.clear();
        for (BasicRegion region : state.map().regions()) {
            if (canHelp(region)) {
                plans.add(new RegionPlan(region, aim));
            }
        }
        boolean changed = true;
        for (int round = 0; changed && round < MAX_ROUNDS; round++) {
            changed = false;
            for (RegionPlan plan : plans) {
                changed |= plan.update(chainsJoinedOutside(plan));
            }
        }
        for (RegionPlan plan : plans) {
            plan.joining = 0;
        }
        Chains chains = state.chains().copy();
        joinAll(chains, null);
        BitSet alive = findAliveChains(chains);
        return commit(chains, alive);
    }

    private boolean canHelp(BasicRegion region) {
        if (state.isSettled(region) || region.points().size() > LocalArea.MAX_POINTS) {
            return false;
        }
        for (int block : state.map().blocksOf(region)) {
            if (!state.isSafe(block)) {
                return true;
            }
        }
        return false;
    }

    private Chains chainsJoinedOutside(RegionPlan region) {
        Chains chains = state.chains().copy();
        joinAll(chains, region);
        return chains;
    }

    /**
     * Joins chains by all plans except one. The order of the joins proves that each join rests on earlier ones only.
     */
    private void joinAll(Chains chains, @Nullable RegionPlan except) {
        boolean joined = true;
        while (joined) {
            joined = false;
            for (RegionPlan plan : plans) {
                if (plan != except) {
                    joined |= plan.join(chains);
                }
            }
        }
    }

    private BitSet findAliveChains(Chains chains) {
        BitSet alive = new BitSet();
        for (Block block : state.map().blocks()) {
            alive.set(chains.find(block.index()));
        }
        for (RegionPlan plan : plans) {
            plan.computeEyes(chains);
        }
        int[] eyes = new int[state.map().blocks().size() + 1]; // [chain]
        boolean eliminated = true;
        while (eliminated) {
            eliminated = false;
            Arrays.fill(eyes, 0);
            for (RegionPlan plan : plans) {
                if (plan.isClosedBy(alive, chains)) {
                    plan.addEyesTo(eyes, chains);
                }
            }
            for (int chain = alive.nextSetBit(0); chain >= 0; chain = alive.nextSetBit(chain + 1)) {
                if (!chains.isSafe(chain) && eyes[chain] < 2) {
                    alive.clear(chain);
                    eliminated = true;
                }
            }
        }
        return alive;
    }

    private boolean commit(Chains chains, BitSet alive) {
        boolean found = false;
        for (RegionPlan plan : plans) {
            found |= plan.commit(chains, alive);
        }
        for (Block block : state.map().blocks()) {
            if (!state.isSafe(block.index()) && alive.get(chains.find(block.index()))) {
                state.addAlive(block.index(), SafetyMethod.STATIC);
                found = true;
            }
        }
        return found;
    }

    /** A region with the best plan for it so far, and the eyes that the plan makes. */
    private final class RegionPlan {
        private final BasicRegion region;
        private final LocalArea area;
        private final MiaiPlan committed;
        private final long free;
        private final long broken;
        private final MiaiPlanner.Aim aim;
        private MiaiPlan plan;
        private long joining; // the pairs, by index, that joined chains
        private int[] eyes = {}; // [place], for the places that name a chain
        private LocalChains chains;

        RegionPlan(BasicRegion region, MiaiPlanner.Aim aim) {
            this.region = region;
            this.aim = aim;
            this.area = state.areaOf(region);
            this.committed = state.committedPairs(area);
            this.free = area.mask(state.free());
            this.broken = state.brokenPoints(area);
            this.plan = committed;
            this.chains = new LocalChains(area, state.chains());
        }

        /** Plans again for the chains as they are joined elsewhere. Returns true if the plan has changed. */
        boolean update(Chains outside) {
            LocalChains base = new LocalChains(area, outside);
            Memo memo = memos[region.index()];
            if (memo == null || memo.free != free || memo.broken != broken || !memo.base.isSame(base)) {
                List<MiaiPlan> best = new MiaiPlanner(area, base, committed, free, broken).planLife();
                memo = new Memo(base, free, broken, best);
                memos[region.index()] = memo;
            }
            MiaiPlan before = plan;
            plan = memo.plans.get(aim.ordinal());
            return plan != before;
        }

        boolean join(Chains all) {
            boolean joined = false;
            for (int i = 0; i < plan.size(); i++) {
                if (all.joinBy(plan.pair(i), area)) {
                    joining |= 1L << i;
                    joined = true;
                }
            }
            return joined;
        }

        void computeEyes(Chains all) {
            chains = new LocalChains(area, all);
            eyes = new int[chains.places()];
            for (int place = 0; place < eyes.length; place++) {
                eyes[place] = chains.isChain(place) ? MiaiCheck.vitality(area, plan, chains, place, broken) : 0;
            }
        }

        boolean isClosedBy(BitSet alive, Chains all) {
            for (int place = 0; place < area.blockCount(); place++) {
                if (!alive.get(all.find(area.block(place)))) {
                    return false;
                }
            }
            return true;
        }

        void addEyesTo(int[] sums, Chains all) {
            for (int place = 0; place < eyes.length; place++) {
                if (chains.isChain(place)) {
                    sums[all.find(area.block(place))] += eyes[place];
                }
            }
        }

        /** Commits the pairs that the proofs use. Returns true if the region was settled. */
        boolean commit(Chains all, BitSet alive) {
            if (isClosedBy(alive, all) && hasEyes()) {
                coverAll();
                for (int i = 0; i < plan.size(); i++) {
                    state.commit(area, plan.pair(i));
                }
                state.settle(region);
                if (new Clearing(area, plan, chains, eyes, broken).provesTerritory()) {
                    state.addTerritory(region.points(), SafetyMethod.STATIC);
                } else {
                    state.addEye(region.points());
                }
                return true;
            }
            for (int i = 0; i < plan.size(); i++) {
                if ((joining >>> i & 1) != 0 && servesAlive(plan.pair(i), all, alive)) {
                    state.commit(area, plan.pair(i));
                }
            }
            return false;
        }

        private boolean servesAlive(long pair, Chains all, BitSet alive) {
            for (int place = 0; place < chains.places(); place++) {
                if ((chains.exterior(place) & pair) == pair && alive.get(all.find(area.block(place)))) {
                    return true;
                }
            }
            return false;
        }

        /** Adds pairs that make the region territory and keep all eyes, if there are some. */
        private void coverAll() {
            MiaiPlan longer = new MiaiPlan(plan);
            new MiaiPlanner(area, chains, committed, free, broken)
                    .addCover(longer, area.all(), area.touched(), area.touched());
            if (longer.size() == plan.size() || !MiaiCheck.isTerritory(area, longer)) {
                return;
            }
            for (int place = 0; place < eyes.length; place++) {
                if (eyes[place] > 0 && MiaiCheck.vitality(area, longer, chains, place, broken) < eyes[place]) {
                    return;
                }
            }
            plan = longer;
        }

        private boolean hasEyes() {
            for (int count : eyes) {
                if (count > 0) {
                    return true;
                }
            }
            return false;
        }
    }
}
