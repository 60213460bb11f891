package org.sekilab.semeai.area;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * Guesses which side owns the empty points around an area. Nothing is played on them, since they are too far away. A
 * side that gets there is safe, unless the other side is nearer.
 *
 * <p>Source: the influence of stones as the distance to the nearest one, along empty points. It has no constant.
 * <p>Proves: nothing.
 * <p>Differs: no paper describes it.
 * <p>Cost: some passes over the board.
 */
final class OpenGround {
    private OpenGround() {}

    /** The points among empty ones where stones of a color are safe, as a new set. */
    static PointSet of(Position position, PointSet empties, Color color) {
        PointSet open = position.empties();
        PointSet reached = new PointSet(position.geometry());
        PointSet lost = new PointSet(position.geometry());
        PointSet own = position.stones(color);
        PointSet others = position.stones(color.opposite());
        while (!own.isEmpty() || !others.isEmpty()) {
            own = own.thicken().intersect(open).subtract(reached);
            others = others.thicken().intersect(open).subtract(reached);
            lost.unite(others.copy().subtract(own));
            reached.unite(own).unite(others);
            others.subtract(own);
        }
        return empties.copy().subtract(lost);
    }
}
