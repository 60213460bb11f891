package org.sekilab.search.run;

import java.util.Arrays;

/** One buffer of moves for each ply, made at the first request. Mutable, confined to a run. */
public final class MoveBuffers {
    private static final int[] UNUSED = new int[0];

    private final int[][] movesByPly;
    private final int maxMoves;

    /** Buffers for the plies from 0 up to {@code plies}, exclusive. */
    public MoveBuffers(int plies, int maxMoves) {
        this.movesByPly = new int[plies][];
        this.maxMoves = maxMoves;
        Arrays.fill(movesByPly, UNUSED);
    }

    public int plies() {
        return movesByPly.length;
    }

    /** The buffer of a ply. */
    public int[] at(int ply) {
        if (movesByPly[ply] == UNUSED) {
            movesByPly[ply] = new int[maxMoves];
        }
        return movesByPly[ply];
    }
}
