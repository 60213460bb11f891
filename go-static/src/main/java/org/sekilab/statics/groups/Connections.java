package org.sekilab.statics.groups;

import java.util.Arrays;
import org.sekilab.model.DisjointSets;

/**
 * The blocks of one color, the points that connect them, and the unions of blocks so far. Mutable, confined to one
 * thread.
 *
 * <p>Blocks and connecting points are numbered from 0. A connecting point is an empty point adjacent to two to four
 * blocks. Source: [N05] 3.2.
 */
public final class Connections {
    private static final int MOST_BLOCKS = AdjacentBlocks.MOST;

    private int blockCount;
    private int pointCount;
    private final DisjointSets groups = new DisjointSets(); // of blocks
    private int[] blocksAt = new int[0]; // [MOST_BLOCKS * point + i]; -1 after the last
    private boolean[] safe = new boolean[0]; // [point]
    private int[] meetings = new int[0]; // [blockCount * group + group]: the last round in which the two met
    private int round;

    Connections() {}

    void clear(int blocks) {
        blockCount = blocks;
        pointCount = 0;
        round = 0;
        groups.begin(blocks);
        if (meetings.length < blocks * blocks) {
            meetings = new int[2 * blocks * blocks];
        } else {
            Arrays.fill(meetings, 0, blocks * blocks, 0);
        }
    }

    /**
     * Adds a connecting point.
     *
     * @param blocks numbers of blocks; only the first {@code count} are read
     */
    void addPoint(int[] blocks, int count, boolean isSafe) {
        if (safe.length == pointCount) {
            int capacity = Math.max(16, 2 * pointCount);
            safe = Arrays.copyOf(safe, capacity);
            blocksAt = Arrays.copyOf(blocksAt, MOST_BLOCKS * capacity);
        }
        int first = MOST_BLOCKS * pointCount;
        Arrays.fill(blocksAt, first, first + MOST_BLOCKS, -1);
        System.arraycopy(blocks, 0, blocksAt, first, count);
        safe[pointCount++] = isSafe;
    }

    public int blockCount() {
        return blockCount;
    }

    public int pointCount() {
        return pointCount;
    }

    /** True for a connecting point that the opponent can neither take nor use for a cut. */
    public boolean isSafe(int point) {
        return safe[point];
    }

    /** One of the blocks at a connecting point, {@code i} from 0 to 3; negative if there are fewer. */
    public int blockAt(int point, int i) {
        return blocksAt[MOST_BLOCKS * point + i];
    }

    /** The number that represents all blocks united with this one. It may change with each {@link #unite}. */
    public int groupOf(int block) {
        return groups.find(block);
    }

    /** Unites the groups of two blocks. Returns true if they were two groups. */
    public boolean unite(int block, int other) {
        return groups.unite(block, other);
    }

    /** Begins a new round for {@link #meetAgain}. */
    public void beginRound() {
        round++;
    }

    /** Records that two groups meet at a point. Returns true if they have met before in this round. */
    public boolean meetAgain(int group, int other) {
        int pair = blockCount * Math.min(group, other) + Math.max(group, other);
        boolean isAgain = meetings[pair] == round;
        meetings[pair] = round;
        return isAgain;
    }
}
