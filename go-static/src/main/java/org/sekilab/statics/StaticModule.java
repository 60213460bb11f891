package org.sekilab.statics;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.SafetySolver;
import org.sekilab.statics.eyespace.EyeSpaceModule;
import org.sekilab.statics.groups.GroupsModule;

/**
 * Binds the static solvers and the region finder by name, each with the line that describes it. Which region finder the
 * solvers use is bound by whoever makes the injector.
 *
 * <p>A plug-in adds a strategy of its own to the same {@code MapBinder}, and is chosen by {@code safety.solver} or
 * {@code regions.finder} then.
 */
public final class StaticModule extends AbstractModule {
    @Override
    protected void configure() {
        install(new EyeSpaceModule());
        bind(BensonSolver.class);
        bind(AlternatingPlaySolver.class);
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

    /** Binds the line about a strategy, under what its kind is called. */
    private void describe(String kind, String name, String line) {
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named(kind))
                .addBinding(name)
                .toInstance(line);
    }
}
