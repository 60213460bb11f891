package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** What only the wide form tells; {@link LocalFormTest} compares the rest with the other forms. */
class WideBoardTest {
    /** Black's block at A1 is essential; the stones at B4 and D3 are not. */
    private static final Position POSITION = Diagram.parse("""
            O X . . .
            O O X X .
            X X O X .
            . X O O .
            """);

    private static WideBoard board(Color mover) {
        Block block = new FloodRegionFinder()
                .find(POSITION, Color.BLACK).blocks().stream()
                        .filter(each -> each.stones().contains(GtpPoints.parse(POSITION.geometry(), "A2")))
                        .findFirst()
                        .orElseThrow();
        PointSet points = new PointSet(POSITION.geometry()).complement().subtract(block.stones());
        PointSet wall = new PointSet(POSITION.geometry());
        return new WideBoard(new WideShape(Color.BLACK, points, wall, List.of(block), new long[1]), POSITION, mover);
    }

    private static int local(WideBoard board, String name) {
        return board.shape().localOf(GtpPoints.parse(POSITION.geometry(), name));
    }

    private static PointSet named(String names) {
        return PointSet.of(POSITION.geometry(), GtpPoints.parseList(POSITION.geometry(), names));
    }

    @Test
    void capturedStonesAreThoseOfTheLastMove() {
        WideBoard board = board(Color.BLACK);
        board.play(local(board, "E1"));
        WideSet captured = new WideSet(WideShape.FEW);
        board.addCapturedTo(captured);
        assertThat(board.shape().pointsOf(captured)).isEqualTo(named("C1 C2 D1"));
        assertThat(board.shape().pointsOf(board.attacker())).isEqualTo(named("A3 A4 B3"));
        assertThat(board.shape().pointsOf(board.empties())).isEqualTo(named("A1 C1 C2 D1 C4 D4 E2 E3 E4"));
        board.undo();
        assertThat(board.shape().pointsOf(board.attacker())).isEqualTo(named("A3 A4 B3 C1 C2 D1"));
        assertThat(board.isConsistent()).isTrue();
    }

    @Test
    void groupsHaveTheStonesThatBlocksConnect() {
        WideBoard board = board(Color.BLACK);
        WideSet own = new WideSet(WideShape.FEW);
        WideSet around = new WideSet(WideShape.FEW);
        board.addGroupTo(board.shape().size(), own, around);
        assertThat(board.shape().pointsOf(own)).isEqualTo(named(""));
        assertThat(board.shape().pointsOf(around)).isEqualTo(named("A1 A3 B3 C1 C2"));
        board.addGroupTo(local(board, "D2"), own, around);
        assertThat(board.shape().pointsOf(own)).isEqualTo(named("C3 D2 D3"));
        assertThat(board.liberties(local(board, "D2"))).isEqualTo(4);
        assertThat(board.isGroupAtWall()).isFalse();
    }
}
