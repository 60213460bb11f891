package org.sekilab.statics;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Chooses the pairs of a miai strategy for an area. Its choices are greedy guesses, and {@link MiaiCheck} judges them.
 * A bad guess costs strength, never soundness. Confined to one thread.
 *
 * <p>Cost: O(p^2) plans tried for p candidate points of pairs, and only some of those pairs in larger areas.
 */
final class MiaiPlanner {
    /** In areas with more free points next to blocks, only the greedy plan is tried. */
    private static final int MAX_SPLIT_CANDIDATES = 12;

    /**
     * With at most this many candidates, every pair is tried. With more, only neighbors and pairs of points that split
     * the area are tried.
     */
    private static final int MAX_FREE_CHOICE = 7;

    private static final int MOST_EYES = 2; // more are not counted

    private final LocalArea area;
    private final LocalChains base;
    private final MiaiPlan committed;
    private final long free;
    private final long broken;
    private final byte[] possibleEyes; // [bit]: the value of the method, plus 1; 0 if not computed yet

    /** The measure of a plan. A plan that is best for one aim can fail where a plan of another aim leads to a proof. */
    enum Aim {
        ONE_EYE_FOR_EACH(2, 4),
        JOIN(12, 4),
        TWO_EYES(12, 10);

        private static final int FIRST_EYE = 10;

        private final int join;
        private final int secondEye;

        Aim(int join, int secondEye) {
            this.join = join;
            this.secondEye = secondEye;
        }

        /** The worth of a number of joined chains, of blocks with at least one eye, and of blocks with two eyes. */
        private int worth(int joins, int oneEyed, int twoEyed) {
            return join * joins + FIRST_EYE * oneEyed + secondEye * twoEyed;
        }
    }

    private static final Aim[] AIMS = Aim.values();

    /**
     * @param base the chains as joined elsewhere
     * @param committed pairs of earlier proofs, which every plan includes
     * @param free the empty points that are not committed
     * @param broken the points committed to pairs that lie partly outside the area
     */
    MiaiPlanner(LocalArea area, LocalChains base, MiaiPlan committed, long free, long broken) {
        this.area = area;
        this.base = base;
        this.committed = committed;
        this.free = free;
        this.broken = broken;
        this.possibleEyes = new byte[area.size()];
    }

    /** The best plans found for the life of the blocks around a region, in the order of aims. */
    List<MiaiPlan> planLife() {
        Best best = new Best(committed);
        boolean isSmall = Long.bitCount(free & area.touched()) <= MAX_SPLIT_CANDIDATES;
        boolean mayHaveEyes = best.hasEye
                || CoverLimit.mayCover(area, area.all(), area.touched(), area.touched())
                || isSmall && CoverLimit.maySplit(area);
        boolean triesAll = isSmall && mayHaveEyes; // a plan without eyes is worse the longer it is, but for joins
        LocalChains joined = base.copy();
        joined.joinBy(committed);
        LongArrayList firstJoins = bestJoins(committed, joined);
        for (int i = 0; i < (isSmall ? firstJoins.size() : Math.min(1, firstJoins.size())); i++) {
            MiaiPlan joining = new MiaiPlan(committed);
            joining.add(firstJoins.getLong(i));
            LocalChains chains = base.copy();
            chains.joinBy(joining);
            addJoins(joining, chains);
            offerWithCover(best, joining, chains);
            if (triesAll) {
                offerSplits(best, joining);
            }
        }
        if (mayHaveEyes) {
            offerWithCover(best, new MiaiPlan(committed), joined);
        }
        if (triesAll) {
            offerSplits(best, committed);
            for (Aim aim : AIMS) {
                improve(best, aim);
            }
        }
        return List.of(best.plans);
    }

    private void offerWithCover(Best best, MiaiPlan plan, LocalChains chains) {
        MiaiPlan covering = new MiaiPlan(plan);
        coverForEachChain(covering, chains);
        best.offer(covering);
    }

    /** Adds pairs that join chains, the best first, until there are none. Joins the chains too. */
    void addJoins(MiaiPlan plan, LocalChains chains) {
        for (LongArrayList best = bestJoins(plan, chains); !best.isEmpty(); best = bestJoins(plan, chains)) {
            plan.add(best.getLong(0));
            chains.joinBy(plan);
        }
    }

    /** The pairs that join most and spoil least. If several are equally good, all of them. */
    private LongArrayList bestJoins(MiaiPlan plan, LocalChains chains) {
        LongArrayList best = new LongArrayList(0);
        if (chains.count() < 2) {
            return best;
        }
        long candidates = 0;
        for (long rest = free & ~plan.used(); rest != 0; rest &= rest - 1) {
            candidates |= chains.countAdjacentToAll(rest & -rest) >= 2 ? rest & -rest : 0;
        }
        int bestWorth = Integer.MIN_VALUE;
        for (long i = candidates; i != 0; i &= i - 1) {
            for (long j = i & i - 1; j != 0; j &= j - 1) {
                long pair = i & -i | j & -j;
                int common = chains.countAdjacentToAll(pair);
                if (common >= 2) {
                    int others = chains.countAdjacentToAll(i & -i) + chains.countAdjacentToAll(j & -j) - 2 * common;
                    int worth = 16 * common - 4 * others - usesElsewhere(i) - usesElsewhere(j);
                    if (worth > bestWorth) {
                        bestWorth = worth;
                        best.clear();
                    }
                    if (worth == bestWorth) {
                        best.add(pair);
                    }
                }
            }
        }
        return best;
    }

    /** The importance of the lowest point of the mask for other uses: to cover neighbors, or to split the area. */
    private int usesElsewhere(long mask) {
        int point = Long.numberOfTrailingZeros(mask);
        return Long.bitCount(area.neighbors(point) & ~area.touched()) + (area.partsWithout(point).length > 1 ? 2 : 0);
    }

    private void coverForEachChain(MiaiPlan plan, LocalChains chains) {
        for (int chain = 0; chain < chains.places(); chain++) {
            if (chains.isChain(chain)) {
                addWholeCover(plan, area.all(), chains.exterior(chain), area.touched());
            }
        }
    }

    /** As {@link #addCover}, but adds nothing if not all points get covered. */
    private void addWholeCover(MiaiPlan plan, long part, long adjacent, long held) {
        int size = plan.size();
        if (CoverLimit.mayCover(area, part, adjacent, held) && !addCover(plan, part, adjacent, held)) {
            plan.shrinkTo(size);
        }
    }

    /**
     * Adds pairs within a part that cover its points. Returns true if all points are covered.
     *
     * @param part the part, as in {@link MiaiCheck#cover}
     * @param adjacent the points adjacent to the chain for which the points are covered
     * @param held the points adjacent to any block that stays
     */
    boolean addCover(MiaiPlan plan, long part, long adjacent, long held) {
        while (true) {
            long covered = MiaiCheck.cover(area, plan, part, adjacent, held);
            long open = part & ~covered;
            if (open == 0) {
                return true;
            }
            long unused = part & free & ~plan.used();
            if (Long.bitCount(open) > Long.bitCount(unused)) {
                return false; // a pair covers at most two points
            }
            long usable = covered & unused;
            long pair = bestPairAround(open, usable);
            if (pair == 0) {
                pair = pairWithNeighbor(open & held & unused, usable & held);
            }
            if (pair == 0) {
                return false;
            }
            plan.add(pair);
        }
    }

    /**
     * Two usable neighbors of an open point. Prefers open points with few usable neighbors, and pairs that few other
     * open points need.
     */
    private long bestPairAround(long open, long usable) {
        long best = 0;
        int bestCost = Integer.MAX_VALUE;
        for (long rest = open; rest != 0; rest &= rest - 1) {
            long near = area.neighbors(Long.numberOfTrailingZeros(rest)) & usable;
            for (long i = near; i != 0; i &= i - 1) {
                long first = area.neighbors(Long.numberOfTrailingZeros(i)) & open;
                for (long j = i & i - 1; j != 0; j &= j - 1) {
                    long second = area.neighbors(Long.numberOfTrailingZeros(j)) & open;
                    int cost =
                            4 * Long.bitCount(near) + Long.bitCount(first | second) - 3 * Long.bitCount(first & second);
                    if (cost < bestCost) {
                        bestCost = cost;
                        best = i & -i | j & -j;
                    }
                }
            }
        }
        return best;
    }

    private long pairWithNeighbor(long points, long usable) {
        for (long rest = points; rest != 0; rest &= rest - 1) {
            long near = area.neighbors(Long.numberOfTrailingZeros(rest)) & usable;
            if (near != 0) {
                return rest & -rest | near & -near;
            }
        }
        return 0;
    }

    /** Tries pairs that split the area, each together with pairs that cover the parts. */
    private void offerSplits(Best best, MiaiPlan start) {
        long candidates = free & ~start.used() & area.touched();
        int count = Long.bitCount(candidates);
        boolean mayHelp = base.count() > 1 || !best.hasEye; // if there is one eye already, only two parts make more
        for (long i = candidates; i != 0; i &= i - 1) {
            int first = Long.numberOfTrailingZeros(i);
            for (long j = i & i - 1; j != 0; j &= j - 1) {
                int second = Long.numberOfTrailingZeros(j);
                int eyes = Math.min(possibleEyes(first), possibleEyes(second));
                boolean isTried = count <= MAX_FREE_CHOICE || area.areAdjacent(first, second);
                if (eyes >= 2 || eyes == 1 && mayHelp && isTried) {
                    MiaiPlan plan = new MiaiPlan(start);
                    plan.add(i & -i | j & -j);
                    LocalChains chains = base.copy();
                    chains.joinBy(plan);
                    coverParts(plan, first);
                    coverParts(plan, second);
                    coverForEachChain(plan, chains);
                    best.offer(plan);
                }
            }
        }
    }

    /** An upper bound of the parts that can be covered after a defender stone on a point. */
    private int possibleEyes(int stone) {
        if (possibleEyes[stone] == 0) {
            int eyes = 0;
            for (long part : area.partsWithout(stone)) {
                long open = part & ~area.touched() & ~area.neighbors(stone);
                eyes += Long.bitCount(open) <= Long.bitCount(part & area.empties()) ? 1 : 0;
            }
            possibleEyes[stone] = (byte) (eyes + 1);
        }
        return possibleEyes[stone] - 1;
    }

    private void coverParts(MiaiPlan plan, int stone) {
        long adjacent = area.touched() | area.neighbors(stone);
        for (long part : area.partsWithout(stone)) {
            addWholeCover(plan, part, adjacent, adjacent);
        }
    }

    /** Adds single pairs of neighbors to the best plan for an aim, as long as this makes it better. */
    private void improve(Best best, Aim aim) {
        boolean improved = true;
        while (improved && best.leastEyes[aim.ordinal()] < MOST_EYES) {
            MiaiPlan plan = best.plans[aim.ordinal()];
            long held = MiaiCheck.heldWith(area, plan.used());
            improved = false;
            for (long i = free & ~plan.used(); i != 0 && !improved; i &= i - 1) {
                long later = area.neighbors(Long.numberOfTrailingZeros(i)) & i & i - 1;
                for (long j = later; j != 0 && !improved; j &= j - 1) {
                    long pair = i & -i | j & -j;
                    if (mayHelp(pair, held, best.leastEyes[aim.ordinal()])) {
                        MiaiPlan longer = new MiaiPlan(plan);
                        longer.add(pair);
                        best.offer(longer);
                        improved = best.plans[aim.ordinal()] == longer;
                    }
                }
            }
        }
    }

    /**
     * False only if a pair of neighbors makes no plan better. Such a pair covers nothing, joins no chains, and splits
     * the area into too few parts for one more eye. See {@link MiaiCheck} for what a pair can do.
     *
     * @param held the points adjacent to blocks that stay, or to any point of a pair
     * @param leastEyes the eyes of the chain that has the fewest, or of the only chain
     */
    private boolean mayHelp(long pair, long held, int leastEyes) {
        int first = MiaiPlan.first(pair);
        int second = MiaiPlan.second(pair);
        if ((area.neighbors(first) & area.neighbors(second)) != 0 || base.count() > 1 && (pair & ~held) == 0) {
            return true;
        }
        return (pair & ~area.touched()) == 0
                && area.partsWithout(first).length > leastEyes
                && area.partsWithout(second).length > leastEyes;
    }

    /** The best plans offered so far, for each aim. */
    private final class Best {
        private final MiaiPlan[] plans = new MiaiPlan[AIMS.length]; // [aim]
        private final int[] worths = new int[AIMS.length]; // [aim]
        private final int[] leastEyes = new int[AIMS.length]; // [aim]: those of the chain that has the fewest
        private boolean hasEye;

        Best(MiaiPlan plan) {
            Arrays.fill(worths, Integer.MIN_VALUE);
            offer(plan);
        }

        void offer(MiaiPlan plan) {
            LocalChains chains = base.copy();
            chains.joinBy(plan);
            int joins = base.count() - chains.count();
            int oneEyed = 0;
            int twoEyed = 0;
            int least = chains.count() > 1 ? 0 : MOST_EYES;
            for (int chain = 0; chain < chains.places(); chain++) {
                if (chains.isChain(chain)) {
                    int eyes = MiaiCheck.vitality(area, plan, chains, chain, broken);
                    least = Math.min(least, eyes);
                    oneEyed += eyes >= 1 ? chains.blockCount(chain) : 0;
                    twoEyed += eyes >= 2 ? chains.blockCount(chain) : 0;
                }
            }
            hasEye |= oneEyed > 0;
            for (Aim aim : AIMS) {
                int worth = aim.worth(joins, oneEyed, twoEyed) - plan.size();
                if (worth > worths[aim.ordinal()]) {
                    worths[aim.ordinal()] = worth;
                    plans[aim.ordinal()] = plan;
                    leastEyes[aim.ordinal()] = least;
                }
            }
        }
    }
}
