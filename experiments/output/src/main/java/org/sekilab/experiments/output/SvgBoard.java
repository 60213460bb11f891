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
    private static final String STYLE = """
            .territory.black { fill: #111 } .territory.white { fill: #fff; stroke: #333; stroke-width: .5 }
            .mark { stroke-width: 2; fill: none; pointer-events: none } .mark.dead { stroke: #d11 } .mark.alive { stroke: #2a2; stroke-width: 3 }
            .mark.seki { stroke: #27c } .mark.expendable { stroke: #2a2 }
            """;

    private final BoardView view;
    private final Geometry geometry;
    private final SvgGrid grid;

    private SvgBoard(BoardView view) {
        this.view = view;
        this.geometry = view.geometry();
        this.grid = new SvgGrid(geometry);
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
        for (int point = 0; point < board.geometry.area(); point++) {
            board.appendPoint(point);
        }
        return board.grid.document(caption, STYLE);
    }

    private void appendPoint(int point) {
        PointStatus status = view.statusAt(point);
        int x = grid.x(point);
        int y = grid.y(point);
        String name = geometry.name(point);
        String tip = view.findMethodAt(point)
                .map(method -> "<title>%s: %s by %s</title>".formatted(name, Words.of(status), XmlText.of(method)))
                .orElse("");
        Optional<Color> stone = view.stoneAt(point);
        Optional<Color> owner = view.ownerAt(point);
        if (stone.isPresent()) {
            String suffix = status == PointStatus.OPEN ? "" : " " + Words.of(status);
            grid.append(String.format(
                    Locale.ROOT,
                    "<circle class=\"stone %s%s\" data-point=\"%s\" cx=\"%d\" cy=\"%d\" r=\"%.2f\">%s</circle>\n",
                    Words.of(stone.get()),
                    suffix,
                    name,
                    x,
                    y,
                    SvgGrid.STONE_RADIUS,
                    tip));
        } else if (status == PointStatus.TERRITORY && owner.isPresent()) {
            grid.append(
                    "<rect class=\"territory %s\" data-point=\"%s\" x=\"%d\" y=\"%d\" width=\"8\" height=\"8\">%s</rect>\n"
                            .formatted(Words.of(owner.get()), name, x - 4, y - 4, tip));
        }
        if (status == PointStatus.DEAD) {
            grid.append("<path class=\"mark dead\" d=\"M%d %dl10 10m0 -10l-10 10\"/>\n".formatted(x - 5, y - 5));
        } else if (status == PointStatus.SEKI) {
            grid.append("<circle class=\"mark seki\" cx=\"%d\" cy=\"%d\" r=\"5\"/>\n".formatted(x, y));
        } else if (status == PointStatus.EXPENDABLE) {
            grid.append("<path class=\"mark expendable\" d=\"M%d %dh10\"/>\n".formatted(x - 5, y));
        } else if (status == PointStatus.ALIVE) {
            grid.append("<circle class=\"mark alive\" cx=\"%d\" cy=\"%d\" r=\"1.5\"/>\n".formatted(x, y));
        }
    }
}
