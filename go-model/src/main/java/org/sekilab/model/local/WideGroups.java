package org.sekilab.model.local;

import java.util.Arrays;

/**
 * Walks through groups of a {@link WideBoard}. Mutable only in the groups that were found last; confined to one thread.
 *
 * <p>Cost: a step for each neighbor of each stone, until there are enough liberties; allocates nothing.
 */
final class WideGroups {
    /** The answer of {@link #findCaptures} if a group with an essential block is captured. */
    static final int BLOCK = -1;

    private static final int MOST_NEIGHBORS = 4;

    private final int points; // the blocks follow
    private final int[] starts;
    private final int[] neighbors;
    private final boolean[] wallAt;
    private final long[] blockEyes; // [block]
    private final byte[] stones; // [node]: those of the board
    private final int[] marks; // [node]: the last walk that met it
    private final int[] seen; // [node]: the last pass that met it
    private final int[] group; // the nodes of the group that was found last
    private final int[] kept; // the nodes of the weak group that was found last
    private final int[] seeds = new int[MOST_NEIGHBORS]; // of the groups that a move captures
    private int walk;
    private int pass;
    private int size;
    private int keptSize;
    private int liberties;
    private int lastLiberty;
    private long eyes;
    private boolean hasBlock;
    private boolean isAtWall;
    private boolean isDefenders;

    /** @param stones [node], which change as the game is played */
    WideGroups(WideShape shape, byte[] stones) {
        this.points = shape.size();
        this.starts = shape.starts();
        this.neighbors = shape.neighbors();
        this.wallAt = shape.wallAt();
        this.blockEyes = shape.eyes();
        this.stones = stones;
        this.marks = new int[stones.length];
        this.seen = new int[stones.length];
        this.group = new int[stones.length];
        this.kept = new int[stones.length];
    }

    /**
     * Walks through the group at a node, until it has met a number of liberties. The facts about eyes, blocks and the
     * wall are complete if it has met less.
     */
    void find(int start, int mostLiberties) {
        byte color = stones[start];
        int mark = nextWalk();
        marks[start] = mark;
        group[0] = start;
        size = 1;
        liberties = 0;
        eyes = 0;
        hasBlock = false;
        isAtWall = false;
        isDefenders = color == WideStones.DEFENDER;
        for (int i = 0; i < size; i++) {
            int node = group[i];
            isAtWall |= wallAt[node];
            if (node >= points) {
                hasBlock = true;
                eyes |= blockEyes[node - points];
            }
            for (int at = starts[node]; at < starts[node + 1]; at++) {
                int next = neighbors[at];
                if (marks[next] != mark) {
                    byte stone = stones[next];
                    if (stone == color) {
                        marks[next] = mark;
                        group[size++] = next;
                    } else if (stone == WideStones.EMPTY) {
                        marks[next] = mark;
                        lastLiberty = next;
                        if (++liberties == mostLiberties) {
                            return;
                        }
                    }
                }
            }
        }
    }

    private int nextWalk() {
        if (walk == Integer.MAX_VALUE) {
            Arrays.fill(marks, 0);
            Arrays.fill(seen, 0);
            walk = 0;
        }
        return ++walk;
    }

    /** The number of nodes of the group that was found last, as far as the walk went. */
    int size() {
        return size;
    }

    /** A node of the group that was found last. */
    int node(int place) {
        return group[place];
    }

    /** The number of liberties that the last walk met. */
    int liberties() {
        return liberties;
    }

    /** The last liberty that the last walk met. */
    int lastLiberty() {
        return lastLiberty;
    }

    /** The number of eyes elsewhere of the group that was found last. */
    int eyes() {
        return Long.bitCount(eyes);
    }

    /** Whether the group that was found last has a stone at the wall. */
    boolean isAtWall() {
        return isAtWall;
    }

    /** Whether the group that was found last has something to live on: a liberty, an eye elsewhere, or its wall. */
    boolean isSafe() {
        return liberties > 0 || (isDefenders ? eyes != 0 : isAtWall);
    }

    /**
     * Finds the groups of a color next to a stone that have nothing to live on, and keeps seeds of them. Returns their
     * number, or {@link #BLOCK} if one holds an essential block.
     */
    int findCaptures(int move, byte color) {
        int count = 0;
        for (int at = starts[move]; at < starts[move + 1]; at++) {
            int next = neighbors[at];
            if (stones[next] == color) {
                find(next, 1);
                if (!isSafe()) {
                    if (hasBlock) {
                        return BLOCK;
                    }
                    seeds[count++] = next;
                }
            }
        }
        return count;
    }

    /** A stone of a captured group. Two seeds may be of one group. */
    int seed(int place) {
        return seeds[place];
    }

    /** Begins a pass through all groups. */
    void beginPass() {
        pass = nextWalk();
    }

    /**
     * Finds the group of a stone that this pass has not met. True if it has no essential block and at most one liberty.
     * It is kept then.
     */
    boolean isWeak(int stone) {
        if (seen[stone] == pass) {
            return false;
        }
        find(stone, 2);
        if (liberties == 2) {
            return false;
        }
        keptSize = size;
        for (int i = 0; i < size; i++) {
            seen[group[i]] = pass;
            kept[i] = group[i];
        }
        return !hasBlock;
    }

    /** The number of stones of the kept group. */
    int keptSize() {
        return keptSize;
    }

    /** A stone of the kept group. */
    int kept(int place) {
        return kept[place];
    }

    /** True if the kept group, which was found last, is at the wall, or beside attackers that are connected to it. */
    boolean isKeptBesideWall() {
        boolean isBeside = isAtWall;
        for (int i = 0; i < keptSize && !isBeside; i++) {
            int node = kept[i];
            for (int at = starts[node]; at < starts[node + 1] && !isBeside; at++) {
                if (stones[neighbors[at]] == WideStones.ATTACKER) {
                    find(neighbors[at], Integer.MAX_VALUE);
                    isBeside = isAtWall;
                }
            }
        }
        return isBeside;
    }
}
