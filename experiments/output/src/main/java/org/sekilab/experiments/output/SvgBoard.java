package org.sekilab.experiments.output;

import java.util.Locale;
import java.util.Optional;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.PointStatus;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;

/**
 * A board as an SVG document. Every marked point is an element with {@code data-point} in GTP coordinates, and with
 * three kinds of classes. The class {@code stone} or {@code territory} says what the element is. The class
 * {@code black} or {@code white} is the color of the stone, or of the territory's owner. The class {@code alive},
 * {@code expendable}, {@code seki} or {@code dead} says what is proved. A dead stone is drawn with a cross, one that is
 * alive with a dot, and one in seki with a ring. A bar marks a stone that may be captured on a safe point of its own
 * color. A text where the mouse rests tells what proved the point.
 */
public final class SvgBoard {
    private static final int CELL = 24;
    private static final int MARGIN = 36;
    private static final int CAPTION = 24;
    private static final double STONE_RADIUS = CELL * 0.46;
    private static final String STYLE = """
            <style>
            .wood { fill: #e8c47c } .line { stroke: #3a2f1c; stroke-width: 1 }
            .board text { font: 11px sans-serif; text-anchor: middle; fill: #3a2f1c }
            .stone.black { fill: #111 } .stone.white { fill: #fff; stroke: #333 }
            .territory.black { fill: #111 } .territory.white { fill: #fff; stroke: #333; stroke-width: .5 }
            .mark { stroke-width: 2; fill: none; pointer-events: none } .mark.dead { stroke: #d11 } .mark.alive { stroke: #2a2; stroke-width: 3 }
            .mark.seki { stroke: #27c } .mark.expendable { stroke: #2a2 }
            </style>
            """;

    private final BoardView view;
    private final Geometry geometry;
    private final StringBuilder svg = new StringBuilder();

    private SvgBoard(BoardView view) {
        this.view = view;
        this.geometry = view.geometry();
    }

    /** The document, in UTF-8 where it is written. */
    public static String format(BoardResult result) {
        String caption = "%s: %d of %d points safe"
                .formatted(
                        result.input().label(),
                        result.tally().safePoints(),
                        result.tally().points());
        return format(BoardView.of(result.safety()), caption);
    }

    /** The document with a line of text below the board. */
    public static String format(BoardView view, String caption) {
        SvgBoard board = new SvgBoard(view);
        board.appendAll(caption);
        return board.svg.toString();
    }

    private void appendAll(String caption) {
        int width = 2 * MARGIN + CELL * (geometry.width() - 1);
        int height = 2 * MARGIN + CELL * (geometry.height() - 1) + CAPTION;
        append(
                "<svg class=\"board\" xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n"
                        .formatted(width, height, width, height));
        append("<title>%s</title>\n".formatted(escape(caption)));
        append(STYLE);
        append("<rect class=\"wood\" width=\"%d\" height=\"%d\"/>\n".formatted(width, height));
        appendGrid();
        for (int point = 0; point < geometry.area(); point++) {
            appendPoint(point);
        }
        append("<text x=\"%d\" y=\"%d\">%s</text>\n".formatted(width / 2, height - CAPTION / 2, escape(caption)));
        append("</svg>\n");
    }

    private void appendGrid() {
        int right = x(geometry.width() - 1);
        int bottom = y(0);
        for (int column = 0; column < geometry.width(); column++) {
            int x = x(column);
            appendLine(x, MARGIN, x, bottom);
            char letter = Geometry.COLUMN_LETTERS.charAt(column);
            appendLabel(x, MARGIN - CELL * 3 / 4, letter);
            appendLabel(x, bottom + CELL, letter);
        }
        for (int row = 0; row < geometry.height(); row++) {
            int y = y(row);
            appendLine(MARGIN, y, right, y);
            appendLabel(MARGIN - CELL, y + 4, row + 1);
            appendLabel(right + CELL, y + 4, row + 1);
        }
    }

    private void appendLine(int fromX, int fromY, int toX, int toY) {
        append("<line class=\"line\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n".formatted(fromX, fromY, toX, toY));
    }

    private void appendLabel(int x, int y, Object text) {
        append("<text x=\"%d\" y=\"%d\">%s</text>\n".formatted(x, y, text));
    }

    private void appendPoint(int point) {
        PointStatus status = view.statusAt(point);
        int x = x(geometry.column(point));
        int y = y(geometry.row(point));
        String name = geometry.name(point);
        String tip = view.findMethodAt(point)
                .map(method -> "<title>%s: %s by %s</title>".formatted(name, Words.of(status), escape(method)))
                .orElse("");
        Optional<Color> stone = view.stoneAt(point);
        Optional<Color> owner = view.ownerAt(point);
        if (stone.isPresent()) {
            String suffix = status == PointStatus.OPEN ? "" : " " + Words.of(status);
            append(String.format(
                    Locale.ROOT,
                    "<circle class=\"stone %s%s\" data-point=\"%s\" cx=\"%d\" cy=\"%d\" r=\"%.2f\">%s</circle>\n",
                    Words.of(stone.get()),
                    suffix,
                    name,
                    x,
                    y,
                    STONE_RADIUS,
                    tip));
        } else if (status == PointStatus.TERRITORY && owner.isPresent()) {
            append(
                    "<rect class=\"territory %s\" data-point=\"%s\" x=\"%d\" y=\"%d\" width=\"8\" height=\"8\">%s</rect>\n"
                            .formatted(Words.of(owner.get()), name, x - 4, y - 4, tip));
        }
        if (status == PointStatus.DEAD) {
            append("<path class=\"mark dead\" d=\"M%d %dl10 10m0 -10l-10 10\"/>\n".formatted(x - 5, y - 5));
        } else if (status == PointStatus.SEKI) {
            append("<circle class=\"mark seki\" cx=\"%d\" cy=\"%d\" r=\"5\"/>\n".formatted(x, y));
        } else if (status == PointStatus.EXPENDABLE) {
            append("<path class=\"mark expendable\" d=\"M%d %dh10\"/>\n".formatted(x - 5, y));
        } else if (status == PointStatus.ALIVE) {
            append("<circle class=\"mark alive\" cx=\"%d\" cy=\"%d\" r=\"1.5\"/>\n".formatted(x, y));
        }
    }

    private static int x(int column) {
        return MARGIN + CELL * column;
    }

    private int y(int row) {
        return MARGIN + CELL * (geometry.height() - 1 - row);
    }

    private void append(String text) {
        svg.append(text);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
