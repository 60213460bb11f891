package org.sekilab.statics.eyespace;

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

/** Features and classifiers by their names, each with a line of description. */
class EyeSpaceModuleTest {
    private static final RegionDatabase SHIPPED = RegionDatabase.shipped();
    private static final List<EyeFeature> CHOSEN = List.of(NumericalFeature.SIZE, NumericalFeature.SQUARES);

    private final Injector injector = Guice.createInjector(
            new EyeSpaceModule(),
            binder -> binder.bind(new TypeLiteral<List<EyeFeature>>() {}).toInstance(CHOSEN));

    @Test
    void eachFeatureHasItsLabelAndItsLine() {
        Map<String, EyeFeature> features = injector.getInstance(Key.get(new TypeLiteral<Map<String, EyeFeature>>() {}));
        assertThat(features).hasSameSizeAs(NumericalFeature.values());
        for (NumericalFeature feature : NumericalFeature.values()) {
            assertThat(features).containsEntry(feature.label(), feature);
            assertThat(lines("eye-features")).containsEntry(feature.label(), feature.line());
        }
    }

    /** Sets of features as in [N05] 3.5. */
    @Test
    void eachClassifierHasItsFeaturesAndItsLine() {
        Map<String, EyeClassifier> classifiers =
                injector.getInstance(Key.get(new TypeLiteral<Map<String, EyeClassifier>>() {}));
        Map<String, List<EyeFeature>> features = Map.of(
                "perimeter-squares", List.of(NumericalFeature.PERIMETER, NumericalFeature.SQUARES),
                "size-adjacent",
                        List.of(NumericalFeature.SIZE, NumericalFeature.ADJACENT, NumericalFeature.MAX_NEIGHBORS),
                "edges-squares",
                        List.of(
                                NumericalFeature.EDGES,
                                NumericalFeature.PERIMETER,
                                NumericalFeature.SQUARES,
                                NumericalFeature.OUTSIDE_LIBERTIES),
                "edges-inside",
                        List.of(
                                NumericalFeature.EDGES,
                                NumericalFeature.PERIMETER,
                                NumericalFeature.SQUARES,
                                NumericalFeature.INSIDE,
                                NumericalFeature.OUTSIDE_LIBERTIES),
                "features", CHOSEN);
        features.forEach((name, some) ->
                check(Objects.requireNonNull(classifiers.get(name)), new FeatureClassifier(some, SHIPPED)));
        check(Objects.requireNonNull(classifiers.get("boundary-length")), new BoundaryLengthClassifier());
        assertThat(classifiers).hasSize(features.size() + 1);
        assertThat(lines("eye-classifiers")).containsOnlyKeys(classifiers.keySet());
    }

    private static void check(EyeClassifier classifier, EyeClassifier expected) {
        for (RegionEntry entry : SHIPPED.entries()) {
            assertThat(classifier.classify(entry.space(0))).isEqualTo(expected.classify(entry.space(0)));
        }
    }

    private Map<String, String> lines(String kind) {
        return injector.getInstance(Key.get(new TypeLiteral<Map<String, String>>() {}, Names.named(kind)));
    }
}
