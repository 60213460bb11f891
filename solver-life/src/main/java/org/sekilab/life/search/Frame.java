package org.sekilab.life.search;

import java.util.Arrays;

/** The children of the state at one ply of the path. Mutable, confined to a search. */
final class Frame {
    static final int NO_CHILD = -1;

    final int[] moves; // [child]
    final int[] proofs; // [child]
    final int[] disproofs; // [child]
    final long[] zones; // [words * child] of won children
    final int[] childOf; // [point + 1]: the child of a move
    final boolean[] isCapture; // [child]
    final boolean[] isNeeded; // [child] the opponent's moves that must be answered
    final long[] zone; // of the state
    final long[] nullZone; // of the answer to a pass
    int count;
    int prior; // of the child that is looked at
    long low;
    long high;

    Frame(int size, int words) {
        this.moves = new int[size + 1];
        this.proofs = new int[size + 1];
        this.disproofs = new int[size + 1];
        this.zones = new long[words * (size + 1)];
        this.childOf = new int[size + 1];
        this.isCapture = new boolean[size + 1];
        this.isNeeded = new boolean[size + 1];
        this.zone = new long[words];
        this.nullZone = new long[words];
    }

    void clear(long newLow, long newHigh) {
        count = 0;
        low = newLow;
        high = newHigh;
        Arrays.fill(childOf, NO_CHILD);
    }
}
