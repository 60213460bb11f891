package org.sekilab.experiments.config;

import com.google.inject.Injector;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.life.LifeSolver;
import org.sekilab.experiments.plugin.Guards;
import org.sekilab.experiments.plugin.PluginInjector;
import org.sekilab.experiments.plugin.Plugins;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.life.Life;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeTurns;
import org.sekilab.life.zones.ZoneStore;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.CauseFinder;
import org.sekilab.safety.Refuter;
import org.sekilab.safety.RegionProver;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.SearchingSafetySolver;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.groups.StaticAnalyzer;

/** What one configuration gives: its settings, and the strategies it chose, from one injector. */
public final class Laboratory {
    private final Settings settings;
    private final Map<String, String> written; // by key
    private final Guards guards;
    private final Injector injector;
    private final SearchListener listener;

    private Laboratory(
            Settings settings, Map<String, String> written, Guards guards, Injector injector, SearchListener listener) {
        this.settings = settings;
        this.written = written;
        this.guards = guards;
        this.injector = injector;
        this.listener = listener;
    }

    /**
     * Checks the whole configuration and builds what it describes.
     *
     * @param mistakes the mistakes in the layers. Mistakes found here are added
     * @throws InputException with all of them, if there is any
     */
    public static Laboratory open(Layers layers, Mistakes mistakes) {
        return open(layers, mistakes, SearchListener.NONE);
    }

    /**
     * Opens a laboratory with searches that tell how far they are.
     *
     * @param listener told of all searches with the engines that the configuration chose, by the threads that
     *     search
     */
    public static Laboratory open(Layers layers, Mistakes mistakes, SearchListener listener) {
        Values values = layers.values();
        Settings settings = Settings.of(values);
        String place = settings.place(Keys.PLUGIN_JARS);
        Plugins plugins = Plugins.load(settings.get(Keys.PLUGIN_JARS), mistake -> mistakes.add(place, mistake));
        Guards guards = new Guards(
                plugins,
                settings.get(Keys.PLUGIN_CHECK),
                settings.safety().limits().time());
        PluginInjector injectors =
                new PluginInjector(plugins, modules -> new LaboratoryModule(settings, modules, guards, listener));
        Injector injector = injectors
                .create(mistake -> mistakes.add(place, mistake))
                .orElseGet(() -> {
                    mistakes.throwIfAny();
                    throw new IllegalStateException("nothing was said of what does not fit together");
                });
        Laboratory laboratory = new Laboratory(settings, values.written(), guards, injector, listener);
        for (StrategyKind<?> kind : StrategyKind.ALL) {
            for (Choice choice : kind.choices().of(settings)) {
                laboratory.strategies(kind).check(choice, mistakes);
            }
        }
        settings.races()
                .ifPresent(choice ->
                        laboratory.strategies(StrategyKind.SEMEAI_ANALYZERS).check(choice, mistakes));
        settings.secondEngine()
                .ifPresent(choice -> laboratory.strategies(StrategyKind.ENGINES).check(choice, mistakes));
        mistakes.throwIfAny();
        return laboratory;
    }

    public Settings settings() {
        return settings;
    }

    /** The value of every key as it is written in files, in alphabetical order, unmodifiable. */
    public Map<String, String> written() {
        return written;
    }

    /** The right values of a key, in words, with the names of the strategies that are registered. */
    public String values(ConfigKey<?> key) {
        return key.range()
                .names()
                .map(names -> {
                    Set<String> known = new LinkedHashSet<>(names.words());
                    known.addAll(strategies(StrategyKind.named(names.kind())).names());
                    return "%s %s".formatted(names.introduction(), String.join(", ", known));
                })
                .orElse(key.range().expected());
    }

    /** The sources of positions that are registered. */
    public Strategies<PositionSource> positionSources() {
        return new Strategies<>(
                injector.getInstance(LaboratoryModule.POSITION_SOURCES),
                Map.of(),
                provider -> guards.other(PositionSource.class, guards.make(provider)));
    }

    /** The strategies of a kind that are registered. */
    public <T> Strategies<T> strategies(StrategyKind<T> kind) {
        return new Strategies<>(
                injector.getInstance(kind.byName()),
                injector.getInstance(kind.descriptions()),
                provider -> kind.make(guards, provider));
    }

    /** The strategy of a kind that the configuration chose. */
    public <T> T create(StrategyKind<T> kind) {
        return make(kind.type());
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
        return make(RegionSolver.class);
    }

    /** The prover of single regions, with the parts of searches that the configuration chose. */
    public RegionProver regionProver() {
        return make(RegionProver.class);
    }

    /** The solver of whole boards that searches, for what it alone can do. */
    public SearchingSafetySolver safetySolver() {
        return make(SearchingSafetySolver.class);
    }

    /**
     * The solver of whole boards that the configuration chose. If it searches, threads that are left over search one
     * board together.
     *
     * @param boards the number of files; 0 counts as one
     */
    public SafetySolver boardSolver(int boards) {
        SafetySolver solver = create(StrategyKind.SOLVERS);
        return solver instanceof SearchingSafetySolver search ? search.withThreads(boardThreads(boards)) : solver;
    }

    /** As {@link #boardSolver}, for the solver that searches, whatever the configuration chose. */
    public SearchingSafetySolver safetySolver(int boards) {
        return safetySolver().withThreads(boardThreads(boards));
    }

    private int boardThreads(int boards) {
        return Math.max(settings.get(SearchKeys.BOARD_THREADS), settings.threads() / Math.max(1, boards));
    }

    /** What tells why points are not proved, with the engines and the limits that the configuration chose. */
    public CauseFinder causeFinder() {
        return make(CauseFinder.class);
    }

    /** What refutes open regions, with the engines and the limits that the configuration chose for that. */
    public Refuter refuter() {
        return make(Refuter.class).with(settings.refutationLimits());
    }

    /**
     * The solver of life and death on open boards, with the switches that the configuration chose. It tells how far its
     * searches are.
     */
    public LifeSolver lifeSolver() {
        return lifeSolver(1);
    }

    /**
     * The solver of life and death with several threads for each problem.
     *
     * @param threads at least 1
     */
    public LifeSolver lifeSolver(int threads) {
        return lifeSolver(life().withThreads(threads));
    }

    /** The solver of life and death with several threads for each problem, and with zones of earlier proofs. */
    public LifeSolver lifeSolver(int threads, ZoneStore store) {
        return lifeSolver(life().withThreads(threads).with(store));
    }

    /** The solver of life and death whose windows are searched in other processes. */
    public LifeSolver lifeSolver(LifeTurns.Finder turns) {
        return lifeSolver(life().on(turns));
    }

    private LifeSolver lifeSolver(Life life) {
        return new LifeSolver() {
            @Override
            public LifeResult solve(LifeProblem problem, Limits limits) {
                return life.with(limits).decide(problem, listener);
            }

            @Override
            public LifeResult refine(LifeProblem problem, LifeResult result, Limits limits) {
                return life.with(limits).refine(problem, result);
            }
        };
    }

    /** The front door of life and death, with the switches and the limits that the configuration chose. */
    public Life life() {
        return Life.best().with(LifeKeys.config(settings)).with(settings.limits());
    }

    /** What finds the groups of boards, with the finder and the estimator that the configuration chose. */
    public StaticAnalyzer staticAnalyzer() {
        return make(StaticAnalyzer.class);
    }

    /** A job of an experiment begins on this thread: if classes of plug-ins work on it, its first nodes are checked. */
    public void beginJob() {
        guards.beginJob();
    }

    private <T> T make(Class<T> type) {
        return guards.make(injector.getProvider(type));
    }
}
