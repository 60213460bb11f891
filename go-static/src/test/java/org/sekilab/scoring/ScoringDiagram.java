package org.sekilab.scoring;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/**
 * Boards with the owners of their empty points. {@code b} and {@code w} are territory of black and white, {@code s} is
 * an eye in seki, {@code f} a false eye, {@code .} neutral. Stones are those of {@link Diagram}.
 */
public final class ScoringDiagram {
    private ScoringDiagram() {}

    /** The stones of a diagram. */
    public static Position position(String diagram) {
        return Diagram.parse(diagram.replaceAll("[bwsf]", "."));
    }

    /** The diagram of a territory. */
    public static String of(Territory territory) {
        Position position = territory.position();
        StringBuilder text = new StringBuilder();
        for (int row = position.geometry().height() - 1; row >= 0; row--) {
            for (int column = 0; column < position.geometry().width(); column++) {
                text.append(column == 0 ? "" : " ")
                        .append(mark(territory, position.geometry().point(column, row)));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static char mark(Territory territory, int point) {
        for (Color color : Color.values()) {
            Surrounded surrounded = territory.of(color);
            if (territory.position().stones(color).contains(point)) {
                return color == Color.BLACK ? 'X' : 'O';
            }
            if (surrounded.territory().contains(point)) {
                return color == Color.BLACK ? 'b' : 'w';
            }
            if (surrounded.seki().contains(point)) {
                return 's';
            }
            if (surrounded.falseEyes().contains(point)) {
                return 'f';
            }
        }
        return '.';
    }

    /** The points of a diagram that hold one of the given characters. */
    public static PointSet points(String diagram, String characters) {
        PointSet points = new PointSet(position(diagram).geometry());
        String[] rows = diagram.replace(" ", "").split("\n");
        for (int i = 0; i < rows.length; i++) {
            for (int column = 0; column < rows[i].length(); column++) {
                if (characters.indexOf(rows[i].charAt(column)) >= 0) {
                    points.add(points.geometry().point(column, rows.length - 1 - i));
                }
            }
        }
        return points;
    }
}
