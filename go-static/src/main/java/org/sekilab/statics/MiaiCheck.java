package org.sekilab.statics;

import org.sekilab.model.Points;

final class MiaiCheck {
    private MiaiCheck() {}

    /** Joins chains by all pairs of a plan, see {@link #joinPair}. Returns whether anything was joined. */
    static boolean join(LocalArea area, MiaiPlan plan, Chains chains) {
        boolean joined = false;
        for (int place = 0; place < plan.size(); place++) {
            joined |= joinPair(area, plan.pair(place), chains);
        }
        return joined;
    }

    /** Joins the chains that are adjacent to both points of a pair. Returns whether anything was joined. */
    static boolean joinPair(LocalArea area, long pair, Chains chains) {
        boolean joined = false;
        int first = Points.NONE;
        for (int place = 0; place < area.blockCount(); place++) {
            int block = area.block(place);
            if ((area.exteriorOfChain(chains, chains.find(block)) & pair) == pair) {
                if (first == Points.NONE) {
                    first = block;
                } else {
                    joined |= chains.join(first, block);
                }
            }
        }
        return joined;
    }

    /**
     * The points that in the end are the chain's liberties when they are empty.
     *
     * @param adjacent points adjacent to the chain
     * @param held points adjacent to any block that stays
     */
    static long cover(LocalArea area, MiaiPlan plan, long within, long adjacent, long held) {
        long covered = adjacent & within;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < plan.size(); i++) {
                long pair = plan.pair(i);
                if ((pair & ~within) != 0) {
                    continue;
                }
                int x = MiaiPlan.first(pair);
                int y = MiaiPlan.second(pair);
                long more = 0;
                if ((pair & ~covered) == 0) {
                    more = area.neighbors(x) & area.neighbors(y) & within & ~covered;
                } else if ((pair & covered) != 0 && (area.neighbors(x) >>> y & 1) != 0 && (pair & held) == pair) {
                    more = pair & ~covered;
                }
                if (more != 0) {
                    covered |= more;
                    changed = true;
                }
            }
        }
        return covered;
    }

    /** 0, 1 or 2. */
    static int vitality(LocalArea area, MiaiPlan plan, Chains chains, int chain) {
        long adjacent = area.exteriorOfChain(chains, chain);
        int best = 0;
        if (plan.size() == 0 && (area.empties() & ~adjacent) == 0) {
            best = 1;
        } else if (cover(area, plan, area.all(), adjacent, area.touched()) == area.all()) {
            best = 1;
        }
        for (int i = 0; i < plan.size() && best < 2; i++) {
            boolean held = (plan.pair(i) & ~area.touched()) == 0;
            int liberties = held ? Long.bitCount(plan.pair(i) & adjacent) : 0;
            if (liberties > best) {
                int x = eyes(area, plan, chains, chain, plan.pair(i), MiaiPlan.first(plan.pair(i)));
                int y = x <= best ? 0 : eyes(area, plan, chains, chain, plan.pair(i), MiaiPlan.second(plan.pair(i)));
                best = Math.max(best, Math.min(liberties, Math.min(x, y)));
            }
        }
        return best;
    }

    private static int eyes(LocalArea area, MiaiPlan plan, Chains chains, int chain, long split, int stone) {
        long adjacent = area.exteriorOfChain(chains, chain);
        if ((adjacent >>> stone & 1) != 0) {
            for (int place = 0; place < area.blockCount(); place++) {
                if ((area.exterior(place) >>> stone & 1) != 0) {
                    adjacent |= area.exteriorOfChain(chains, chains.find(area.block(place)));
                }
            }
            adjacent |= area.neighbors(stone);
        }
        long held = area.touched() | area.neighbors(stone);
        long rest = area.all() & ~(1L << stone);
        int eyes = 0;
        while (rest != 0) {
            long part = area.flood(rest & -rest, rest);
            rest &= ~part;
            if (!straddles(plan, split, part) && cover(area, plan, part, adjacent, held) == part
                    || (part & area.empties() & ~split) == 0 && coversEmptied(area, part, adjacent, held)) {
                eyes++;
            }
        }
        return eyes;
    }

    private static boolean coversEmptied(LocalArea area, long part, long adjacent, long held) {
        MiaiPlan plan = new MiaiPlan();
        long covered = adjacent & part;
        boolean changed = true;
        while (changed && covered != part) {
            changed = false;
            for (long open = part & ~covered & held; open != 0 && !changed; open &= open - 1) {
                int p = Long.numberOfTrailingZeros(open);
                long near = area.neighbors(p) & covered & held & ~plan.used();
                if (near != 0) {
                    plan.add(p, Long.numberOfTrailingZeros(near));
                    covered = cover(area, plan, part, adjacent, held);
                    changed = true;
                }
            }
        }
        return covered == part;
    }

    /** True when a pair other than the split has one point in the part and one outside. */
    private static boolean straddles(MiaiPlan plan, long split, long part) {
        for (int i = 0; i < plan.size(); i++) {
            long pair = plan.pair(i);
            if (pair != split && Long.bitCount(pair & part) == 1) {
                return true;
            }
        }
        return false;
    }
}
