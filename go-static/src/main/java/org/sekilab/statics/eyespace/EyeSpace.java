package org.sekilab.statics.eyespace;

import org.sekilab.model.PointSet;

/**
 * An empty region within one block.
 *
 * @param points the region: connected, at least one point; frozen
 * @param outsideLiberties the number of the block's liberties elsewhere; each costs the opponent exactly one move
 */
public record EyeSpace(PointSet points, int outsideLiberties) {
    public EyeSpace {
        if (points.isEmpty() || outsideLiberties < 0) {
            throw new IllegalArgumentException("region %s, %d liberties outside".formatted(points, outsideLiberties));
        }
        points = points.copy().freeze();
    }
}
