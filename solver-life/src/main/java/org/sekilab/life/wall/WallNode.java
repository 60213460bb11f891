package org.sekilab.life.wall;

import org.sekilab.life.search.NodeChildren;
import org.sekilab.model.Points;

/** The children of the state at one ply of the path of a {@link WallSearch}. Mutable, confined to a search. */
final class WallNode extends NodeChildren {
    final long[] zones; // [child] of won children
    final long[] captured; // [child] the stones that the move captures
    final long[] firm; // [child] see WallZones
    int lastReply; // the answer to the last child that was won
    long prover;
    long opponent;
    long rest;
    long zone;
    long near; // the points of the prover's moves that are tried first
    boolean areFarOpen; // the prover's other moves are not tried yet

    /** @param points of the board */
    WallNode(int points) {
        super(points);
        this.zones = new long[beyond()];
        this.captured = new long[beyond()];
        this.firm = new long[beyond()];
    }

    /** Makes this the node of the present state of a board, without children. */
    void begin(WallBoard board, int level) {
        clear(level);
        lastReply = Points.NONE;
        prover = board.prover();
        opponent = board.opponent();
        rest = board.keyRest();
    }

    boolean isOf(WallBoard board, long keyRest) {
        return prover == board.prover() && opponent == board.opponent() && rest == keyRest;
    }
}
