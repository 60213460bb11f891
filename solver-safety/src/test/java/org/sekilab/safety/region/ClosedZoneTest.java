package org.sekilab.safety.region;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.Engines;
import org.sekilab.safety.settings.Preset;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.SearchListener;

/** Points that a zone must have, so that a position which is equal on the zone alone is won, too. */
class ClosedZoneTest {
    /** Black makes two eyes on four points in a row. */
    private static final Position FOUR = Diagram.parse("""
            . . . . . . O
            X X X X X . O
            . . . . X . O
            """);

    /** White's stone in an eye makes the next stone there suicide. */
    private static final Position EYES = Diagram.parse("""
            . . . . . . O
            X X X X X . O
            . O X . X . O
            """);

    /** A single stone of Black has one liberty left. */
    private static final Position ATARI = Diagram.parse("""
            . . . . . . . .
            . . . O . . . .
            . . . X O . . .
            . . . O . . . .
            X X . . . . . .
            """);

    /** The whole board around a block that must not be captured. */
    private static LocalShape around(Position position, String target) {
        Block block = new FloodRegionFinder()
                .find(position, Color.BLACK).blocks().stream()
                        .filter(each -> each.stones().contains(GtpPoints.parse(position.geometry(), target)))
                        .findFirst()
                        .orElseThrow();
        PointSet points = new PointSet(position.geometry()).complement().subtract(block.stones());
        PointSet none = new PointSet(position.geometry());
        return LocalShape.ofArea(Color.BLACK, points, none, none, List.of(block), new long[1]);
    }

    private static LocalBoard board(LocalShape shape, Position position) {
        return new LocalBoard(shape, position, Color.WHITE);
    }

    private static PointSet points(Position position, String names) {
        return PointSet.of(position.geometry(), GtpPoints.parseList(position.geometry(), names));
    }

    private static PointSet closed(LocalShape shape, Position position, String names) {
        long zone = new RegionZones(board(shape, position)).closed(shape.mask(points(position, names)), 0);
        return shape.pointsOf(zone & shape.all());
    }

    private static Outcome value(LocalShape shape, Position position) {
        return Engines.DFPN_R
                .prove(
                        RegionProblem.onBoard(board(shape, position), Engines.config(Preset.BEST)),
                        Goal.WIN,
                        Engines.LIMITS,
                        SearchListener.NONE)
                .outcome();
    }

    /** With one liberty in the zone, White takes it in the game on the zone, and cannot on the board. */
    @Test
    void groupThatMustStayKeepsTwoLibertiesInItsZone() {
        LocalShape shape = around(FOUR, "A2");
        assertThat(closed(shape, FOUR, "A1")
                        .intersect(points(FOUR, "A1 B1 C1 D1 A3 B3 C3 D3 E3 F1 F2"))
                        .size())
                .isEqualTo(2);
        assertThat(value(shape.within(points(FOUR, "A1 B1 C1 D1")), FOUR)).isEqualTo(Outcome.WIN);
        assertThat(value(shape.within(points(FOUR, "B1")), FOUR)).isEqualTo(Outcome.LOSS);
    }

    /** Without the stone on B1, the wall would be next to A1, and White's stone there would have a liberty. */
    @Test
    void stoneThatMakesSuicideIsInTheZoneOfTheEye() {
        LocalShape shape = around(EYES, "A2");
        assertThat(closed(shape, EYES, "A1 D1").containsAll(points(EYES, "A1 B1 D1")))
                .isTrue();
        assertThat(value(shape.within(points(EYES, "A1 B1 D1")), EYES)).isEqualTo(Outcome.WIN);
        assertThat(value(shape.within(points(EYES, "A1 D1")), EYES)).isEqualTo(Outcome.LOSS);
    }

    /** Otherwise these stones would be part of the wall, which Black could not capture. */
    @Test
    void stoneInAtariHasTheStonesThatAttackItInItsZone() {
        LocalShape shape = around(ATARI, "A1");
        assertThat(closed(shape, ATARI, "D3").containsAll(points(ATARI, "C3 D4 E3 D2 C4 C2 D5 E4 F3 E2 D1")))
                .isTrue();
    }
}
