package org.sekilab.statics;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.RegionFinder;

/**
 * Binds the static solvers by name, and the region finder they use.
 *
 * <p>A plug-in adds a solver of its own to the same {@code MapBinder}, and is chosen by {@code safety.solver} then.
 */
public final class StaticModule extends AbstractModule {
    @Override
    protected void configure() {
        bind(RegionFinder.class).toInstance(new FloodRegionFinder());
        bind(BensonSolver.class);
        bind(AlternatingPlaySolver.class);
        MapBinder<String, StaticSafetySolver> solvers =
                MapBinder.newMapBinder(binder(), String.class, StaticSafetySolver.class);
        solvers.addBinding("benson").to(BensonSolver.class);
        solvers.addBinding("static").to(AlternatingPlaySolver.class);
    }
}
