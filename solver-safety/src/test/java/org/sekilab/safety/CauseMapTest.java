package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMapBuilder;

/** Causes of points and regions, as they were when the map was made. */
class CauseMapTest {
    private static final Position POSITION = Diagram.parse("""
            . X .
            . X .
            """);
    private final SafetyMap safety = new SafetyMapBuilder(POSITION, new FloodRegionFinder()).build();
    private final BasicRegion left = safety.regionMap(Color.BLACK).regions().get(0);
    private final BasicRegion right = safety.regionMap(Color.BLACK).regions().get(1);

    @Test
    void pointsAndRegionsWithoutCauseHaveNone() {
        Cause[] points = new Cause[POSITION.geometry().area()];
        points[3] = Cause.NEUTRAL;
        CauseMap causes = new CauseMap(safety, points, Map.of(left, Cause.TOO_LARGE));
        assertThat(causes.at(3)).contains(Cause.NEUTRAL);
        assertThat(causes.at(0)).isEmpty();
        assertThat(causes.of(left)).contains(Cause.TOO_LARGE);
        assertThat(causes.of(right)).isEmpty();
        assertThat(causes.safety()).isSameAs(safety);
    }

    @Test
    void laterChangesOfTheArgumentsDoNotMatter() {
        Cause[] points = new Cause[POSITION.geometry().area()];
        Map<BasicRegion, Cause> regions = new HashMap<>();
        CauseMap causes = new CauseMap(safety, points, regions);
        points[0] = Cause.CAPTURED;
        regions.put(left, Cause.CAPTURED);
        assertThat(causes.at(0)).isEmpty();
        assertThat(causes.of(left)).isEmpty();
    }
}
