package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

class WideShapeTest {
    private static final Position POSITION = Diagram.parse("""
            . . . O
            X X . O
            . X . .
            """);

    private static WideShape shape() {
        Geometry geometry = POSITION.geometry();
        Block block =
                new FloodRegionFinder().find(POSITION, Color.BLACK).blocks().get(0);
        PointSet points = named("A1 C1 A3 B3 C2 C3");
        PointSet wall = points.exterior().subtract(block.stones());
        assertThat(wall).isEqualTo(named("D1 D2 D3"));
        assertThat(geometry.area()).isEqualTo(12);
        return new WideShape(Color.BLACK, points, wall, List.of(block), new long[1]);
    }

    private static PointSet named(String names) {
        return PointSet.of(POSITION.geometry(), GtpPoints.parseList(POSITION.geometry(), names));
    }

    @Test
    void pointsHaveTheOrderOfTheBoard() {
        WideShape shape = shape();
        assertThat(shape.size()).isEqualTo(6);
        int last = -1;
        for (int local = 0; local < shape.size(); local++) {
            assertThat(shape.point(local)).isGreaterThan(last);
            last = shape.point(local);
            assertThat(shape.localOf(last)).isEqualTo(local);
        }
        assertThat(shape.localOf(GtpPoints.parse(POSITION.geometry(), "D1"))).isNegative();
        assertThat(shape.pointsOf(shape.setOf(named("A1 D1 C2")))).isEqualTo(named("A1 C2"));
    }

    @Test
    void pointsAreAtTheWallBesideIt() {
        WideShape shape = shape();
        for (String name : List.of("C1", "C2", "C3")) {
            assertThat(shape.isAtWall(shape.localOf(GtpPoints.parse(POSITION.geometry(), name))))
                    .as(name)
                    .isTrue();
        }
        for (String name : List.of("A1", "A3", "B3")) {
            assertThat(shape.isAtWall(shape.localOf(GtpPoints.parse(POSITION.geometry(), name))))
                    .as(name)
                    .isFalse();
        }
    }

    /** 13 by 13 points fit into three longs, 19 by 19 and 25 by 25 into ten. */
    @Test
    void setsHaveAsManyLongsAsTheyNeed() {
        assertThat(words(13)).isEqualTo(3);
        assertThat(words(14)).isEqualTo(10);
        assertThat(words(19)).isEqualTo(10);
        assertThat(words(25)).isEqualTo(10);
    }

    private static int words(int lines) {
        PointSet all = PointSet.board(Geometry.of(lines, lines));
        PointSet none = new PointSet(all.geometry());
        return new WideShape(Color.BLACK, all, none, List.of(), new long[0]).words();
    }
}
