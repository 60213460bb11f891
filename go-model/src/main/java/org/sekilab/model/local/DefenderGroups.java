package org.sekilab.model.local;

/**
 * A buffer for groups of the defender that hold blocks, see {@link LocalBoard#groupsInto}. Groups are numbered from 0,
 * in the order of their first blocks. Mutable, confined to one thread; allocates only at the start.
 */
public final class DefenderGroups {
    private final long[] stones; // [group]
    private final long[] blocks; // [group]
    private final long[] exteriors; // [group]
    private final int[] eyes; // [group]
    private int count;
    private long allStones;

    /** A buffer with room for all groups of any state of the shape. */
    public DefenderGroups(LocalShape shape) {
        int most = shape.blocks().size() + shape.givenUp().size();
        this.stones = new long[most];
        this.blocks = new long[most];
        this.exteriors = new long[most];
        this.eyes = new int[most];
    }

    /** The number of groups. */
    public int count() {
        return count;
    }

    /** The stones of all groups, as local points. */
    public long allStones() {
        return allStones;
    }

    /** The stones of a group, as local points. */
    public long stones(int group) {
        return stones[group];
    }

    /** The blocks of a group: bits of essential blocks first, then of blocks that are given up. */
    public long blocks(int group) {
        return blocks[group];
    }

    /** The points adjacent to a group, without the group's own stones. */
    public long exterior(int group) {
        return exteriors[group];
    }

    /** The number of eyes elsewhere of a group. */
    public int eyes(int group) {
        return eyes[group];
    }

    void clear() {
        count = 0;
        allStones = 0;
    }

    /** Adds the group that was found last. */
    void add(LocalGroups found) {
        stones[count] = found.stones();
        blocks[count] = found.blocks();
        exteriors[count] = found.exterior();
        eyes[count] = found.eyes();
        allStones |= found.stones();
        count++;
    }
}
