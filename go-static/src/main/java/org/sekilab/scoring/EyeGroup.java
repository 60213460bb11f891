package org.sekilab.scoring;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;

/**
 * Regions that one color controls and that are joined by its blocks. [AP] calls this the expansion of each of the
 * regions.
 *
 * @param color the color that controls them
 * @param points their points; frozen
 * @param eyes the number of eyes that they are worth together if that color moves first
 */
public record EyeGroup(Color color, PointSet points, int eyes) {
    private static final int ENOUGH = 2;

    public EyeGroup {
        points = points.copy().freeze();
    }

    /** True when the eyes are enough to live, as far as boundary lengths tell. */
    public boolean hasTwoEyes() {
        return eyes >= ENOUGH;
    }
}
