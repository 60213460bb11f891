package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** Positions that are equal to a won one on too small a zone, and are lost. The closed zone tells them apart. */
public interface ClosedZoneContract {
    /**
     * The smallest closed zone with some points, at White's turn. The window is the whole board.
     *
     * @param target the block that must live
     */
    PointSet closed(Position position, Block target, PointSet points);

    /** The black block of a stone. */
    static Block block(Position position, String stone) {
        return new FloodRegionFinder()
                .find(position, Color.BLACK).blocks().stream()
                        .filter(each -> each.stones().contains(GtpPoints.parse(position.geometry(), stone)))
                        .findFirst()
                        .orElseThrow();
    }

    /** Points by their names. */
    static PointSet named(Position position, String names) {
        return PointSet.of(position.geometry(), GtpPoints.parseList(position.geometry(), names));
    }

    private PointSet closed(Position position, String target, String names) {
        return closed(position, block(position, target), named(position, names));
    }

    /** With only one of them in the zone, Black may have been in atari. */
    @Test
    default void groupKeepsTwoOfItsLiberties() {
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
    default void eyeHasTheStoneThatMakesTheNextOneSuicide() {
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
    default void stoneInAtariHasTheStonesThatAttackIt() {
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

    /** Without C1 in the zone, White's capture at B1 would be a ko there, and Black could not retake. */
    @Test
    default void stoneInAtariHasTheOtherLibertiesOfTheStoneThatCapturesIt() {
        Position position = Diagram.parse("""
                . . . . . .
                . . . . . .
                O X . . . .
                X . . . X X
                """);
        assertThat(closed(position, "E1", "A1").containsAll(named(position, "A1 B1 C1")))
                .isTrue();
    }
}
