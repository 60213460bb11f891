package org.sekilab.statics.groups;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;

/** Finders and estimators by their names, each with a line, and an analyzer of those that are bound. */
class GroupsModuleTest {
    private final Injector injector = Guice.createInjector(new GroupsModule(), binder -> {
        binder.bind(GroupFinder.class).toInstance(GroupFinder.BLOCKS);
        binder.bind(EyeEstimator.class).toInstance(EyeEstimator.REGIONS);
    });

    @Test
    void findersAndEstimatorsHaveTheirNames() {
        assertThat(injector.getInstance(Key.get(new TypeLiteral<Map<String, GroupFinder>>() {})))
                .containsOnly(Map.entry("static", GroupFinder.STATIC), Map.entry("blocks", GroupFinder.BLOCKS));
        assertThat(injector.getInstance(Key.get(new TypeLiteral<Map<String, EyeEstimator>>() {})))
                .containsOnly(
                        Map.entry("semi-joints", EyeEstimator.SEMI_JOINTS), Map.entry("regions", EyeEstimator.REGIONS));
        assertThat(lines("group-finders")).containsOnlyKeys("static", "blocks");
        assertThat(lines("eye-estimators")).containsOnlyKeys("semi-joints", "regions");
    }

    /** Figure 2 of [N05] has five blocks. The finder "static" joins them, and the bound one does not. */
    @Test
    void analyzerUsesTheFinderThatIsBound() {
        StaticAnalyzer analyzer = injector.getInstance(StaticAnalyzer.class);
        assertThat(analyzer.analyze(FigureTwoTest.FIGURE).groups(Color.WHITE)).hasSize(5);
    }

    private Map<String, String> lines(String kind) {
        return injector.getInstance(Key.get(new TypeLiteral<Map<String, String>>() {}, Names.named(kind)));
    }
}
