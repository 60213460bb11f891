package org.sekilab.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;

/** Black lives in two corners, and the white stone at A1 is dead. */
class SafetyMapTest {
    private static final Position POSITION = Diagram.parse("""
            . X . . .
            X X . . .
            O X . . .
            . X . . O
            """);
    private static final SafetyMap MAP = map();

    @Test
    void blockOnTerritoryOfTheOtherColorIsDead() {
        Block captured = block(Color.WHITE, 0, 1);
        Block open = block(Color.WHITE, 4, 0);
        assertThat(MAP.isDead(captured)).isTrue();
        assertThat(MAP.isOnSafePoints(captured)).isTrue();
        assertThat(MAP.isDead(open)).isFalse();
        assertThat(MAP.deadStones(Color.WHITE)).isEqualTo(captured.stones());
        assertThat(MAP.deadStones(Color.BLACK).isEmpty()).isTrue();
    }

    @Test
    void blockIsAliveOnlyWhereThatWasProved() {
        assertThat(MAP.isAlive(block(Color.BLACK, 1, 0))).isTrue();
        assertThat(MAP.isAlive(block(Color.WHITE, 0, 1))).isFalse();
        assertThat(MAP.aliveStones(Color.BLACK)).isEqualTo(POSITION.black());
    }

    @Test
    void regionIsSafeIfAllOfItIs() {
        RegionMap black = MAP.regionMap(Color.BLACK);
        for (int index = 0; index < black.regions().size(); index++) {
            boolean isLeft = black.regions().get(index).points().first() % 5 == 0;
            assertThat(MAP.isSafe(black.regions().get(index))).isEqualTo(isLeft);
            assertThat(MAP.hasSafePoint(black.regions().get(index))).isEqualTo(isLeft);
        }
    }

    @Test
    void narrowerMapKeepsOnlyWhatIsAllowed() {
        PointSet nothing = new PointSet(POSITION.geometry());
        PointSet stones = POSITION.black();
        SafetyMap fewer = MAP.within(List.of(stones, nothing), List.of(stones, nothing));
        assertThat(fewer.safePoints(Color.BLACK)).isEqualTo(stones);
        assertThat(fewer.isAlive(block(Color.BLACK, 1, 0))).isTrue();
        assertThat(fewer.isDead(block(Color.WHITE, 0, 1))).isFalse();
    }

    @Test
    void sekiPointsAreAllPointsOfRegionsInSeki() {
        assertThat(MAP.sekiPoints().isEmpty()).isTrue();
        SafetyMapBuilder builder = new SafetyMapBuilder(POSITION, new FloodRegionFinder());
        BasicRegion right = builder.regionMap(Color.BLACK).regions().stream()
                .filter(region -> region.points().contains(POSITION.geometry().point(4, 0)))
                .findFirst()
                .orElseThrow();
        builder.addAtLeastSeki(right);
        assertThat(builder.build().sekiPoints().isEmpty())
                .as("white has no stone there that lives")
                .isTrue();
        builder.addAlive(block(Color.WHITE, 4, 0), SafetyMethod.SEKI);
        assertThat(builder.build().sekiPoints()).isEqualTo(right.points());
    }

    private static SafetyMap map() {
        SafetyMapBuilder builder = new SafetyMapBuilder(POSITION, new FloodRegionFinder());
        builder.addAlive(builder.regionMap(Color.BLACK).blocks().get(0), SafetyMethod.BENSON);
        PointSet left = new PointSet(POSITION.geometry());
        left.add(POSITION.geometry().point(0, 0))
                .add(POSITION.geometry().point(0, 1))
                .add(POSITION.geometry().point(0, 3));
        builder.addTerritory(Color.BLACK, left, SafetyMethod.STATIC);
        return builder.build();
    }

    private static Block block(Color color, int column, int row) {
        RegionMap map = MAP.regionMap(color);
        return map.blocks().get(map.blockIndexAt(POSITION.geometry().point(column, row)));
    }
}
