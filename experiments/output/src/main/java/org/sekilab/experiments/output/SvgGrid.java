package org.sekilab.experiments.output;

import org.sekilab.model.Geometry;

/** The lines, labels and places of a board in an SVG document, and the marks that are drawn on it. Mutable. */
final class SvgGrid {
    static final int CELL = 24;
    static final double STONE_RADIUS = CELL * 0.46;

    private static final int MARGIN = 36;
    private static final int CAPTION = 24;
    private static final String STYLE = """
            .wood { fill: #e8c47c } .line { stroke: #3a2f1c; stroke-width: 1 }
            .board text { font: 11px sans-serif; text-anchor: middle; fill: #3a2f1c }
            .stone.black { fill: #111 } .stone.white { fill: #fff; stroke: #333 }
            """;

    private final Geometry geometry;
    private final StringBuilder marks = new StringBuilder();

    SvgGrid(Geometry geometry) {
        this.geometry = geometry;
    }

    /** Adds an element above the lines. */
    void append(String element) {
        marks.append(element);
    }

    /** The middle of a point. */
    int x(int point) {
        return columnX(geometry.column(point));
    }

    /** The middle of a point. */
    int y(int point) {
        return rowY(geometry.row(point));
    }

    /**
     * The document.
     *
     * @param style of the marks
     */
    String document(String caption, String style) {
        int width = 2 * MARGIN + CELL * (geometry.width() - 1);
        int height = 2 * MARGIN + CELL * (geometry.height() - 1) + CAPTION;
        return "<svg class=\"board\" xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n"
                        .formatted(width, height, width, height)
                + "<title>%s</title>\n<style>\n%s%s</style>\n".formatted(XmlText.of(caption), STYLE, style)
                + "<rect class=\"wood\" width=\"%d\" height=\"%d\"/>\n".formatted(width, height)
                + lines()
                + marks
                + "<text x=\"%d\" y=\"%d\">%s</text>\n</svg>\n"
                        .formatted(width / 2, height - CAPTION / 2, XmlText.of(caption));
    }

    private String lines() {
        StringBuilder lines = new StringBuilder();
        int right = columnX(geometry.width() - 1);
        int bottom = rowY(0);
        for (int column = 0; column < geometry.width(); column++) {
            int x = columnX(column);
            char letter = Geometry.COLUMN_LETTERS.charAt(column);
            lines.append(line(x, MARGIN, x, bottom))
                    .append(label(x, MARGIN - CELL * 3 / 4, letter))
                    .append(label(x, bottom + CELL, letter));
        }
        for (int row = 0; row < geometry.height(); row++) {
            int y = rowY(row);
            lines.append(line(MARGIN, y, right, y))
                    .append(label(MARGIN - CELL, y + 4, row + 1))
                    .append(label(right + CELL, y + 4, row + 1));
        }
        return lines.toString();
    }

    private static String line(int fromX, int fromY, int toX, int toY) {
        return "<line class=\"line\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n".formatted(fromX, fromY, toX, toY);
    }

    private static String label(int x, int y, Object text) {
        return "<text x=\"%d\" y=\"%d\">%s</text>\n".formatted(x, y, text);
    }

    private static int columnX(int column) {
        return MARGIN + CELL * column;
    }

    private int rowY(int row) {
        return MARGIN + CELL * (geometry.height() - 1 - row);
    }
}
