package org.sekilab.model.local;

/**
 * A buffer for groups of the defender that hold blocks, see {@link LocalBoard#groupsInto}. Groups are numbered from 0,
 * in the order of their first blocks. Mutable, confined to one thread; allocates only at the start.
 *
 * <p>The arrays are always the same ones. The caller may change their values: the next groups replace them.
 */
public final class DefenderGroups {
    private final long[] stones; // [group]
    private final long[] blocks; // [group]
    private final long[] exteriors; // [group]
    private final int[] eyes; // [group]

    /** A buffer with room for all groups with blocks of any state of the shape. */
    public DefenderGroups(LocalShape shape) {
        this(shape, 0);
    }

    /** @param further the number of groups without blocks that there is room for, too */
    public DefenderGroups(LocalShape shape, int further) {
        int most = shape.blocks().size() + shape.sacrifices().size() + further;
        this.stones = new long[most];
        this.blocks = new long[most];
        this.exteriors = new long[most];
        this.eyes = new int[most];
    }

    /** [group]: the stones, as local points. */
    public long[] stones() {
        return stones;
    }

    /** [group]: the blocks; bits of essential blocks first, then of sacrificed blocks. */
    public long[] blocks() {
        return blocks;
    }

    /** [group]: the points adjacent to the group, without the group's own stones. */
    public long[] exteriors() {
        return exteriors;
    }

    /** The stones of the first groups. */
    public long stonesOfFirst(int count) {
        long first = 0;
        for (int group = 0; group < count; group++) {
            first |= stones[group];
        }
        return first;
    }

    /** The points adjacent to any of the first groups. */
    public long exteriorOfFirst(int count) {
        long exterior = 0;
        for (int group = 0; group < count; group++) {
            exterior |= exteriors[group];
        }
        return exterior;
    }

    /** [group]: the number of eyes elsewhere. */
    public int[] eyes() {
        return eyes;
    }
}
