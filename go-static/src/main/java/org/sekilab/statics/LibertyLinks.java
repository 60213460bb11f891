package org.sekilab.statics;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Pairs of liberties that connect two groups each: when the attacker plays one of them, the defender plays the other
 * one. No liberty is in two pairs. Mutable, confined to one thread.
 *
 * <p>Cost: some mask operations for each two groups; allocates nothing.
 */
final class LibertyLinks {
    private final long[] links = new long[GroupElimination.MAX_GROUPS]; // [link]
    private int count;
    private long points;

    void clear() {
        count = 0;
        points = 0;
    }

    /**
     * Joins groups that share two free liberties.
     *
     * @param exteriors [group] the adjacent points
     * @param free the liberties that no other plan uses
     */
    void join(int groups, long[] exteriors, long free, GroupElimination elimination) {
        for (int first = 0; first < groups; first++) {
            for (int second = first + 1; second < groups; second++) {
                long common = exteriors[first] & exteriors[second] & free & ~points;
                if (!elimination.areJoined(first, second) && (common & common - 1) != 0) {
                    long link = Long.lowestOneBit(common) | Long.highestOneBit(common);
                    links[count++] = link;
                    points |= link;
                    elimination.join(first, second);
                }
            }
        }
    }

    /** The points of all links. */
    long points() {
        return points;
    }

    void addTo(LongArrayList pairs) {
        pairs.addElements(pairs.size(), links, 0, count);
    }
}
