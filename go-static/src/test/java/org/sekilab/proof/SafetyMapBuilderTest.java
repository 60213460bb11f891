package org.sekilab.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

class SafetyMapBuilderTest {
    private static final Position POSITION = Diagram.parse("""
            . X . O .
            X X . O O
            . X . O .
            """);
    private final SafetyMapBuilder builder = new SafetyMapBuilder(POSITION, new FloodRegionFinder());
    private final Block black = builder.regionMap(Color.BLACK).blocks().get(0);

    @Test
    void firstMethodThatProvesAPointKeepsIt() {
        builder.addAlive(black, SafetyMethod.BENSON);
        builder.addTerritory(Color.BLACK, black.stones(), SafetyMethod.STATIC);
        builder.addTerritory(Color.BLACK, corner(), SafetyMethod.STATIC);
        SafetyMap map = builder.build();
        assertThat(map.methodAt(black.anchor())).contains(SafetyMethod.BENSON);
        assertThat(map.methodAt(corner().first())).contains(SafetyMethod.STATIC);
        assertThat(map.isAliveBy(black, SafetyMethod.BENSON)).isTrue();
    }

    /** A proof for each side cannot be right. */
    @Test
    void pointThatIsClaimedForBothColorsIsAnError() {
        builder.addTerritory(Color.BLACK, corner(), SafetyMethod.STATIC);
        builder.addTerritory(Color.WHITE, corner(), SafetyMethod.STATIC);
        assertThatIllegalStateException().isThrownBy(builder::build);
    }

    @Test
    void mapStaysAsItWasWhenTheBuilderGoesOn() {
        SafetyMap before = builder.build();
        builder.addAlive(black, SafetyMethod.BENSON);
        assertThat(before.safePoints(Color.BLACK).isEmpty()).isTrue();
        assertThat(builder.build().safePoints(Color.BLACK)).isEqualTo(black.stones());
    }

    @Test
    void effortsOfARegionAddUp() {
        BasicRegion region = builder.regionMap(Color.BLACK).regions().get(0);
        Effort effort = new Effort(3, 5, Optional.empty());
        builder.addEffort(region, effort);
        builder.addEffort(region, effort);
        builder.addSpent("engine", effort);
        SafetyMap map = builder.build();
        assertThat(map.effort(region).nodes()).isEqualTo(6);
        assertThat(map.spent().get("engine")).isEqualTo(effort);
    }

    @Test
    void builderWithoutProofsSharesTheEfforts() {
        BasicRegion region = builder.regionMap(Color.BLACK).regions().get(0);
        Effort effort = new Effort(3, 5, Optional.empty());
        builder.addAlive(black, SafetyMethod.BENSON);
        SafetyMapBuilder other = builder.withoutProofs();
        other.addEffort(region, effort);
        builder.addSpent("engine", effort);
        assertThat(other.build().safePoints(Color.BLACK).isEmpty()).isTrue();
        assertThat(other.build().spent()).containsEntry("engine", effort);
        assertThat(other.spentNodes()).isEqualTo(3);
        assertThat(builder.build().safePoints(Color.BLACK)).isEqualTo(black.stones());
        assertThat(builder.build().effort(region)).isEqualTo(effort);
    }

    private static PointSet corner() {
        return PointSet.of(POSITION.geometry(), POSITION.geometry().point(0, 0));
    }
}
