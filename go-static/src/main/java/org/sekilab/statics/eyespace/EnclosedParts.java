package org.sekilab.statics.eyespace;

import org.sekilab.model.Geometry;
import org.sekilab.model.local.LocalShape;

/**
 * Finds parts of a local game in a database. Each part is a game of its own as long as one group encloses it.
 * Immutable.
 *
 * <p>Source: own.
 * <p>Proves: a found entry is the same game, except for the group's eyes elsewhere. Its points have the same
 * adjacencies, and the group touches the same points. The place of the part on the board does not matter.
 * <p>Cost: O(n) for n points, and a look-up; allocates nothing.
 */
public final class EnclosedParts {
    private final RegionDatabase database;
    private final int[] columns; // [point]
    private final int[] rows; // [point]

    public EnclosedParts(LocalShape shape, RegionDatabase database) {
        this.database = database;
        this.columns = new int[shape.size()];
        this.rows = new int[shape.size()];
        Geometry geometry = shape.geometry();
        for (int point = 0; point < shape.size(); point++) {
            columns[point] = geometry.column(shape.point(point));
            rows[point] = geometry.row(shape.point(point));
        }
    }

    /**
     * The status of a part for a group that has no liberty elsewhere.
     *
     * @param part empty points, connected; their other neighbors are all stones of one group of the defender
     * @param touched the points of the part that are next to the group
     * @param unknown the answer if the database has no such entry
     */
    public EyeStatus status(long part, long touched, EyeStatus unknown) {
        if (part == 0 || Long.bitCount(part) > database.maxPoints()) {
            return unknown;
        }
        int left = Integer.MAX_VALUE;
        int bottom = Integer.MAX_VALUE;
        for (long rest = part; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            left = Math.min(left, columns[point]);
            bottom = Math.min(bottom, rows[point]);
        }
        int index = database.find(grid(part, left, bottom), grid(touched, left, bottom));
        return index == RegionDatabase.NONE
                ? unknown
                : database.entries().get(index).status(0);
    }

    private long grid(long mask, int left, int bottom) {
        long grid = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            grid |= EyeShape.bit(columns[point] - left, rows[point] - bottom);
        }
        return grid;
    }
}
