package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;

/** Causes with a definition that leaves no choice. */
class CauseFinderTest {
    /** Two blocks with two eyes each, and a column between them on which either side may play. */
    private static final Position NEIGHBORS = Diagram.parse("""
            . X . O .
            X X . O O
            . X . O .
            """);

    /** Black has one eye of one point and no other liberty. */
    private static final Position ONE_EYE = Diagram.parse("""
            O O O . .
            X X O . .
            . X O . .
            """);

    /** Black has an eye in each corner, the left one of two points. */
    private static final Position LARGER_EYE = Diagram.parse("""
            . . X . O .
            X X X O O O
            O O O O . O
            """);

    @Test
    void pointsBetweenAliveBlocksAreNeutral() {
        CauseMap causes = causes(NEIGHBORS, Engines.config(Preset.M6));
        assertThat(points(causes, Cause.NEUTRAL).size()).isEqualTo(3);
        BasicRegion right = causes.safety().regionMap(Color.BLACK).regions().stream()
                .filter(region -> region.points().intersects(NEIGHBORS.white()))
                .findFirst()
                .orElseThrow();
        assertThat(causes.of(right)).contains(Cause.OPEN_BOUNDARY);
    }

    @Test
    void provedPointsHaveNoCause() {
        CauseMap causes = causes(NEIGHBORS, Engines.config(Preset.M6));
        for (int point = 0; point < NEIGHBORS.geometry().area(); point++) {
            boolean isSafe = causes.safety().methodAt(point).isPresent();
            assertThat(causes.at(point).isEmpty()).isEqualTo(isSafe);
        }
    }

    @Test
    void blockWithOneEyeAndNoOtherLibertyIsCaptured() {
        CauseMap causes = causes(ONE_EYE, Engines.config(Preset.M6));
        assertThat(points(causes, Cause.CAPTURED).containsAll(ONE_EYE.black())).isTrue();
    }

    @Test
    void sizeCountsBeforeSearch() {
        SafetyConfig small = new SafetyConfig(Preset.M1.features(), 1, 1, 1, Engines.LIMITS.withMaxNodes(1));
        CauseMap causes = causes(LARGER_EYE, small);
        BasicRegion corner = causes.safety().regionMap(Color.BLACK).regions().stream()
                .filter(region -> region.points().size() == 2)
                .findFirst()
                .orElseThrow();
        assertThat(causes.of(corner)).contains(Cause.TOO_LARGE);
    }

    private static PointSet points(CauseMap causes, Cause cause) {
        PointSet points = new PointSet(causes.safety().position().geometry());
        for (int point = 0; point < points.geometry().area(); point++) {
            if (causes.at(point).filter(cause::equals).isPresent()) {
                points.add(point);
            }
        }
        return points;
    }

    private static CauseMap causes(Position position, SafetyConfig config) {
        SearchingSafetySolver solver = new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, config);
        return new CauseFinder(EnginePair.of(Engines.ALPHA_BETA), config).find(solver.solve(position));
    }
}
