package org.sekilab.statics;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** Chooses pairs; whatever it chooses is checked by MiaiCheck. */
final class MiaiPlanner {
    private final LocalArea area;
    private final Chains base;
    private final long free;
    private final MiaiPlan committed;

    private final int second;
    private final int joinWeight;

    MiaiPlanner(LocalArea area, Chains base, long free, MiaiPlan committed, int joinWeight, int second) {
        this.joinWeight = joinWeight;
        this.second = second;
        this.area = area;
        this.base = base;
        this.free = free;
        this.committed = committed;
    }

    /** Pairs that join as many chains as a greedy choice can. */
    void connect(MiaiPlan plan, Chains chains) {
        while (true) {
            long cuts = 0;
            for (long rest = free & ~plan.used(); rest != 0; rest &= rest - 1) {
                int p = Long.numberOfTrailingZeros(rest);
                if (chainCount(p, chains) >= 2) {
                    cuts |= 1L << p;
                }
            }
            int best = Integer.MIN_VALUE;
            int bx = -1;
            int by = -1;
            for (long i = cuts; i != 0; i &= i - 1) {
                int x = Long.numberOfTrailingZeros(i);
                for (long j = i & i - 1; j != 0; j &= j - 1) {
                    int y = Long.numberOfTrailingZeros(j);
                    int common = commonChains(1L << x | 1L << y, chains);
                    if (common >= 2) {
                        int score = 16 * common - inner(x) - inner(y)
                                - 4 * (chainCount(x, chains) + chainCount(y, chains) - 2 * common);
                        if (score > best) {
                            best = score;
                            bx = x;
                            by = y;
                        }
                    }
                }
            }
            if (bx < 0) {
                return;
            }
            plan.add(bx, by);
            MiaiCheck.join(area, plan, chains);
        }
    }

    private int inner(int p) {
        return Long.bitCount(area.neighbors(p) & ~area.touched());
    }

    private int chainCount(int p, Chains chains) {
        return commonChains(1L << p, chains);
    }

    private int commonChains(long points, Chains chains) {
        int count = 0;
        for (int place = 0; place < area.blockCount(); place++) {
            int chain = chains.find(area.block(place));
            boolean firstOfChain = true;
            for (int other = 0; other < place; other++) {
                firstOfChain &= chains.find(area.block(other)) != chain;
            }
            if (firstOfChain && (area.exteriorOfChain(chains, chain) & points) == points) {
                count++;
            }
        }
        return count;
    }

    /** Adds pairs within the part that cover its points for a chain, as far as a greedy choice can. */
    boolean cover(MiaiPlan plan, long part, long adjacent, long held, long[] labels) {
        while (true) {
            long covered = MiaiCheck.cover(area, plan, part, adjacent, held);
            long open = part & ~covered;
            if (open == 0) {
                return true;
            }
            long usable = covered & free & ~plan.used();
            int best = Integer.MAX_VALUE;
            long bestPair = 0;
            for (long rest = open; rest != 0; rest &= rest - 1) {
                int p = Long.numberOfTrailingZeros(rest);
                long near = area.neighbors(p) & usable;
                for (long i = near; i != 0; i &= i - 1) {
                    int x = Long.numberOfTrailingZeros(i);
                    for (long j = i & i - 1; j != 0; j &= j - 1) {
                        int y = Long.numberOfTrailingZeros(j);
                        int cost = 4 * Long.bitCount(near)
                                + Long.bitCount((area.neighbors(x) | area.neighbors(y)) & open)
                                - 3 * Long.bitCount(area.neighbors(x) & area.neighbors(y) & open);
                        if (cost < best && sameLabels(labels, x, y)) {
                            best = cost;
                            bestPair = 1L << x | 1L << y;
                        }
                    }
                }
            }
            if (bestPair == 0) {
                // a point and a covered neighbor: whoever takes one, the other is the defender's
                for (long rest = open & held & free & ~plan.used(); rest != 0 && bestPair == 0; rest &= rest - 1) {
                    int p = Long.numberOfTrailingZeros(rest);
                    for (long i = area.neighbors(p) & usable & held; i != 0; i &= i - 1) {
                        int x = Long.numberOfTrailingZeros(i);
                        if (sameLabels(labels, x, p)) {
                            bestPair = 1L << x | 1L << p;
                            break;
                        }
                    }
                }
            }
            if (bestPair == 0) {
                return false;
            }
            plan.add(MiaiPlan.first(bestPair), MiaiPlan.second(bestPair));
        }
    }

    private static boolean sameLabels(long[] labels, int x, int y) {
        for (long label : labels) {
            if (((label >>> x ^ label >>> y) & 1) != 0) {
                return false;
            }
        }
        return true;
    }

    private static final long[] NO_LABELS = {};

    /** The best plan found. */
    MiaiPlan best() {
        MiaiPlan best = new MiaiPlan(committed);
        int bestScore = score(best);
        // connect, then cover each chain
        MiaiPlan plan = new MiaiPlan(committed);
        Chains chains = base.copy();
        connect(plan, chains);
        MiaiPlan connected = new MiaiPlan(plan);
        coverAll(plan, chains);
        int score = score(plan);
        if (score > bestScore) {
            best = plan;
            bestScore = score;
        }
        best = trySplits(new MiaiPlan(committed), base, best, bestScore);
        bestScore = score(best);
        if (connected.size() > committed.size()) {
            best = trySplits(connected, chains, best, bestScore);
        }
        return improve(best);
    }

    private MiaiPlan improve(MiaiPlan plan) {
        int bestScore = score(plan);
        for (boolean changed = true; changed; ) {
            changed = false;
            for (long rest = free & ~plan.used(); rest != 0 && !changed; rest &= rest - 1) {
                int x = Long.numberOfTrailingZeros(rest);
                for (long i = area.neighbors(x) & rest & (rest - 1); i != 0 && !changed; i &= i - 1) {
                    plan.add(x, Long.numberOfTrailingZeros(i));
                    int score = score(plan);
                    if (score > bestScore) {
                        bestScore = score;
                        changed = true;
                    } else {
                        plan.removeLast();
                    }
                }
            }
        }
        return plan;
    }

    private MiaiPlan trySplits(MiaiPlan start, Chains chains, MiaiPlan best, int bestScore) {
        long candidates = free & ~start.used() & area.touched();
        if (Long.bitCount(candidates) > 24) {
            return best;
        }
        IntArrayList points = new IntArrayList();
        for (long rest = candidates; rest != 0; rest &= rest - 1) {
            points.add(Long.numberOfTrailingZeros(rest));
        }
        for (int i = 0; i < points.size(); i++) {
            for (int j = i + 1; j < points.size(); j++) {
                int x = points.getInt(i);
                int y = points.getInt(j);
                boolean adj = (area.neighbors(x) >>> y & 1) != 0;
                if (!adj && points.size() > 7 && (!splits(x) || !splits(y))) {
                    continue;
                }
                MiaiPlan trial = new MiaiPlan(start);
                trial.add(x, y);
                Chains joined = chains.copy();
                MiaiCheck.join(area, trial, joined);
                coverParts(trial, joined, x, y);
                coverAll(trial, joined);
                int score = score(trial);
                if (score > bestScore) {
                    best = trial;
                    bestScore = score;
                }
            }
        }
        return best;
    }

    private void coverAll(MiaiPlan plan, Chains chains) {
        for (int place = 0; place < area.blockCount(); place++) {
            int size = plan.size();
            if (!cover(plan, area.all(), area.exteriorOfChain(chains, chains.find(area.block(place))), area.touched(), NO_LABELS)) {
                while (plan.size() > size) {
                    plan.removeLast();
                }
            }
        }
    }

    private boolean splits(int x) {
        long rest = area.all() & ~(1L << x);
        return rest != 0 && area.flood(rest & -rest, rest) != rest;
    }

    private void coverParts(MiaiPlan plan, Chains chains, int x, int y) {
        long any = area.touched();
        long[] labels = new long[8];
        int n = 0;
        for (int stone : new int[] {x, y}) {
            long rest = area.all() & ~(1L << stone);
            while (rest != 0 && n < labels.length) {
                long part = area.flood(rest & -rest, rest);
                rest &= ~part;
                labels[n++] = part;
            }
        }
        for (int stone : new int[] {x, y}) {
            long rest = area.all() & ~(1L << stone);
            while (rest != 0) {
                long part = area.flood(rest & -rest, rest);
                rest &= ~part;
                MiaiPlan trial = new MiaiPlan(plan);
                if (cover(trial, part, any | area.neighbors(stone), any | area.neighbors(stone), labels)) {
                    while (plan.size() < trial.size()) {
                        long p = trial.pair(plan.size());
                        plan.add(MiaiPlan.first(p), MiaiPlan.second(p));
                    }
                }
            }
        }
    }

    private int score(MiaiPlan plan) {
        Chains chains = base.copy();
        int before = chainTotal(chains);
        while (MiaiCheck.join(area, plan, chains)) {}
        int joins = before - chainTotal(chains);
        int score = joinWeight * joins - plan.size();
        for (int place = 0; place < area.blockCount(); place++) {
            int eyes = MiaiCheck.vitality(area, plan, chains, chains.find(area.block(place)));
            score += eyes == 0 ? 0 : eyes == 1 ? 10 : 10 + second;
        }
        return score;
    }

    private int chainTotal(Chains chains) {
        return commonChains(0, chains);
    }
}
