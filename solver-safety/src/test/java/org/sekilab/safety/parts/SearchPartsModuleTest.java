package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sekilab.safety.Engines;
import org.sekilab.safety.settings.Preset;

/** Each part has a name and a line, and "auto" is the part that the features choose. */
class SearchPartsModuleTest {
    private final SearchParts auto = Engines.config(Preset.BEST).parts();
    private final SearchParts bound = Engines.config(Preset.M1).parts();
    private final Injector injector = Guice.createInjector(new SearchPartsModule(auto), binder -> {
        binder.bind(RegionMerger.class).toInstance(bound.merger());
        binder.bind(MoveOrderer.class).toInstance(bound.orderer());
        binder.bind(ExactEvaluator.class).toInstance(bound.exactEvaluator());
        binder.bind(HeuristicEvaluator.class).toInstance(bound.heuristicEvaluator());
        binder.bind(LeafInitializer.class).toInstance(bound.leafInitializer());
        binder.bind(MoveGenerator.class).toInstance(bound.generator());
    });

    @Test
    void namesAndLinesAreThoseOfTheSamePartsWithAuto() {
        check("mergers", new TypeLiteral<Map<String, RegionMerger>>() {}, auto.merger());
        check("orderers", new TypeLiteral<Map<String, MoveOrderer>>() {}, auto.orderer());
        check("exact-evaluators", new TypeLiteral<Map<String, ExactEvaluator>>() {}, auto.exactEvaluator());
        check("heuristics", new TypeLiteral<Map<String, HeuristicEvaluator>>() {}, auto.heuristicEvaluator());
        check("leaf-initializers", new TypeLiteral<Map<String, LeafInitializer>>() {}, auto.leafInitializer());
        check("generators", new TypeLiteral<Map<String, MoveGenerator>>() {}, auto.generator());
    }

    @Test
    void searchUsesThePartsThatAreBound() {
        assertThat(injector.getInstance(SearchParts.class)).isEqualTo(bound);
    }

    private <T> void check(String kind, TypeLiteral<Map<String, T>> type, T chosen) {
        Map<String, T> parts = injector.getInstance(Key.get(type));
        Map<String, String> lines =
                injector.getInstance(Key.get(new TypeLiteral<Map<String, String>>() {}, Names.named(kind)));
        assertThat(parts).as(kind).hasSizeGreaterThan(2).containsEntry("auto", chosen);
        assertThat(lines).as(kind).containsOnlyKeys(parts.keySet());
    }
}
