package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetySolver;
import org.sekilab.statics.eyespace.EyeFeature;
import org.sekilab.statics.groups.EyeEstimator;
import org.sekilab.statics.groups.GroupFinder;

/** The static solvers by their names, each with a line. */
class StaticModuleTest {
    /** Five points in a row: two eyes with an answer, and none if the defender always passes. */
    private static final Position FIVE_IN_A_ROW = Diagram.parse("""
            X X X X X X X O
            X . . . . . X O
            X X X X X X X O
            O O O O O O O .
            """);

    private final Injector injector = Guice.createInjector(new StaticModule(), binder -> {
        binder.bind(RegionFinder.class).toInstance(new FloodRegionFinder());
        binder.bind(GroupFinder.class).toInstance(GroupFinder.STATIC);
        binder.bind(EyeEstimator.class).toInstance(EyeEstimator.REGIONS);
        binder.bind(new TypeLiteral<List<EyeFeature>>() {}).toInstance(List.of());
    });

    @Test
    void eachSolverProvesWhatItsLineSays() {
        Map<String, SafetySolver> solvers =
                injector.getInstance(Key.get(new TypeLiteral<Map<String, SafetySolver>>() {}));
        assertThat(solvers).containsOnlyKeys("benson", "static");
        assertThat(lines("solvers")).containsOnlyKeys("benson", "static");
        SafetySolver benson = Objects.requireNonNull(solvers.get("benson"));
        assertThat(benson.solve(FIVE_IN_A_ROW).safePoints(Color.BLACK).isEmpty())
                .isTrue();
        RegionMap map = new FloodRegionFinder().find(FIVE_IN_A_ROW, Color.BLACK);
        int inside = FIVE_IN_A_ROW.geometry().point(1, 2);
        PointSet row = map.regions().get(map.regionIndexAt(inside)).points();
        assertThat(row.size()).isEqualTo(5);
        SafetySolver byRules = Objects.requireNonNull(solvers.get("static"));
        PointSet safe = byRules.solve(FIVE_IN_A_ROW).safePoints(Color.BLACK);
        assertThat(safe.containsAll(row)).isTrue();
        assertThat(safe.containsAll(FIVE_IN_A_ROW.black())).isTrue();
    }

    @Test
    void regionFinderHasItsNameAndItsLine() {
        assertThat(injector.getInstance(Key.get(new TypeLiteral<Map<String, RegionFinder>>() {})))
                .containsOnlyKeys("flood");
        assertThat(lines("region-finders")).containsOnlyKeys("flood");
    }

    private Map<String, String> lines(String kind) {
        return injector.getInstance(Key.get(new TypeLiteral<Map<String, String>>() {}, Names.named(kind)));
    }
}
