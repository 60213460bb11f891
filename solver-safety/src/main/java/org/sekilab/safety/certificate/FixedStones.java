package org.sekilab.safety.certificate;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * The stones of a game that are on the board as long as they are in the game. Immutable.
 *
 * <p>Rules: R-SUPERKO-1 of docs/certificate-rules.md.
 */
public final class FixedStones {
    private final long enclosed; // the points where the attacker's stones are never outer

    /** @param board of the game, in any state */
    public FixedStones(LocalBoard board) {
        LocalShape shape = board.shape();
        this.enclosed = shape.all() & ~board.flood(shape.wallAt(), shape.all());
    }

    /** The fixed stones of a state. */
    public LineOrder.Stones of(long attacker, long defender) {
        return new LineOrder.Stones(attacker & enclosed, defender);
    }
}
