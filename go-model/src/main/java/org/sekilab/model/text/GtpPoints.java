package org.sekilab.model.text;

import java.util.Locale;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;

/**
 * Points in the coordinates of the Go Text Protocol. A point is a column letter from the left, without I, and a row
 * number from the bottom, such as {@code Q16}. A pass is {@code PASS}. Upper and lower case are the same.
 *
 * <p>Source: GTP version 2, section 2.11 (vertex).
 */
public final class GtpPoints {
    private static final String PASS_NAME = "PASS";

    private GtpPoints() {}

    /**
     * The point that a text names, or {@link Points#PASS}.
     *
     * @throws UnknownPointException if the text is neither a point of the board nor a pass; the message names the valid
     *     points
     */
    public static int parse(Geometry geometry, String text) {
        String name = text.strip().toUpperCase(Locale.ROOT);
        if (name.equals(PASS_NAME)) {
            return Points.PASS;
        }
        // A row number has at most two digits, without a sign or leading zeros.
        if (name.matches("[A-Z][1-9][0-9]?")) {
            int column = Geometry.COLUMN_LETTERS.indexOf(name.charAt(0));
            int row = Integer.parseInt(name.substring(1)) - 1;
            if (geometry.isOnBoard(column, row)) {
                return geometry.point(column, row);
            }
        }
        throw new UnknownPointException("'%s' is not a point on %s (columns %s; rows 1-%d)"
                .formatted(text.strip(), geometry, columns(geometry), geometry.height()));
    }

    /**
     * The points that a text names, in its order, separated by white space, commas or both. A blank text has none.
     *
     * @throws UnknownPointException as {@link #parse}, for the first wrong name
     */
    public static int[] parseList(Geometry geometry, String text) {
        String names = text.replace(',', ' ').strip();
        if (names.isEmpty()) {
            return new int[0];
        }
        String[] parts = names.split("\\s+");
        int[] points = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            points[i] = parse(geometry, parts[i]);
        }
        return points;
    }

    /**
     * The name of a point, or {@code PASS} for {@link Points#PASS}.
     *
     * @throws IllegalArgumentException if the number is neither a point of the board nor a pass
     */
    public static String format(Geometry geometry, int point) {
        if (point == Points.PASS) {
            return PASS_NAME;
        }
        if (!geometry.isPoint(point)) {
            throw new IllegalArgumentException("%d is not a point on %s".formatted(point, geometry));
        }
        return geometry.name(point);
    }

    /** The columns of a board for messages: {@code A-H, J} where the missing I matters. */
    private static String columns(Geometry geometry) {
        char last = Geometry.COLUMN_LETTERS.charAt(geometry.width() - 1);
        if (last < 'I') {
            return "A-" + last;
        }
        return last == 'J' ? "A-H, J" : "A-H, J-" + last;
    }
}
