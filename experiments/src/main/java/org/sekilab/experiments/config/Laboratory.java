package org.sekilab.experiments.config;

import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import com.google.inject.spi.Message;
import java.util.LinkedHashMap;
import java.util.Map;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.safety.CauseFinder;
import org.sekilab.safety.RegionProver;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.SafetySolver;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.groups.StaticAnalyzer;

/** What one configuration gives: its settings, and the strategies it chose, from one injector. */
public final class Laboratory {
    private final Settings settings;
    private final Map<String, String> written; // by key
    private final Injector injector;

    private Laboratory(Settings settings, Map<String, String> written, Injector injector) {
        this.settings = settings;
        this.written = written;
        this.injector = injector;
    }

    /**
     * Checks the whole configuration and builds what it describes.
     *
     * @param problems those of the layers; more are added
     * @throws InputException with all of them, if there is any
     */
    public static Laboratory open(Layers layers, Problems problems) {
        return open(layers, problems, SearchListener.NONE);
    }

    /**
     * Opens a laboratory whose searches tell how far they are.
     *
     * @param listener told of all searches with the engines that the configuration chose, by the threads that search
     */
    public static Laboratory open(Layers layers, Problems problems, SearchListener listener) {
        Values values = layers.values();
        Settings settings = Settings.of(values);
        Laboratory laboratory =
                new Laboratory(settings, values.written(), injector(settings, values, problems, listener));
        for (StrategyKind<?> kind : StrategyKind.ALL) {
            for (Choice choice : kind.choices().of(settings)) {
                laboratory.strategies(kind).check(choice, problems);
            }
        }
        if (!settings.races().name().equals(Settings.NO_RACES)) {
            laboratory.strategies(StrategyKind.SEMEAI_ANALYZERS).check(settings.races(), problems);
        }
        settings.secondEngine()
                .ifPresent(choice -> laboratory.strategies(StrategyKind.ENGINES).check(choice, problems));
        problems.throwIfAny();
        return laboratory;
    }

    public Settings settings() {
        return settings;
    }

    /** The value of every key as it is written in files, in alphabetical order; unmodifiable. */
    public Map<String, String> written() {
        return written;
    }

    /** The sources of positions that are registered. */
    public Strategies<PositionSource> positionSources() {
        return new Strategies<>(injector.getInstance(LaboratoryModule.POSITION_SOURCES), Map.of());
    }

    /** The strategies of a kind that are registered. */
    public <T> Strategies<T> strategies(StrategyKind<T> kind) {
        return new Strategies<>(injector.getInstance(kind.byName()), injector.getInstance(kind.descriptions()));
    }

    /** The strategy of a kind that the configuration chose. */
    public <T> T create(StrategyKind<T> kind) {
        return injector.getInstance(kind.type());
    }

    /** The strategies of a kind that the configuration chose, by name, in its order. */
    public <T> Map<String, T> createAll(StrategyKind<T> kind) {
        Map<String, T> chosen = new LinkedHashMap<>();
        for (Choice choice : kind.choices().of(settings)) {
            chosen.put(choice.name(), strategies(kind).create(choice));
        }
        return chosen;
    }

    /** The solver of single regions, with the engine and the limits that the configuration chose. */
    public RegionSolver regionSolver() {
        return injector.getInstance(RegionSolver.class);
    }

    /** The prover of single regions, with the parts of searches that the configuration chose. */
    public RegionProver regionProver() {
        return injector.getInstance(RegionProver.class);
    }

    /** The solver of whole boards that searches, for what it alone can do. */
    public SafetySolver safetySolver() {
        return injector.getInstance(SafetySolver.class);
    }

    /** What tells why points are not proved, with the engines and the limits that the configuration chose. */
    public CauseFinder causeFinder() {
        return injector.getInstance(CauseFinder.class);
    }

    /** What finds the groups of boards, with the finder and the estimator that the configuration chose. */
    public StaticAnalyzer staticAnalyzer() {
        return injector.getInstance(StaticAnalyzer.class);
    }

    private static Injector injector(Settings settings, Values values, Problems problems, SearchListener listener) {
        var plugins = Plugins.load(settings.pluginJars(), values.place(Settings.PLUGIN_JARS), problems);
        try {
            return Guice.createInjector(Stage.PRODUCTION, new LaboratoryModule(settings, plugins, listener));
        } catch (CreationException e) {
            // The modules that ship fit together, so it is a plug-in that does not: two strategies of one name, say.
            for (Message message : e.getErrorMessages()) {
                problems.add(values.place(Settings.PLUGIN_JARS), message.getMessage());
            }
            problems.throwIfAny();
            throw e;
        }
    }
}
