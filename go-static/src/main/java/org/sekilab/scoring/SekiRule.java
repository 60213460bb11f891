package org.sekilab.scoring;

import org.sekilab.model.Position;

/** Decides which of the points that a color surrounds are its territory. Has no state, so threads may share it. */
public interface SekiRule {
    /**
     * Sorts the empty points of a position. The method ends for any position.
     *
     * @param position a position without the stones that the players call dead
     */
    Territory territory(Position position);
}
