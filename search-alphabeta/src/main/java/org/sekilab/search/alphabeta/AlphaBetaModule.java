package org.sekilab.search.alphabeta;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.search.Engine;

/** Binds the engine under the name "alphabeta", with its description. */
@SuppressWarnings("exports") // Guice is optional
public final class AlphaBetaModule extends AbstractModule {
    private final AlphaBetaConfig config;

    public AlphaBetaModule(AlphaBetaConfig config) {
        this.config = config;
    }

    @Override
    protected void configure() {
        MapBinder.newMapBinder(binder(), String.class, Engine.class)
                .addBinding("alphabeta")
                .toInstance(new AlphaBetaEngine(config));
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named("engines"))
                .addBinding("alphabeta")
                .toInstance("iterative deepening alpha-beta with principal variation search [NM04] 4");
    }
}
