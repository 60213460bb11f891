package org.sekilab.model.text;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * Reads and prints boards as text, one line for each row, the top row first.
 *
 * <p>An empty point is {@code .}, a black stone {@code X} or {@code #}, a white stone {@code O}. Spaces between points,
 * spaces around lines, and blank lines mean nothing. A frame of coordinates, as {@link #formatWithFrame} prints it, is
 * skipped. The text gives the width and the height of the board. It contains neither the side to move nor a ko.
 */
public final class Diagram {
    private static final Pattern ROW = Pattern.compile("\\d*([^\\d]*)\\d*");
    private static final Pattern COLUMN_NAMES = Pattern.compile("A[A-HJ-Z]*");

    private Diagram() {}

    /**
     * The position of a diagram, black to move.
     *
     * @throws IllegalArgumentException if a character is unknown, rows differ in width, or the board is too small or
     *     large
     */
    public static Position parse(String text) {
        return parse(text, Color.BLACK);
    }

    /** The position of a diagram, as {@link #parse(String)}, with the given side to move. */
    public static Position parse(String text, Color toMove) {
        List<String> rows = text.lines()
                .map(line -> line.replaceAll("\\s", ""))
                .filter(line -> !line.isEmpty() && !COLUMN_NAMES.matcher(line).matches())
                .map(Diagram::withoutRowNumbers)
                .toList();
        Geometry geometry = Geometry.of(rows.isEmpty() ? 0 : rows.get(0).length(), rows.size());
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        for (int i = 0; i < rows.size(); i++) {
            String row = rows.get(i);
            if (row.length() != geometry.width()) {
                throw new IllegalArgumentException("row %d from the top, '%s', has %d points, but the first one has %d"
                        .formatted(i + 1, row, row.length(), geometry.width()));
            }
            for (int column = 0; column < row.length(); column++) {
                int point = geometry.point(column, geometry.height() - 1 - i);
                switch (row.charAt(column)) {
                    case 'X', '#' -> black.add(point);
                    case 'O' -> white.add(point);
                    case '.' -> {}
                    default ->
                        throw new IllegalArgumentException(
                                "row %d from the top, '%s': '%c' is not one of '.', 'X', '#', 'O'"
                                        .formatted(i + 1, row, row.charAt(column)));
                }
            }
        }
        return Position.of(black, white, toMove);
    }

    /** The board with a space between points and a line break after each row; {@link #parse} reads it back. */
    public static String format(Position position) {
        Geometry geometry = position.geometry();
        StringBuilder text = new StringBuilder();
        for (int row = geometry.height() - 1; row >= 0; row--) {
            appendRow(text, position, row);
            text.append('\n');
        }
        return text.toString();
    }

    /** The board as {@link #format} prints it, with column letters above and below and row numbers on both sides. */
    public static String formatWithFrame(Position position) {
        Geometry geometry = position.geometry();
        StringBuilder columns = new StringBuilder("  ");
        for (int column = 0; column < geometry.width(); column++) {
            columns.append(' ').append(Geometry.COLUMN_LETTERS.charAt(column));
        }
        columns.append('\n');
        StringBuilder text = new StringBuilder(columns);
        for (int row = geometry.height() - 1; row >= 0; row--) {
            text.append("%2d ".formatted(row + 1));
            appendRow(text, position, row);
            text.append(' ').append(row + 1).append('\n');
        }
        return text.append(columns).toString();
    }

    private static void appendRow(StringBuilder text, Position position, int row) {
        Geometry geometry = position.geometry();
        for (int column = 0; column < geometry.width(); column++) {
            int point = geometry.point(column, row);
            char stone = position.white().contains(point) ? 'O' : '.';
            text.append(column == 0 ? "" : " ").append(position.black().contains(point) ? 'X' : stone);
        }
    }

    private static String withoutRowNumbers(String line) {
        Matcher row = ROW.matcher(line);
        // A digit between points stays in the line. The error about it then names its row.
        return row.matches() ? row.group(1) : line;
    }
}
