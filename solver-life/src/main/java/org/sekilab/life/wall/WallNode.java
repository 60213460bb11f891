package org.sekilab.life.wall;

import java.util.Arrays;

/** The children of the state at one ply of the path. Mutable, confined to a search. */
final class WallNode {
    static final int NO_CHILD = -1;
    static final int NO_MOVE = -2;

    final int[] moves; // [child]
    final int[] proofs; // [child]
    final int[] disproofs; // [child]
    final int[] replies; // [child] the best move known, or NO_MOVE
    final long[] zones; // [child] of won children
    final long[] captured; // [child] the stones that the move captures
    final long[] firm; // [child] see WallZones
    final boolean[] isNeeded; // [child] opponent's moves that must be answered
    final int[] childOf; // [move + 1]: the child, or NO_CHILD
    int count;
    int lastReply; // the answer to the last child that was won
    long prover;
    long opponent;
    long rest;
    long zone;

    /** @param mostMoves with the pass */
    WallNode(int mostMoves) {
        this.moves = new int[mostMoves];
        this.proofs = new int[mostMoves];
        this.disproofs = new int[mostMoves];
        this.replies = new int[mostMoves];
        this.zones = new long[mostMoves];
        this.captured = new long[mostMoves];
        this.firm = new long[mostMoves];
        this.isNeeded = new boolean[mostMoves];
        this.childOf = new int[mostMoves];
    }

    /** Makes this the node of the present state of a board, without children. */
    void begin(WallBoard board) {
        count = 0;
        lastReply = NO_MOVE;
        prover = board.prover();
        opponent = board.opponent();
        rest = board.keyRest();
        Arrays.fill(childOf, NO_CHILD);
    }

    boolean isOf(WallBoard board, long keyRest) {
        return prover == board.prover() && opponent == board.opponent() && rest == keyRest;
    }

    /** Adds a child. Its numbers are to be filled in. */
    int add(int move) {
        moves[count] = move;
        childOf[move + 1] = count;
        replies[count] = NO_MOVE;
        isNeeded[count] = false;
        return count++;
    }
}
