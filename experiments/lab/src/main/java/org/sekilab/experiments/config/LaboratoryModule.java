package org.sekilab.experiments.config;

import com.google.inject.AbstractModule;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import java.util.List;
import java.util.Map;
import org.sekilab.experiments.plugin.Guards;
import org.sekilab.experiments.semeai.AnalyzedRaces;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.life.play.LifeOnBoards;
import org.sekilab.safety.SafetyModule;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.search.Engine;
import org.sekilab.search.SearchListener;
import org.sekilab.search.alphabeta.AlphaBetaConfig;
import org.sekilab.search.alphabeta.AlphaBetaModule;
import org.sekilab.search.dfpn.DfpnModule;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiConfig;
import org.sekilab.semeai.SemeaiModule;
import org.sekilab.statics.StaticModule;

/** Binds what the configuration chose, over the modules of the program and of plug-ins. */
final class LaboratoryModule extends AbstractModule {
    /** Where the injector holds the sources of positions, by name. Plug-ins add sources. */
    static final Key<Map<String, Provider<PositionSource>>> POSITION_SOURCES = Key.get(new TypeLiteral<>() {});

    private final Settings settings;
    private final List<Module> plugins;
    private final Guards guards;
    private final SearchListener listener;

    /**
     * @param plugins modules of others
     * @param guards are put around strategies of others
     * @param listener told of all searches with the engines that the configuration chose
     */
    LaboratoryModule(Settings settings, List<Module> plugins, Guards guards, SearchListener listener) {
        this.settings = settings;
        this.plugins = plugins;
        this.guards = guards;
        this.listener = listener;
    }

    @Override
    protected void configure() {
        binder().requireExplicitBindings();
        binder().requireAtInjectOnConstructors();
        for (StrategyKind<?> kind : StrategyKind.ALL) {
            declare(kind);
        }
        MapBinder.newMapBinder(binder(), String.class, PositionSource.class);
        bindConstant().annotatedWith(Names.named(Keys.SEED.name())).to(settings.get(Keys.SEED));
        install(new StaticModule());
        install(new AlphaBetaModule(AlphaBetaConfig.DEFAULT));
        install(new DfpnModule(settings.dfpn(), settings.tree()));
        install(new SafetyModule(settings.safety(), settings.get(SearchKeys.BOARD_THREADS)));
        install(new SemeaiModule(SemeaiConfig.of(settings.safety().limits()).with(settings.get(Keys.BENT_FOUR))));
        plugins.forEach(this::install);
    }

    @Provides
    EnginePair engines(Engine first, Map<String, Provider<Engine>> engines) {
        return new EnginePair(
                new EnginePair.Named(settings.engine().name(), first),
                settings.secondEngine()
                        .map(choice -> new EnginePair.Named(
                                choice.name(),
                                new ListenedEngine(
                                        strategies(StrategyKind.ENGINES, engines)
                                                .create(choice),
                                        listener))),
                settings.get(SafetyKeys.SECOND_LIMITS));
    }

    @Provides
    RaceJudge races(Map<String, Provider<SemeaiAnalyzer>> analyzers) {
        return settings.races()
                .<RaceJudge>map(choice -> new AnalyzedRaces(
                        strategies(StrategyKind.SEMEAI_ANALYZERS, analyzers).create(choice)))
                .orElse(RaceJudge.NONE);
    }

    @Provides
    LifeJudge lives() {
        return new LifeOnBoards(LifeKeys.config(settings));
    }

    private <T> Strategies<T> strategies(StrategyKind<T> kind, Map<String, Provider<T>> byName) {
        return new Strategies<>(byName, Map.of(), provider -> kind.make(guards, provider));
    }

    /** Makes an engine tell the listener, whatever it searches for. Other strategies stay as they are. */
    private <T> T listened(StrategyKind<T> kind, T strategy) {
        return listener != SearchListener.NONE && strategy instanceof Engine engine
                ? kind.type().cast(new ListenedEngine(engine, listener))
                : strategy;
    }

    /**
     * Makes a kind known even where no module binds a strategy of it, or a line about one. A class that needs a
     * strategy of the type gets the one that was chosen. A class that needs a list gets all that were chosen.
     */
    private <T> void declare(StrategyKind<T> kind) {
        MapBinder.newMapBinder(binder(), String.class, kind.type());
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named(kind.plural()));
        Provider<Map<String, Provider<T>>> byName = getProvider(kind.byName());
        List<Choice> choices = kind.choices().of(settings);
        bind(kind.type())
                .toProvider(() -> listened(kind, strategies(kind, byName.get()).create(choices.get(0))));
        bind(kind.chosen()).toProvider(() -> {
            Strategies<T> strategies = strategies(kind, byName.get());
            return choices.stream().map(strategies::create).toList();
        });
    }
}
