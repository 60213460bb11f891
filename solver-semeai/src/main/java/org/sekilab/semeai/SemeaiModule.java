package org.sekilab.semeai;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.search.Engine;

/** Binds the analyzers of races by name. The creator of the injector binds the engine that they search with. */
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
                "counts plain liberties and small eyes, plays out graphs of more groups [N05] 5.3 to 5.6");
        add(
                "lcg",
                LibertyCountAnalyzer.class,
                "sums of liberty count games of the parts of the race, or of bounds of them [LCG]");
        add(
                "bounds",
                BoundsAnalyzer.class,
                "plays the race out only until liberties and eyes can be compared: partial order bounding");
        add("search", SearchAnalyzer.class, "plays the race out on the board, under the rules");
        add("auto", AutoAnalyzer.class, "graph, then lcg, then search, where those before have no answer");
        add(
                "life",
                config.bentFour() == BentFour.DEAD ? BentFourAnalyzer.class : LifeAnalyzer.class,
                "a heuristic: as auto, but play goes on after small captures, and the captor must live [N05] 5.2");
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
