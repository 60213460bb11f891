package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;

/** The fixed part of a local game repeats what the board says of its points. */
class LocalShapeTest {
    private static final Position POSITION = Diagram.parse("""
            . . . X . .
            . O . X . .
            . . . X . O
            X X X X . .
            """);
    private static final RegionMap MAP = new FloodRegionFinder().find(POSITION, Color.BLACK);
    private static final BasicRegion REGION =
            MAP.regions().get(MAP.regionIndexAt(POSITION.geometry().point(0, 3)));

    @Test
    void localPointsAreThoseOfTheRegion() {
        LocalShape shape = LocalShape.of(REGION);
        assertThat(shape.size()).isEqualTo(9);
        assertThat(shape.all()).isEqualTo((1L << 9) - 1);
        assertThat(shape.pointsOf(shape.all())).isEqualTo(REGION.points());
        assertThat(shape.territory()).isEqualTo(shape.all());
        assertThat(shape.defender()).isEqualTo(Color.BLACK);
        for (int local = 0; local < shape.size(); local++) {
            assertThat(shape.localOf(shape.point(local))).isEqualTo(local);
        }
        assertThat(shape.localOf(POSITION.geometry().point(5, 0))).isNegative();
    }

    @Test
    void localPointsHaveTheNeighborsOfTheBoard() {
        LocalShape shape = LocalShape.of(REGION);
        Geometry geometry = POSITION.geometry();
        for (int local = 0; local < shape.size(); local++) {
            PointSet neighbors = PointSet.of(geometry, shape.point(local))
                    .exterior()
                    .intersect(REGION.points());
            assertThat(shape.pointsOf(shape.neighbors()[local])).isEqualTo(neighbors);
        }
        assertThat(shape.blocks()).hasSize(1);
        assertThat(shape.pointsOf(shape.blockExteriors()[0]))
                .isEqualTo(shape.blocks().get(0).stones().exterior().intersect(REGION.points()));
        assertThat(shape.blocksAt()[shape.localOf(geometry.point(0, 1))]).isEqualTo(1);
        assertThat(shape.blocksAt()[shape.localOf(geometry.point(1, 2))]).isZero();
    }

    @Test
    void blockThatIsGivenUpIsEssentialNoMore() {
        Block wall = MAP.blocks().get(0);
        LocalShape shape = LocalShape.ofArea(
                Color.BLACK, REGION.points(), REGION.points(), new PointSet(POSITION.geometry()), List.of(), new long[0]);
        assertThat(shape.blocks()).isEmpty();
        assertThat(shape.givingUp(List.of(wall)).givenUp()).containsExactly(wall);
        assertThat(shape.givingUp(List.of(wall)).blocks()).isEmpty();
    }

    @Test
    void gameWithoutTerritoryHasTheSamePoints() {
        LocalShape shape = LocalShape.of(REGION).withoutTerritory();
        assertThat(shape.territory()).isZero();
        assertThat(shape.size()).isEqualTo(9);
    }

    @Test
    void regionOfMorePointsThanTheKeyHoldsDoesNotFit() {
        Geometry geometry = Geometry.of(9, 9);
        Position open = Position.of(
                PointSet.of(geometry, geometry.point(0, 0)), new PointSet(geometry), Color.BLACK);
        BasicRegion region =
                new FloodRegionFinder().find(open, Color.BLACK).regions().get(0);
        assertThat(LocalShape.fits(region)).isFalse();
        assertThat(LocalShape.fits(REGION)).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> LocalShape.of(region));
    }

    @Test
    void eyesElsewhereAreThoseThatAreGiven() {
        assertThat(LocalShape.of(REGION).eyes()).containsExactly(0);
        assertThat(LocalShape.of(REGION).withEyes(new long[] {LocalShape.ALIVE}).eyes())
                .containsExactly(LocalShape.ALIVE);
    }
}
