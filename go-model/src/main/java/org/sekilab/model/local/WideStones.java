package org.sekilab.model.local;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The stones of a {@link WideBoard} by node, as sets of points, and as a hash. It keeps all changes, so that they
 * can be taken back. Mutable, confined to one thread.
 *
 * <p>Cost: a few steps for each change; allocates nothing but a longer stack.
 */
final class WideStones {
    static final byte EMPTY = 0;
    static final byte ATTACKER = 1;
    static final byte DEFENDER = 2;
    private static final int COLOR_BITS = 2;
    private static final int CHANGES_AT_FIRST = 256;
    private static final long SEED = 0x5EC1_1AB0L;

    private final int points; // the blocks follow
    private final long[] keys; // [4 * node + 2 * color - 2]: both halves
    private final byte[] stones; // [node]
    private final WideSet attacker;
    private final WideSet defender;
    private final WideSet empties;
    private long low;
    private long high;
    private int[] changes = new int[CHANGES_AT_FIRST]; // node and color before it
    private int changeCount;

    /**
     * Empty points, and blocks of the defender.
     *
     * @param nodes points and blocks
     * @param words the longs of a set of points
     */
    WideStones(int points, int nodes, int words) {
        this.points = points;
        this.keys = new SplittableRandom(SEED).longs(4L * nodes).toArray();
        this.stones = new byte[nodes];
        this.attacker = new WideSet(words);
        this.defender = new WideSet(words);
        this.empties = new WideSet(words);
        Arrays.fill(stones, points, nodes, DEFENDER);
        for (int local = 0; local < points; local++) {
            empties.add(local);
        }
    }

    /** [node]: the colors. The caller leaves them as they are. */
    byte[] nodes() {
        return stones;
    }

    WideSet attacker() {
        return attacker;
    }

    WideSet defender() {
        return defender;
    }

    WideSet empties() {
        return empties;
    }

    /** Half of a hash of the stones. */
    long keyLow() {
        return low;
    }

    /** The other half. */
    long keyHigh() {
        return high;
    }

    /** The number of changes that can be taken back. */
    int changes() {
        return changeCount;
    }

    /** Changes a point. */
    void put(int local, byte color) {
        if (changeCount == changes.length) {
            changes = Arrays.copyOf(changes, 2 * changeCount);
        }
        changes[changeCount++] = local << COLOR_BITS | stones[local];
        set(local, color);
    }

    /** Takes the last changes back, down to a number of changes. */
    void undoTo(int count) {
        while (changeCount > count) {
            int change = changes[--changeCount];
            set(change >>> COLOR_BITS, (byte) (change & (1 << COLOR_BITS) - 1));
        }
    }

    /** Adds the stones to a set that the changes after a number of changes have removed. */
    void addRemovedSince(int count, WideSet removed) {
        for (int i = count; i < changeCount; i++) {
            int local = changes[i] >>> COLOR_BITS;
            if ((changes[i] & (1 << COLOR_BITS) - 1) != EMPTY && stones[local] == EMPTY) {
                removed.add(local);
            }
        }
    }

    private void set(int local, byte color) {
        byte before = stones[local];
        stones[local] = color;
        setOf(before).remove(local);
        setOf(color).add(local);
        toggle(local, before);
        toggle(local, color);
    }

    private WideSet setOf(byte color) {
        return color == EMPTY ? empties : color == ATTACKER ? attacker : defender;
    }

    private void toggle(int local, byte color) {
        if (color != EMPTY) {
            int at = 4 * local + 2 * color - 2;
            low ^= keys[at];
            high ^= keys[at + 1];
        }
    }

    /** True if the sets and the hash are those of the stones. */
    boolean isConsistent() {
        long freshLow = 0;
        long freshHigh = 0;
        for (int local = 0; local < points; local++) {
            int at = 4 * local + 2 * stones[local] - 2;
            freshLow ^= stones[local] == EMPTY ? 0 : keys[at];
            freshHigh ^= stones[local] == EMPTY ? 0 : keys[at + 1];
            if (attacker.contains(local) != (stones[local] == ATTACKER)
                    || defender.contains(local) != (stones[local] == DEFENDER)
                    || empties.contains(local) != (stones[local] == EMPTY)) {
                return false;
            }
        }
        return freshLow == low && freshHigh == high;
    }
}
