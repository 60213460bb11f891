package org.sekilab.life.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;

/** Two blocks of Black on a small board, each with one liberty. */
class TargetsTest {
    private static final Position POSITION = Diagram.parse("""
            X X O .
            O . . .
            O . . .
            X . . .
            """);

    private final List<Block> blocks =
            new FloodRegionFinder().find(POSITION, Color.BLACK).blocks();
    private final LocalBoard board = board();

    private static LocalBoard board() {
        PointSet none = new PointSet(POSITION.geometry());
        PointSet all = PointSet.board(POSITION.geometry());
        LocalShape shape = LocalShape.ofArea(Color.BLACK, all, none, none, List.of(), new long[0]);
        return new LocalBoard(shape, POSITION, Color.WHITE);
    }

    private void play(Targets targets, int column, int row) {
        board.play(board.shape().localOf(POSITION.geometry().point(column, row)));
        targets.update();
    }

    @Test
    void oneOfTwoBlocksIsEnough() {
        Targets targets = new Targets(board, List.of(blocks), false);
        assertEquals(0b11, targets.bits());
        play(targets, 1, 2);
        assertEquals(1, Integer.bitCount(targets.bits()));
        assertFalse(targets.areLost());
        play(targets, 3, 3);
        play(targets, 1, 0);
        assertTrue(targets.areLost());
    }

    @Test
    void withoutGroupsAnyStoneIsEnoughAndNothingIsEverLost() {
        Targets targets = new Targets(board, List.of(), false);
        assertTrue(targets.isAnything());
        assertEquals(board.defender(), targets.left());
        play(targets, 1, 2);
        play(targets, 3, 3);
        play(targets, 1, 0);
        assertEquals(board.defender(), targets.left());
        assertTrue(targets.areIn(board.defender()));
        assertFalse(targets.areIn(0));
        assertFalse(targets.areLost());
        assertEquals(0, targets.bits());
    }

    @Test
    void bothOfTwoGroupsAreNeeded() {
        Targets targets = new Targets(board, List.of(blocks.subList(0, 1), blocks.subList(1, 2)), false);
        assertFalse(targets.areLost());
        play(targets, 1, 2);
        assertTrue(targets.areLost());
    }

    @Test
    void aStoneThatWasCapturedAndReplacedDoesNotCount() {
        Targets targets = new Targets(board, List.of(blocks), false);
        play(targets, 1, 2);
        long left = targets.left();
        play(targets, 3, 3);
        play(targets, 3, 0);
        play(targets, 0, 3);
        assertEquals(left, targets.left());
    }

    @Test
    void movesThatAreTakenBackGiveTheBlocksBack() {
        Targets targets = new Targets(board, List.of(blocks), false);
        play(targets, 1, 2);
        board.undo();
        assertEquals(0b11, targets.bits());
    }
}
