package org.sekilab.statics.eyespace;

import org.sekilab.model.PointSet;

/**
 * An empty region within one block.
 *
 * @param points the region: connected, at least one point; frozen
 * @param outsideLiberties those of the block elsewhere, each of which costs the opponent a move and no more
 */
public record EyeSpace(PointSet points, int outsideLiberties) {
    public EyeSpace {
        if (points.isEmpty() || outsideLiberties < 0) {
            throw new IllegalArgumentException("region %s, %d liberties outside".formatted(points, outsideLiberties));
        }
        points = points.copy().freeze();
    }
}
