package org.sekilab.statics;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.SafetySolver;
import org.sekilab.statics.eyespace.EyeSpaceModule;
import org.sekilab.statics.groups.GroupsModule;

/**
 * Binds the static solvers and the region finder by name, each with a line of description. The application binds the
 * region finder that the solvers use.
 *
 * <p>A plug-in adds its own strategy to the same {@code MapBinder}. The settings {@code safety.solver} or
 * {@code regions.finder} then choose it.
 */
@SuppressWarnings("exports") // Guice is optional
public final class StaticModule extends AbstractModule {
    @Override
    protected void configure() {
        install(new EyeSpaceModule());
        MapBinder<String, SafetySolver> solvers = MapBinder.newMapBinder(binder(), String.class, SafetySolver.class);
        solvers.addBinding("benson").to(BensonSolver.class);
        solvers.addBinding("static").to(AlternatingPlaySolver.class);
        MapBinder.newMapBinder(binder(), String.class, RegionFinder.class)
                .addBinding("flood")
                .toInstance(new FloodRegionFinder());
        install(new GroupsModule());
        describe("solvers", "benson", "unconditional life: safe even if the defender always passes [B76]");
        describe("solvers", "static", "safe under alternating play, by rules without search [M97], [NM04] 2");
        describe("region-finders", "flood", "blocks and basic regions by one flood fill of the board [NM04] 1.1");
    }

    @Provides
    BensonSolver bensonSolver(RegionFinder regionFinder) {
        return new BensonSolver(regionFinder);
    }

    @Provides
    AlternatingPlaySolver alternatingPlaySolver(RegionFinder regionFinder) {
        return new AlternatingPlaySolver(regionFinder);
    }

    /** Binds the description of a strategy under the name of its kind. */
    private void describe(String kind, String name, String line) {
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named(kind))
                .addBinding(name)
                .toInstance(line);
    }
}
