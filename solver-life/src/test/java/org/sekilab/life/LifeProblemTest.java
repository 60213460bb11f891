package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

class LifeProblemTest {
    private static final Geometry FIVE = Geometry.of(5, 5);
    private static final Position STONE =
            Position.of(PointSet.of(FIVE, FIVE.point(1, 1)), new PointSet(FIVE), Color.BLACK);

    @Test
    void theStonesMustBeTheDefendersAndInTheArea() {
        List<List<Integer>> stone = List.of(List.of(FIVE.point(1, 1)));
        List<List<Integer>> empty = List.of(List.of(FIVE.point(0, 1)));
        PointSet board = PointSet.board(FIVE);
        assertEquals(Color.WHITE, new LifeProblem(STONE, Color.BLACK, Color.BLACK, stone, board).attacker());
        assertThrows(
                IllegalArgumentException.class, () -> new LifeProblem(STONE, Color.WHITE, Color.BLACK, stone, board));
        assertThrows(
                IllegalArgumentException.class, () -> new LifeProblem(STONE, Color.BLACK, Color.BLACK, empty, board));
        assertThrows(
                IllegalArgumentException.class,
                () -> new LifeProblem(STONE, Color.BLACK, Color.BLACK, stone, new PointSet(FIVE)));
        assertTrue(new LifeProblem(STONE, Color.BLACK, Color.BLACK, List.of(), board).isAnything());
    }
}
