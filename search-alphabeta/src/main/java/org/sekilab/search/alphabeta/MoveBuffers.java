package org.sekilab.search.alphabeta;

import java.util.Arrays;

/** One buffer of moves for each ply, made when first needed; mutable, confined to a run. */
final class MoveBuffers {
    private static final int[] UNUSED = new int[0];

    private final int[][] movesByPly;
    private final int maxMoves;

    MoveBuffers(int plies, int maxMoves) {
        this.movesByPly = new int[plies][];
        this.maxMoves = maxMoves;
        Arrays.fill(movesByPly, UNUSED);
    }

    int plies() {
        return movesByPly.length;
    }

    int[] at(int ply) {
        if (movesByPly[ply] == UNUSED) {
            movesByPly[ply] = new int[maxMoves];
        }
        return movesByPly[ply];
    }
}
