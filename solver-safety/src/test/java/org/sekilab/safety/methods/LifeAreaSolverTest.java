package org.sekilab.safety.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
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
        return List.of(TWO_BLOCKS);
    }

    @Test
    void blocksThatShareEyesInAnAreaLiveTogether() {
        SafetyConfig best = Engines.config(Preset.BEST);
        EnumSet<Feature> others = EnumSet.copyOf(best.features());
        others.remove(Feature.COMMON_LIFE);

        assertThat(whiteAlive(best)).isEqualTo(TWO_BLOCKS.white());
        assertThat(whiteAlive(new SafetyConfig(others, 30, 14, 14, best.limits()))
                        .size())
                .as("one block alone takes the area from the other")
                .isPositive()
                .isLessThan(TWO_BLOCKS.white().size());
    }

    private PointSet whiteAlive(SafetyConfig config) {
        SafetyMapBuilder result = new SafetyMapBuilder(TWO_BLOCKS, new FloodRegionFinder());
        new Desk(result, Color.WHITE, config).commitAll(List.of(solver()));
        return result.build().aliveStones(Color.WHITE);
    }
}
