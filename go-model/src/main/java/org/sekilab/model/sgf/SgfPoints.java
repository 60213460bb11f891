package org.sekilab.model.sgf;

import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/** Points in SGF coordinates: two letters from {@code a}, first the column from the left, then the row from the top. */
final class SgfPoints {
    /** The largest side of a board where {@code tt} is a pass, the form before FF[4]. */
    private static final int LARGEST_WITH_LETTER_PASS = 19;

    private SgfPoints() {}

    /** The point, or {@link Points#NONE} if the text names no point of this board. */
    static int findPoint(Geometry geometry, String text) {
        if (text.length() != 2) {
            return Points.NONE;
        }
        int column = text.charAt(0) - 'a';
        int row = geometry.height() - 1 - (text.charAt(1) - 'a');
        return geometry.isOnBoard(column, row) ? geometry.point(column, row) : Points.NONE;
    }

    /** The point of a move, {@link Points#PASS} for both forms of a pass, or {@link Points#NONE}. */
    static int findMove(Geometry geometry, String text) {
        boolean isPass = text.isEmpty()
                || text.equals("tt")
                        && geometry.width() <= LARGEST_WITH_LETTER_PASS
                        && geometry.height() <= LARGEST_WITH_LETTER_PASS;
        return isPass ? Points.PASS : findPoint(geometry, text);
    }

    /**
     * The points of a value in a point list: one point, or a rectangle given by two opposite corners. An empty value
     * has no points; some programs write it for an empty list.
     *
     * @throws SgfException if the value is none of these
     */
    static PointSet points(Geometry geometry, String source, String identifier, SgfValue value) {
        PointSet points = new PointSet(geometry);
        String text = value.compact();
        if (text.isEmpty()) {
            return points;
        }
        String[] corners = text.split(":", -1);
        int first = findPoint(geometry, corners[0]);
        int second = findPoint(geometry, corners[corners.length - 1]);
        if (corners.length > 2 || first == Points.NONE || second == Points.NONE) {
            throw value.error(
                    source, "%s: '%s' is not a point or rectangle %s".formatted(identifier, text, range(geometry)));
        }
        int left = Math.min(geometry.column(first), geometry.column(second));
        int right = Math.max(geometry.column(first), geometry.column(second));
        int bottom = Math.min(geometry.row(first), geometry.row(second));
        int top = Math.max(geometry.row(first), geometry.row(second));
        for (int row = bottom; row <= top; row++) {
            for (int column = left; column <= right; column++) {
                points.add(geometry.point(column, row));
            }
        }
        return points;
    }

    static String format(Geometry geometry, int point) {
        int rowFromTop = geometry.height() - 1 - geometry.row(point);
        return "" + (char) ('a' + geometry.column(point)) + (char) ('a' + rowFromTop);
    }

    /** The range of valid points, for messages. */
    static String range(Geometry geometry) {
        return "on %s (aa to %s)".formatted(geometry, format(geometry, geometry.point(geometry.width() - 1, 0)));
    }
}
