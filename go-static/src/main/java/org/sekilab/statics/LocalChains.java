package org.sekilab.statics;

import java.util.Arrays;

/**
 * The chains next to one {@link LocalArea}: the sets of its blocks that count as one, and the points that each chain
 * touches. Mutable, confined to one thread.
 *
 * <p>A chain is named by the first place of its blocks in the area's list of blocks.
 */
final class LocalChains {
    private final int[] chainOf; // [place]
    private final long[] exteriors; // [chain]: points of the area adjacent to the chain; 0 for places that name none
    private int count;

    /** The chains of the area's blocks, joined as on the whole board. */
    LocalChains(LocalArea area, Chains chains) {
        chainOf = new int[area.blockCount()];
        exteriors = new long[area.blockCount()];
        int[] roots = new int[area.blockCount()];
        for (int place = 0; place < chainOf.length; place++) {
            roots[place] = chains.find(area.block(place));
            int first = 0;
            while (roots[first] != roots[place]) {
                first++;
            }
            chainOf[place] = first;
            exteriors[first] |= area.exterior(place);
            count += first == place ? 1 : 0;
        }
    }

    /** The area's blocks, each a chain of its own. */
    LocalChains(LocalArea area) {
        chainOf = new int[area.blockCount()];
        exteriors = new long[area.blockCount()];
        count = area.blockCount();
        for (int place = 0; place < chainOf.length; place++) {
            chainOf[place] = place;
            exteriors[place] = area.exterior(place);
        }
    }

    private LocalChains(LocalChains other) {
        chainOf = other.chainOf.clone();
        exteriors = other.exteriors.clone();
        count = other.count;
    }

    LocalChains copy() {
        return new LocalChains(this);
    }

    /** The number of chains. */
    int count() {
        return count;
    }

    /** The number of places. A place names a chain if {@link #isChain} says so. */
    int places() {
        return chainOf.length;
    }

    boolean isChain(int place) {
        return chainOf[place] == place;
    }

    /** The chain of the block at a place. */
    int chainOf(int place) {
        return chainOf[place];
    }

    /** The number of the area's blocks in a chain. */
    int blockCount(int chain) {
        int blocks = 0;
        for (int place = chain; place < chainOf.length; place++) {
            blocks += chainOf[place] == chain ? 1 : 0;
        }
        return blocks;
    }

    /** The points of the area adjacent to a chain. */
    long exterior(int chain) {
        return exteriors[chain];
    }

    /** The points of the area adjacent to any chain that is adjacent to the point. */
    long exteriorOfChainsAt(int point) {
        long mask = 0;
        for (long exterior : exteriors) {
            if ((exterior >>> point & 1) != 0) {
                mask |= exterior;
            }
        }
        return mask;
    }

    /** The number of chains adjacent to all points of a mask. */
    int countAdjacentToAll(long points) {
        int adjacent = 0;
        for (int chain = 0; chain < chainOf.length; chain++) {
            adjacent += isChain(chain) && (exteriors[chain] & points) == points ? 1 : 0;
        }
        return adjacent;
    }

    /** Joins all chains that are adjacent to all points of a mask. Returns true if any were joined. */
    boolean joinAdjacentToAll(long points) {
        int first = -1;
        boolean joined = false;
        for (int chain = 0; chain < chainOf.length; chain++) {
            if (isChain(chain) && (exteriors[chain] & points) == points) {
                if (first < 0) {
                    first = chain;
                } else {
                    join(first, chain);
                    joined = true;
                }
            }
        }
        return joined;
    }

    /** Joins chains by the pairs of a plan until no pair joins any more. */
    void joinBy(MiaiPlan plan) {
        boolean joined = true;
        while (joined) {
            joined = false;
            for (int i = 0; i < plan.size(); i++) {
                joined |= joinAdjacentToAll(plan.pair(i));
            }
        }
    }

    /** True when the other object has the same blocks joined. Both must be of the same area. */
    boolean isSame(LocalChains other) {
        return Arrays.equals(chainOf, other.chainOf);
    }

    private void join(int first, int second) {
        for (int place = 0; place < chainOf.length; place++) {
            if (chainOf[place] == second) {
                chainOf[place] = first;
            }
        }
        exteriors[first] |= exteriors[second];
        exteriors[second] = 0;
        count--;
    }
}
