package org.sekilab.verify;

import java.util.Arrays;

/**
 * The states of a line of play, each with the moves that are still to be tried in it. Mutable, confined to one thread.
 */
final class LineOfPlay {
    private int[] states = new int[64]; // [ply]
    private long[] left = new long[64]; // [ply] bit i for point i, then the pass
    private int plies;

    int plies() {
        return plies;
    }

    /** The last state. */
    int state() {
        return states[plies - 1];
    }

    /** The moves that are left in the last state, 0 for none. */
    long left() {
        return left[plies - 1];
    }

    void setLeft(long moves) {
        left[plies - 1] = moves;
    }

    void add(int state, long moves) {
        if (plies == states.length) {
            states = Arrays.copyOf(states, plies + (plies >> 1));
            left = Arrays.copyOf(left, states.length);
        }
        states[plies] = state;
        left[plies++] = moves;
    }

    void removeLast() {
        plies--;
    }
}
