package org.sekilab.statics.groups;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;

/**
 * Binds group finders and eye estimators by name, each with a line of description. The application binds the ones that
 * are used, as {@code groups.finder} and {@code groups.eye-estimator} choose.
 */
@SuppressWarnings("exports") // Guice is optional
public final class GroupsModule extends AbstractModule {
    @Override
    protected void configure() {
        add(
                GroupFinder.class,
                "group-finders",
                "static",
                GroupFinder.STATIC,
                "blocks joined by one safe connecting point, or by two others [N05] 3.2");
        add(GroupFinder.class, "group-finders", "blocks", GroupFinder.BLOCKS, "each block is a group");
        add(
                EyeEstimator.class,
                "eye-estimators",
                "semi-joints",
                EyeEstimator.SEMI_JOINTS,
                "enclosed regions, with links and eyes that are still to come [N05] 4.3");
        add(
                EyeEstimator.class,
                "eye-estimators",
                "regions",
                EyeEstimator.REGIONS,
                "enclosed regions as they stand, without false eyes [N05] 4.4");
    }

    @Provides
    StaticAnalyzer staticAnalyzer(GroupFinder finder, EyeEstimator estimator) {
        return new StaticAnalyzer(finder, estimator);
    }

    /** Binds a strategy, and its description under the name of its kind. */
    private <T> void add(Class<T> type, String kind, String name, T strategy, String line) {
        MapBinder.newMapBinder(binder(), String.class, type).addBinding(name).toInstance(strategy);
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named(kind))
                .addBinding(name)
                .toInstance(line);
    }
}
