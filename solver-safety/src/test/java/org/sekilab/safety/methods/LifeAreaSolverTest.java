package org.sekilab.safety.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.safety.Engines;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;

class LifeAreaSolverTest extends SubSolverContract {
    /** Either white block needs eyes at the points between both. */
    private static final Position TWO_BLOCKS = Diagram.parse("""
            XXXXXXXX
            OOO.XXX.
            O..OX.XX
            X.OOXXXX
            """);

    /** B2 is an eye of White, and A5 is next to a black block that cannot leave. */
    private static final Position TWO_EYES = Diagram.parse("""
            .OXXXXXXX
            XOOXXXXXX
            XXOXX.XXX
            O.OXXX.XX
            OOOXXXXXX
            """);

    @Override
    SubSolver solver() {
        return new LifeAreaSolver(MERGER);
    }

    @Override
    Set<String> labels() {
        return Set.of("life-area");
    }

    @Override
    int boards() {
        return 200;
    }

    @Override
    List<Position> examples() {
        return List.of(TWO_BLOCKS, TWO_EYES);
    }

    @Test
    void blocksThatShareEyesInAnAreaLiveTogether() {
        SafetyMap together = solve(TWO_BLOCKS, Feature.AREA_TERRITORY);
        SafetyMap alone = solve(TWO_BLOCKS, Feature.COMMON_LIFE);

        assertThat(together.aliveStones(Color.WHITE)).isEqualTo(TWO_BLOCKS.white());
        assertThat(alone.aliveStones(Color.WHITE).size())
                .as("one block alone takes the area from the other")
                .isPositive()
                .isLessThan(TWO_BLOCKS.white().size());
    }

    @Test
    void territoryOfALifeAreaGrowsPointByPoint() {
        int eye = GtpPoints.parse(TWO_EYES.geometry(), "B2");

        assertThat(solve(TWO_EYES, Feature.SEKI).safePoints(Color.WHITE).contains(eye))
                .isTrue();
        assertThat(solve(TWO_EYES, Feature.LARGEST_TERRITORY)
                        .safePoints(Color.WHITE)
                        .contains(eye))
                .as("the attacker stays elsewhere in the area")
                .isFalse();
    }

    /** What is proved for White without a feature. */
    private SafetyMap solve(Position position, Feature off) {
        SafetyConfig best = Engines.config(Preset.BEST);
        EnumSet<Feature> others = EnumSet.copyOf(best.features());
        others.remove(off);
        SafetyMapBuilder result = new SafetyMapBuilder(position, new FloodRegionFinder());
        new Desk(result, Color.WHITE, new SafetyConfig(others, 30, 14, 14, best.limits())).commitAll(List.of(solver()));
        return result.build();
    }
}
