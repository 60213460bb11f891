package org.sekilab.safety;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.model.RegionFinder;
import org.sekilab.search.Engine;
import org.sekilab.statics.StaticSafetySolver;

/**
 * Binds the safety solver by the name "search". Which engine and which region finder it uses is bound by whoever makes the
 * injector.
 */
public final class SafetyModule extends AbstractModule {
    private final SafetyConfig config;

    public SafetyModule(SafetyConfig config) {
        this.config = config;
    }

    @Override
    protected void configure() {
        MapBinder.newMapBinder(binder(), String.class, StaticSafetySolver.class)
                .addBinding("search")
                .to(SafetySolver.class);
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named("solvers"))
                .addBinding("search")
                .toInstance("static rules, then searches of regions, merged and in groups: M1 to M6 of [NM04]");
    }

    @Provides
    RegionSolver regionSolver(Engine engine) {
        return new RegionSolver(engine, config);
    }

    @Provides
    SafetySolver safetySolver(RegionFinder regionFinder, Engine engine) {
        return new SafetySolver(regionFinder, engine, config);
    }
}
