package org.sekilab.semeai;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.search.Engine;

/** Binds the analyzers of races by name. The creator of the injector binds the engine that they search with. */
@SuppressWarnings("exports") // Guice is optional
public final class SemeaiModule extends AbstractModule {
    private final SemeaiConfig config;

    public SemeaiModule(SemeaiConfig config) {
        this.config = config;
    }

    @Override
    protected void configure() {
        add(
                "graph",
                GraphAnalyzer.class,
                "counts plain liberties and small eyes; plays out graphs of more groups [N05] 5.3 to 5.6");
        add(
                "lcg",
                LibertyCountAnalyzer.class,
                "adds up liberty count games of the parts of a race, or bounds of these games [LCG]");
        add(
                "bounds",
                BoundsAnalyzer.class,
                "searches the race until liberties and eyes can be compared: partial order bounding");
        add("search", SearchAnalyzer.class, "searches the race on the board, under the rules");
        add("auto", AutoAnalyzer.class, "asks graph, then lcg, then bounds, until one has an answer");
        add(
                "life",
                config.bentFour() == BentFour.DEAD ? BentFourAnalyzer.class : LifeAnalyzer.class,
                "a heuristic: auto, but play goes on after a small capture: the capturing block must live [N05] 5.2");
    }

    private void add(String name, Class<? extends SemeaiAnalyzer> type, String line) {
        MapBinder.newMapBinder(binder(), String.class, SemeaiAnalyzer.class)
                .addBinding(name)
                .to(type);
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named("semeai-analyzers"))
                .addBinding(name)
                .toInstance(line);
    }

    @Provides
    SearchAnalyzer searchAnalyzer(Engine engine) {
        return new SearchAnalyzer(engine, config);
    }

    @Provides
    BoundsAnalyzer boundsAnalyzer(Engine engine) {
        return new BoundsAnalyzer(engine, config);
    }

    @Provides
    GraphAnalyzer graphAnalyzer() {
        return new GraphAnalyzer(config.limits());
    }

    @Provides
    LibertyCountAnalyzer libertyCountAnalyzer() {
        return new LibertyCountAnalyzer(config);
    }

    @Provides
    AutoAnalyzer autoAnalyzer(Engine engine) {
        return AutoAnalyzer.of(engine, config);
    }

    @Provides
    LifeAnalyzer lifeAnalyzer(Engine engine, AutoAnalyzer auto) {
        return new LifeAnalyzer(SearchAnalyzer.forLife(engine, config), auto);
    }

    @Provides
    BentFourAnalyzer bentFourAnalyzer(LifeAnalyzer life) {
        return new BentFourAnalyzer(life, config.limits());
    }
}
