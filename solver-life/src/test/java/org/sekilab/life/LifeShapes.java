package org.sekilab.life;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/** Problems about the first black stone of a position, played on the whole board. */
final class LifeShapes {
    private LifeShapes() {}

    /** @param rows from the top, with {@code /} between them */
    static Position position(String rows) {
        return Diagram.parse(rows.replaceAll("(.)", "$1 ").replace("/ ", "\n"));
    }

    static LifeProblem problem(Position position, Color first) {
        return new LifeProblem(
                position,
                Color.BLACK,
                first,
                List.of(List.of(position.black().first())),
                PointSet.board(position.geometry()));
    }

    /** A problem with the attacker first, turned by a symmetry, with colors swapped. */
    static LifeProblem swapped(String rows, int symmetry) {
        Position position = position(rows);
        Position turned = position.transformed(symmetry).withColorsSwapped();
        int stone = position.geometry().symmetry(symmetry, position.black().first());
        PointSet board = PointSet.board(turned.geometry());
        return new LifeProblem(turned, Color.WHITE, Color.BLACK, List.of(List.of(stone)), board);
    }
}
