package org.sekilab.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** Positions that are equal to a won one on too small a zone, and are lost. The closed zone tells them apart. */
class ZonesTest {
    private static PointSet closed(Position position, String target, String names) {
        Geometry geometry = position.geometry();
        Block block = new FloodRegionFinder()
                .find(position, Color.BLACK).blocks().stream()
                        .filter(each -> each.stones().contains(GtpPoints.parse(geometry, target)))
                        .findFirst()
                        .orElseThrow();
        PointSet none = new PointSet(geometry);
        PointSet points = new PointSet(geometry).complement().subtract(block.stones());
        LocalShape shape = LocalShape.ofArea(Color.BLACK, points, none, none, List.of(block), new long[1]);
        LocalBoard board = new LocalBoard(shape, position, Color.WHITE);
        Zones zones = new Zones(board, new Targets(board, List.of(), true));
        PointSet some = PointSet.of(geometry, GtpPoints.parseList(geometry, names));
        return shape.pointsOf(zones.closeAtAttackersTurn(shape.mask(some), 0));
    }

    private static PointSet named(Position position, String names) {
        return PointSet.of(position.geometry(), GtpPoints.parseList(position.geometry(), names));
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
}
