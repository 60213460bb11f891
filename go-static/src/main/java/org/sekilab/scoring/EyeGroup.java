package org.sekilab.scoring;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;

/**
 * Regions that one color controls, and that are joined by its blocks: what [AP] calls the expansion of each of them.
 *
 * @param color who controls them
 * @param points their points; frozen
 * @param eyes how many eyes they are worth together if that color moves first
 */
public record EyeGroup(Color color, PointSet points, int eyes) {
    private static final int ENOUGH = 2;

    public EyeGroup {
        points = points.copy().freeze();
    }

    /** True when the eyes are enough to live by, as far as boundary lengths tell. */
    public boolean hasTwoEyes() {
        return eyes >= ENOUGH;
    }
}
