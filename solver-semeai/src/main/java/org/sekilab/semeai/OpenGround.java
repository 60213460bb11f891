package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * Guesses to whom the empty points around an area belong in which nothing is played, since they are too far away: who gets there is safe,
 * unless the other side is nearer.
 *
 * <p>Source: how players see it; the distance is a guess.
 * <p>Proves: nothing.
 * <p>Differs: no paper describes it.
 * <p>Cost: some passes over the board.
 */
final class OpenGround {
    private static final int LARGEST_DISTANCE = 3; // what is further from all stones is for both

    private OpenGround() {}

    /** The points among empty ones where stones of a color are safe, as a new set. */
    static PointSet of(Position position, PointSet empties, Color color) {
        PointSet open = position.empties();
        PointSet reached = new PointSet(position.geometry());
        PointSet lost = new PointSet(position.geometry());
        PointSet own = position.stones(color);
        PointSet others = position.stones(color.opposite());
        for (int distance = 1; distance <= LARGEST_DISTANCE; distance++) {
            own = own.thicken().intersect(open).subtract(reached);
            others = others.thicken().intersect(open).subtract(reached);
            lost.unite(others.copy().subtract(own));
            reached.unite(own).unite(others);
            others.subtract(own);
        }
        return empties.copy().subtract(lost);
    }
}
