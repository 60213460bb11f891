package org.sekilab.statics.eyespace;

import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * The board of an {@link EyeShape}'s game. All points except the last rows are the region or the block around it. The
 * last rows hold the block's outside liberties, not adjacent to each other, among opponent stones that cannot be
 * captured.
 *
 * @param points the region; frozen
 * @param block the stones around it; frozen
 * @param outside the block's liberties elsewhere; frozen
 * @param wall the opponent's stones; frozen
 */
public record EnclosedRegion(PointSet points, PointSet block, PointSet outside, PointSet wall) {
    private static final int WALL_ROWS = 2;

    /** The board of a shape. */
    public static EnclosedRegion of(EyeShape shape, int outsideLiberties) {
        PointSet points = shape.region();
        Geometry geometry = points.geometry();
        PointSet outside = new PointSet(geometry);
        int row = geometry.height() - WALL_ROWS;
        for (int liberty = 0; liberty < outsideLiberties; liberty++) {
            outside.add(geometry.point(2 * liberty, row));
        }
        PointSet wall = new PointSet(geometry);
        for (int point = geometry.point(0, row); point < geometry.area(); point++) {
            wall.add(point);
        }
        PointSet block = points.copy().unite(wall).complement();
        return new EnclosedRegion(
                points.freeze(),
                block.freeze(),
                outside.freeze(),
                wall.subtract(outside).freeze());
    }
}
