package org.sekilab.experiments.output;

import java.util.function.IntFunction;
import org.sekilab.model.Geometry;

/** A board as text with coordinates around it. */
final class FramedBoard {
    private FramedBoard() {}

    /**
     * Rows from the top, with column letters and row numbers. The text ends with the legend and a line break.
     *
     * @param cell the text of a point, two characters wide
     */
    static String format(Geometry geometry, IntFunction<String> cell, String legend) {
        StringBuilder text = new StringBuilder();
        appendColumnLetters(text, geometry);
        for (int row = geometry.height() - 1; row >= 0; row--) {
            text.append("%2d ".formatted(row + 1));
            for (int column = 0; column < geometry.width(); column++) {
                text.append(cell.apply(geometry.point(column, row))).append(' ');
            }
            text.append(' ').append(row + 1).append('\n');
        }
        appendColumnLetters(text, geometry);
        return text.append("   ").append(legend).append('\n').toString();
    }

    private static void appendColumnLetters(StringBuilder text, Geometry geometry) {
        text.append("  ");
        for (int column = 0; column < geometry.width(); column++) {
            text.append(column == 0 ? " " : "  ").append(Geometry.COLUMN_LETTERS.charAt(column));
        }
        text.append('\n');
    }
}
