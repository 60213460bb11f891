package org.sekilab.statics.eyespace;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.multibindings.ProvidesIntoMap;
import com.google.inject.multibindings.StringMapKey;
import com.google.inject.name.Names;
import java.util.List;

/**
 * Binds features and classifiers of empty regions by name, each with a line of description. The application binds the
 * list of {@link EyeFeature} that the classifier "features" uses.
 *
 * <p>A plug-in adds its own feature or classifier to the same {@code MapBinder}. The settings {@code eyes.features} or
 * {@code eyes.classifiers} then name it.
 */
@SuppressWarnings("exports") // Guice is optional
public final class EyeSpaceModule extends AbstractModule {
    @Override
    protected void configure() {
        MapBinder<String, EyeFeature> features = MapBinder.newMapBinder(binder(), String.class, EyeFeature.class);
        for (NumericalFeature feature : NumericalFeature.values()) {
            features.addBinding(feature.label()).toInstance(feature);
            describe("eye-features", feature.label(), feature.line());
        }
        MapBinder.newMapBinder(binder(), String.class, EyeClassifier.class)
                .addBinding("boundary-length")
                .toInstance(new BoundaryLengthClassifier());
        describe("eye-classifiers", "boundary-length", "the number of eyes by a table of boundary lengths [CC99]");
        describe(
                "eye-classifiers",
                "perimeter-squares",
                "the most frequent status of regions with equal perimeter and squares [N05] 3.5");
        describe("eye-classifiers", "size-adjacent", "the status by size, adjacent, max-neighbors [N05] 3.5");
        describe(
                "eye-classifiers",
                "edges-squares",
                "the status by edges, perimeter, squares, outside-liberties [N05] 3.5");
        describe(
                "eye-classifiers",
                "edges-inside",
                "the status by edges, perimeter, squares, inside, outside-liberties [N05] 3.5");
        describe("eye-classifiers", "features", "the most frequent status of regions with equal eyes.features");
    }

    @ProvidesIntoMap
    @StringMapKey("perimeter-squares")
    EyeClassifier perimeterSquares() {
        return learned(NumericalFeature.PERIMETER, NumericalFeature.SQUARES);
    }

    @ProvidesIntoMap
    @StringMapKey("size-adjacent")
    EyeClassifier sizeAdjacent() {
        return learned(NumericalFeature.SIZE, NumericalFeature.ADJACENT, NumericalFeature.MAX_NEIGHBORS);
    }

    @ProvidesIntoMap
    @StringMapKey("edges-squares")
    EyeClassifier edgesSquares() {
        return learned(
                NumericalFeature.EDGES,
                NumericalFeature.PERIMETER,
                NumericalFeature.SQUARES,
                NumericalFeature.OUTSIDE_LIBERTIES);
    }

    @ProvidesIntoMap
    @StringMapKey("edges-inside")
    EyeClassifier edgesInside() {
        return learned(
                NumericalFeature.EDGES,
                NumericalFeature.PERIMETER,
                NumericalFeature.SQUARES,
                NumericalFeature.INSIDE,
                NumericalFeature.OUTSIDE_LIBERTIES);
    }

    @ProvidesIntoMap
    @StringMapKey("features")
    EyeClassifier features(List<EyeFeature> chosen) {
        return learned(chosen.toArray(EyeFeature[]::new));
    }

    private static EyeClassifier learned(EyeFeature... features) {
        return new FeatureClassifier(List.of(features), RegionDatabase.shipped());
    }

    /** Binds the description of a strategy under the name of its kind. */
    private void describe(String kind, String name, String line) {
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named(kind))
                .addBinding(name)
                .toInstance(line);
    }
}
