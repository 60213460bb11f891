package org.sekilab.statics.eyespace;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * A connected set of up to eight points, and its place on a large board.
 *
 * @param points bit 8 * row + column for each point, moved down and to the left as far as possible
 * @param place what lies before the first row and column: more of the board, or nothing
 */
public record EyeShape(long points, Place place) implements Comparable<EyeShape> {
    /** The largest number of points. */
    public static final int MAX_POINTS = 8;

    private static final int SIDE_LENGTH = 8;
    private static final long ROW_0 = 0xFF;
    private static final long COLUMN_0 = 0x0101010101010101L;
    private static final long LAST_COLUMN = COLUMN_0 << SIDE_LENGTH - 1;
    private static final int MARGIN = 3; // points of the board around a shape: its exterior, and the neighbors of that

    public EyeShape {
        int size = Long.bitCount(points);
        boolean isAnchored =
                place == Place.CORNER ? (points & 1) != 0 : (points & ROW_0) != 0 && (points & COLUMN_0) != 0;
        if (!isAnchored || size > MAX_POINTS || flood(Long.lowestOneBit(points), points) != points) {
            throw new EyeDataException("%s points at the %s".formatted(Long.toHexString(points), place));
        }
    }

    /** All shapes of a size that can be the region of one block, in order. Symmetric shapes occur once. */
    public static List<EyeShape> all(int size, Place place) {
        SortedSet<EyeShape> shapes = new TreeSet<>();
        shapes.add(new EyeShape(1, place));
        for (int grown = 1; grown < size; grown++) {
            SortedSet<EyeShape> larger = new TreeSet<>();
            shapes.forEach(shape -> shape.growInto(larger));
            shapes = larger;
        }
        return shapes.stream().filter(EyeShape::isEnclosable).toList();
    }

    /** The shape in a drawing of the form that {@link #rows} makes. */
    public static EyeShape parse(String rows, Place place) {
        String[] lines = rows.split("/", -1);
        long points = 0;
        for (int row = 0; row < lines.length; row++) {
            String line = lines[lines.length - 1 - row];
            for (int column = 0; column < line.length(); column++) {
                if (row >= SIDE_LENGTH || column >= SIDE_LENGTH || ".o".indexOf(line.charAt(column)) < 0) {
                    throw new EyeDataException("'%s' is not a drawing such as o./oo".formatted(rows));
                }
                points |= line.charAt(column) == 'o' ? bit(column, row) : 0;
            }
        }
        return new EyeShape(points, place);
    }

    /** The number of points. */
    public int size() {
        return Long.bitCount(points);
    }

    /** The points that have a neighbor on the board outside the shape. */
    public long touched() {
        long west = points << 1 & ~COLUMN_0 | (place == Place.CORNER ? COLUMN_0 : 0);
        long south = points << SIDE_LENGTH | (place == Place.CENTRE ? 0 : ROW_0);
        long east = points >>> 1 & ~LAST_COLUMN;
        long north = points >>> SIDE_LENGTH;
        return points & ~(west & south & east & north);
    }

    /** True when the rest of the board is connected, so that one block can enclose the shape. */
    public boolean isEnclosable() {
        PointSet region = region();
        return region.copy().complement().components().size() == 1;
    }

    /** The points on a board so large that no other edge is near. */
    public PointSet region() {
        int columns = place == Place.CORNER ? 0 : MARGIN;
        int rows = place == Place.CENTRE ? MARGIN : 0;
        Geometry geometry = Geometry.of(SIDE_LENGTH + 2 * MARGIN, SIDE_LENGTH + 2 * MARGIN);
        PointSet region = new PointSet(geometry);
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest);
            region.add(geometry.point(columns + at % SIDE_LENGTH, rows + at / SIDE_LENGTH));
        }
        return region;
    }

    /** The smallest of the shapes that differ from this one only by a symmetry of the board. */
    public EyeShape canonical() {
        EyeShape least = this;
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            boolean keepsThePlace = switch (place) {
                case CENTRE -> true;
                case SIDE -> symmetry < 2;
                case CORNER -> symmetry == 0 || symmetry == 4;
            };
            if (keepsThePlace) {
                EyeShape image = new EyeShape(image(points, points, symmetry), place);
                least = image.compareTo(least) < 0 ? image : least;
            }
        }
        return least;
    }

    /**
     * Applies a symmetry of the grid to some of the points, and then moves the shape down and to the left as far as
     * possible.
     *
     * @param symmetry bit 0 mirrors the columns, bit 1 the rows, and then bit 2 exchanges columns and rows
     */
    static long image(long points, long some, int symmetry) {
        int width = 0;
        int height = 0;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest);
            width = Math.max(width, at % SIDE_LENGTH + 1);
            height = at / SIDE_LENGTH + 1;
        }
        long image = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest);
            int column = (symmetry & 1) == 0 ? at % SIDE_LENGTH : width - 1 - at % SIDE_LENGTH;
            int row = (symmetry & 2) == 0 ? at / SIDE_LENGTH : height - 1 - at / SIDE_LENGTH;
            image |= (symmetry & 4) == 0 ? bit(column, row) : bit(row, column);
        }
        return image;
    }

    /** The bit of a place of the grid. */
    static long bit(int column, int row) {
        return 1L << SIDE_LENGTH * row + column;
    }

    /** The rows from the top down, separated by slashes: {@code o./oo} are three points around a corner of the grid. */
    public String rows() {
        int width = 0;
        int height = 0;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            width = Math.max(width, Long.numberOfTrailingZeros(rest) % SIDE_LENGTH + 1);
            height = Long.numberOfTrailingZeros(rest) / SIDE_LENGTH + 1;
        }
        List<String> lines = new ArrayList<>();
        for (int row = height - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < width; column++) {
                line.append((points & bit(column, row)) != 0 ? 'o' : '.');
            }
            lines.add(line.toString());
        }
        return String.join("/", lines);
    }

    /** By place, then by size, then by points. */
    @Override
    public int compareTo(EyeShape other) {
        int byPlace = place.compareTo(other.place);
        int bySize = Integer.compare(size(), other.size());
        return byPlace != 0 ? byPlace : bySize != 0 ? bySize : Long.compareUnsigned(points, other.points);
    }

    private void growInto(SortedSet<EyeShape> larger) {
        long moved = points; // toward the far side, to make room; the near side has its mirror image
        moved <<= place == Place.CORNER ? 0 : 1;
        moved <<= place == Place.CENTRE ? SIDE_LENGTH : 0;
        for (long rest = around(moved) & ~moved; rest != 0; rest &= rest - 1) {
            long grown = moved | Long.lowestOneBit(rest);
            if (place != Place.CORNER && (grown & COLUMN_0) == 0) {
                grown >>>= 1;
            }
            if (place == Place.CENTRE && (grown & ROW_0) == 0) {
                grown >>>= SIDE_LENGTH;
            }
            larger.add(new EyeShape(grown, place).canonical());
        }
    }

    private static long flood(long seed, long within) {
        long reached = seed & within;
        for (long front = reached; front != 0; ) {
            front = around(front) & within & ~reached;
            reached |= front;
        }
        return reached;
    }

    private static long around(long mask) {
        return mask << 1 & ~COLUMN_0 | mask >>> 1 & ~LAST_COLUMN | mask << SIDE_LENGTH | mask >>> SIDE_LENGTH;
    }
}
