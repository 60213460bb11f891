package org.sekilab.life;

import java.util.Arrays;

/** The children of the state at one ply of the path. Mutable, confined to a search. */
final class Node {
    static final int NO_CHILD = -1;

    final int[] moves; // [child]
    final int[] proofs; // [child]
    final int[] disproofs; // [child]
    final long[] zones; // [child] of won children
    final long[] captured; // [child] the stones that the move captures
    final int[] childOf; // [move]: the child, or NO_CHILD
    final boolean[] isNeeded; // [child] attackers' moves that must be answered
    final int[] replies; // [child] the best move known, or NONE
    int level; // see Levels
    int vital; // the answer to a pass
    int lastReply; // the answer to the last child that was won
    boolean isKiller; // the child that is looked at is such an answer
    int count;
    int first; // the first number of the child that is looked at
    long low;
    long high;
    long zone;
    long nullZone;

    Node(int mostMoves) {
        this.moves = new int[mostMoves + 1];
        this.proofs = new int[mostMoves + 1];
        this.disproofs = new int[mostMoves + 1];
        this.replies = new int[mostMoves + 1];
        this.zones = new long[mostMoves + 1];
        this.captured = new long[mostMoves + 1];
        this.childOf = new int[mostMoves + 1];
        this.isNeeded = new boolean[mostMoves + 1];
    }

    /** Keeps the children of the defender's moves with the least proof numbers. */
    void keepBest(int number) {
        for (int i = 0; i < number; i++) {
            int best = i;
            for (int j = i + 1; j < count; j++) {
                best = proofs[j] < proofs[best] ? j : best;
            }
            swap(moves, i, best);
            swap(proofs, i, best);
            swap(disproofs, i, best);
            swap(zones, i, best);
            swap(captured, i, best);
        }
        count = number;
    }

    private static void swap(int[] values, int first, int second) {
        int value = values[first];
        values[first] = values[second];
        values[second] = value;
    }

    private static void swap(long[] values, int first, int second) {
        long value = values[first];
        values[first] = values[second];
        values[second] = value;
    }

    void clear(long newLow, long newHigh, int newLevel) {
        level = newLevel;
        count = 0;
        low = newLow;
        high = newHigh;
        Arrays.fill(childOf, NO_CHILD);
    }
}
