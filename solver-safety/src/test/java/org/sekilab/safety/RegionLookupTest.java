package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** Regions are found by their points. */
class RegionLookupTest {
    private static final Position POSITION = Diagram.parse("""
            . X . O .
            X X . O O
            . X . O .
            """);
    private static final RegionLookup LOOKUP = new RegionLookup(new FloodRegionFinder());

    @Test
    void pointBelongsToTheSmallerRegion() {
        assertThat(LOOKUP.defenderAt(POSITION, point("A1"))).isEqualTo(Color.BLACK);
        assertThat(LOOKUP.defenderAt(POSITION, point("E1"))).isEqualTo(Color.WHITE);
    }

    @Test
    void stoneLiesInARegionOfItsOpponent() {
        assertThat(LOOKUP.defenderAt(POSITION, point("D2"))).isEqualTo(Color.BLACK);
        assertThat(LOOKUP.defenderAt(POSITION, point("B2"))).isEqualTo(Color.WHITE);
    }

    @Test
    void regionsAtSeveralPointsAreMerged() {
        PointSet points = LOOKUP.regionAt(POSITION, Color.BLACK, point("A1"), point("A3"), point("A1"))
                .points();
        assertThat(points).hasToString("{A1 A3}");
    }

    @Test
    void stoneOfTheDefenderLiesInNoRegion() {
        assertThatThrownBy(() -> LOOKUP.regionAt(POSITION, Color.BLACK, point("A1"), point("B2")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("B2 is a stone of the defender");
    }

    private static int point(String name) {
        return GtpPoints.parse(POSITION.geometry(), name);
    }
}
