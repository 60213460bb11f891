package org.sekilab.scoring;

import org.sekilab.model.Position;

/** Says which of the points that a color surrounds are its territory. Free of state; may be shared by threads. */
public interface SekiRule {
    /**
     * Sorts the empty points of a position. It ends for any position.
     *
     * @param position a position without the stones that the players call dead
     */
    Territory territory(Position position);
}
