package org.sekilab.safety.certificate;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * The stones of a game that are on the board as long as they are in the game, and those that are never captured.
 * Immutable; for one thread, that of the board.
 *
 * <p>Rules: R-SUPERKO-1 of docs/certificate-rules.md.
 */
public final class FixedStones {
    private final LocalBoard board;
    private final long enclosed; // the points where the attacker's stones are never outer
    private final long besideBlocks;

    /** @param board of the game, in any state */
    public FixedStones(LocalBoard board) {
        LocalShape shape = board.shape();
        this.board = board;
        this.enclosed = shape.all() & ~board.flood(shape.wallAt(), shape.all());
        long beside = 0;
        for (int point = 0; point < shape.size(); point++) {
            beside |= shape.blocksAt()[point] != 0 ? 1L << point : 0;
        }
        this.besideBlocks = beside;
    }

    /** The fixed stones of a state. */
    public LineOrder.Stones of(long attacker, long defender) {
        return new LineOrder.Stones(attacker & enclosed, defender);
    }

    /** True if one of the defender's stones is in a group with a block. */
    public boolean isSettled(int stone, long defender) {
        return (board.flood(1L << stone, defender) & besideBlocks) != 0;
    }
}
