package org.sekilab.scoring;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * Every empty point of a position, sorted: surrounded by black, by white, or neutral.
 *
 * @param position the position, without dead stones
 * @param black the points that black surrounds
 * @param white the points that white surrounds
 * @param neutral the points that neither color surrounds; frozen
 */
public record Territory(Position position, Surrounded black, Surrounded white, PointSet neutral) {
    public Territory {
        PointSet all = black.all().unite(white.all()).unite(neutral);
        int sum = black.all().size() + white.all().size() + neutral.size();
        if (!all.equals(position.empties()) || sum != all.size()) {
            throw new IllegalArgumentException("%s, %s and neutral %s are not the empty points %s, each once"
                    .formatted(black, white, neutral, position.empties()));
        }
        neutral = neutral.copy().freeze();
    }

    /** The points that a color surrounds. */
    public Surrounded of(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /**
     * Combines two results for the same position. A point is territory if it is so in one of them. Else it is in seki
     * if it is so in one of them, and a false eye after that.
     */
    Territory either(Territory other) {
        return new Territory(position, black.either(other.black), white.either(other.white), neutral);
    }
}
