package org.sekilab.experiments.problems;

import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/** Writes a problem in the same way for all symmetries of the board, and for both colors of the defender. */
public final class CanonicalProblem {
    private CanonicalProblem() {}

    /**
     * The smallest text of the symmetric boards, a row after the other. {@code X} is a stone of the block that must
     * live. {@code x} is another stone of the defender, and {@code o} a stone of the attacker.
     *
     * @param stone a stone of the block
     */
    public static String text(Position position, int stone) {
        Color defender = position.colorOf(stone);
        PointSet block = PointSet.of(position.geometry(), stone).flood(position.stones(defender));
        String least = "";
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            String text = text(position, block, defender, symmetry);
            if (least.isEmpty() || text.compareTo(least) < 0) {
                least = text;
            }
        }
        return least;
    }

    private static String text(Position position, PointSet block, Color defender, int symmetry) {
        Geometry geometry = position.geometry();
        Geometry image = geometry.afterSymmetry(symmetry);
        char[] marks = new char[geometry.area()];
        for (int point : PointSet.board(geometry).toArray()) {
            int to = geometry.symmetry(symmetry, point);
            marks[image.row(to) * image.width() + image.column(to)] = mark(position, block, defender, point);
        }
        return "%02d %s".formatted(image.width(), new String(marks));
    }

    private static char mark(Position position, PointSet block, Color defender, int point) {
        if (block.contains(point)) {
            return 'X';
        }
        if (position.stones(defender).contains(point)) {
            return 'x';
        }
        return position.empties().contains(point) ? '.' : 'o';
    }
}
