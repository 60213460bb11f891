package org.sekilab.life.wide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.WideBoard;
import org.sekilab.model.local.WideSet;
import org.sekilab.model.local.WideShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** Positions that are equal to a won one on too small a zone, and are lost. The closed zone tells them apart. */
class WideZonesTest {
    private static WideBoard board(Position position, String target, PointSet points) {
        Block block = new FloodRegionFinder()
                .find(position, Color.BLACK).blocks().stream()
                        .filter(each -> each.stones().contains(GtpPoints.parse(position.geometry(), target)))
                        .findFirst()
                        .orElseThrow();
        PointSet free = points.copy().subtract(block.stones());
        PointSet wall = free.exterior().subtract(block.stones());
        WideShape shape = new WideShape(Color.BLACK, free, wall, List.of(block), new long[1]);
        return new WideBoard(shape, position, Color.WHITE);
    }

    private static PointSet closed(Position position, String target, String names) {
        WideBoard board = board(position, target, PointSet.board(position.geometry()));
        WideSet zone = board.shape().setOf(named(position, names));
        assertThat(new WideZones(board)
                        .closeAtAttackersTurn(zone, new WideSet(board.shape().words())))
                .isTrue();
        return board.shape().pointsOf(zone);
    }

    private static PointSet named(Position position, String names) {
        Geometry geometry = position.geometry();
        return PointSet.of(geometry, GtpPoints.parseList(geometry, names));
    }

    /** With only one of them in the zone, Black may have been in atari. */
    @Test
    void groupKeepsTwoOfItsLiberties() {
        Position position = Diagram.parse("""
                . . . . . .
                X X X X . .
                . . . X . .
                """);
        assertThat(closed(position, "A2", "B1")
                        .intersect(named(position, "A1 B1 C1 E1 E2 A3 B3 C3 D3"))
                        .size())
                .isGreaterThanOrEqualTo(2);
    }

    /** With another stone of White beside it, the first of White's stones would have a liberty, and be no suicide. */
    @Test
    void eyeHasTheStoneThatMakesTheNextOneSuicide() {
        Position position = Diagram.parse("""
                . . . . . .
                X X X X X .
                . O X . X .
                """);
        assertThat(closed(position, "A2", "A1").containsAll(named(position, "A1 B1")))
                .isTrue();
    }

    /** Black captures one of them to save the stone. */
    @Test
    void stoneInAtariHasTheStonesThatAttackIt() {
        Position position = Diagram.parse("""
                . . . . . . . .
                . . . O . . . .
                . . . X O . . .
                . . . O . . . .
                X X . . . . . .
                """);
        assertThat(closed(position, "A1", "D3").containsAll(named(position, "C3 D4 E3 D2 C4 C2 D5 E4 F3 E2 D1")))
                .isTrue();
    }

    /** White's stone at D4 is connected to the wall above. So Black's stone beside it cannot be kept apart from it. */
    @Test
    void stoneInAtariBesideTheWallHasNoZone() {
        Position position = Diagram.parse("""
                . . . . . . . .
                . . . O . . . .
                . . . X O . . .
                . . . O . . . .
                X X . . . . . .
                """);
        PointSet below = PointSet.board(position.geometry()).subtract(named(position, "A5 B5 C5 D5 E5 F5 G5 H5"));
        WideBoard board = board(position, "A1", below);
        WideZones zones = new WideZones(board);
        WideSet zone = board.shape().setOf(named(position, "D3"));
        assertThat(zones.closeAtAttackersTurn(zone, new WideSet(board.shape().words())))
                .isFalse();
        WideSet all = board.shape().setOf(below);
        zones.removeOuter(all);
        assertThat(board.shape().pointsOf(all)).isEqualTo(below.subtract(named(position, "A1 B1 D4")));
    }
}
