package org.sekilab.experiments.output;

import java.util.Locale;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.PointStatus;

/**
 * What two solvers prove of one board, as an SVG document. A diamond marks a point that only the first one proves. A
 * plus marks a point that only the second one proves. A small dot marks a point that both prove. A text where the
 * mouse rests tells what proved the point. Each mark is an element with {@code data-point} in GTP coordinates, and
 * with the class {@code first}, {@code second} or {@code both}.
 *
 * @param first what the first proves
 * @param second what the second proves of the same position
 * @param firstName of the first, for people
 * @param secondName of the second, for people
 */
public record DifferenceBoard(BoardView first, BoardView second, String firstName, String secondName) {
    private static final String STYLE = """
            .only { stroke: #fff; stroke-width: 2; paint-order: stroke } .only.first { fill: #d55e00 } .only.second { fill: #0072b2 }
            .proved.both { fill: #2a2 }
            """;

    /** Checks that both are of one position. */
    public DifferenceBoard {
        if (first.width() != second.width() || !first.stones().equals(second.stones())) {
            throw new IllegalArgumentException("%s and %s show two positions".formatted(firstName, secondName));
        }
    }

    /** How many points only the first proves. */
    public int onlyFirst() {
        return count(first, second);
    }

    /** How many points only the second proves. */
    public int onlySecond() {
        return count(second, first);
    }

    private static int count(BoardView proving, BoardView open) {
        int count = 0;
        for (int point = 0; point < proving.geometry().area(); point++) {
            count += isProved(proving, point) && !isProved(open, point) ? 1 : 0;
        }
        return count;
    }

    private static boolean isProved(BoardView view, int point) {
        return view.statusAt(point) != PointStatus.OPEN;
    }

    /** The document with a line of text below the board. */
    public String format(String caption) {
        SvgGrid grid = new SvgGrid(first.geometry());
        for (int point = 0; point < first.geometry().area(); point++) {
            append(grid, point);
        }
        return grid.document(caption, STYLE);
    }

    private void append(SvgGrid grid, int point) {
        int x = grid.x(point);
        int y = grid.y(point);
        first.stoneAt(point)
                .ifPresent(color -> grid.append(String.format(
                        Locale.ROOT,
                        "<circle class=\"stone %s\" cx=\"%d\" cy=\"%d\" r=\"%.2f\"/>\n",
                        Words.of(color),
                        x,
                        y,
                        SvgGrid.STONE_RADIUS)));
        boolean isFirst = isProved(first, point);
        boolean isSecond = isProved(second, point);
        if (isFirst && isSecond) {
            grid.append("<circle class=\"proved both\" data-point=\"%s\" cx=\"%d\" cy=\"%d\" r=\"2\"/>\n"
                    .formatted(first.geometry().name(point), x, y));
        } else if (isFirst) {
            appendOnly(
                    grid, point, "first", "M%d %dl7 7l-7 7l-7 -7z".formatted(x, y - 7), tip(first, firstName, point));
        } else if (isSecond) {
            appendOnly(
                    grid,
                    point,
                    "second",
                    "M%d %dh4v5h5v4h-5v5h-4v-5h-5v-4h5z".formatted(x - 2, y - 7),
                    tip(second, secondName, point));
        }
    }

    private static String tip(BoardView view, String name, int point) {
        return "%s: %s by %s, only with %s"
                .formatted(
                        view.geometry().name(point),
                        Words.of(view.statusAt(point)),
                        view.findMethodAt(point).orElse("rules"),
                        name);
    }

    private void appendOnly(SvgGrid grid, int point, String whose, String path, String tip) {
        grid.append("<path class=\"only %s\" data-point=\"%s\" d=\"%s\"><title>%s</title></path>\n"
                .formatted(whose, first.geometry().name(point), path, XmlText.of(tip)));
    }
}
