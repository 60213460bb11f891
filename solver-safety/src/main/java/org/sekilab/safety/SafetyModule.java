package org.sekilab.safety;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.parts.ExactEvaluator;
import org.sekilab.safety.parts.HeuristicEvaluator;
import org.sekilab.safety.parts.LeafInitializer;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.MoveOrderer;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.safety.parts.SearchPartsModule;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;

/**
 * Binds the safety solver by the name "search", and the parts of its searches by their names. The creator of the
 * injector binds the engines, the region finder, the parts, and the judges of races and of life.
 *
 * <p>A plug-in adds its own {@link RegionMerger}, {@link MoveOrderer}, {@link ExactEvaluator}, {@link
 * HeuristicEvaluator}, {@link LeafInitializer} or {@link MoveGenerator} to the {@code MapBinder} of that type. Then one
 * of these settings chooses it: {@code safety.merger}, {@code safety.orderer}, {@code safety.exact-evaluator}, {@code
 * safety.heuristic}, {@code safety.leaf-initializer} or {@code safety.generator}.
 */
@SuppressWarnings("exports") // Guice is optional
public final class SafetyModule extends AbstractModule {
    private final SafetyConfig config;
    private final int threads;

    /** @param config its parts get the name "auto" */
    public SafetyModule(SafetyConfig config) {
        this(config, 1);
    }

    /**
     * @param config its parts get the name "auto"
     * @param threads on each board, see {@link SearchingSafetySolver#withThreads}
     */
    public SafetyModule(SafetyConfig config, int threads) {
        this.config = config;
        this.threads = threads;
    }

    @Override
    protected void configure() {
        install(new SearchPartsModule(config.parts()));
        MapBinder.newMapBinder(binder(), String.class, SafetySolver.class)
                .addBinding("search")
                .to(SearchingSafetySolver.class);
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named("solvers"))
                .addBinding("search")
                .toInstance(
                        "static rules, then searches of regions, merged and in groups: presets M1 to M7, best [NM04], [NKM]");
    }

    @Provides
    RegionSolver regionSolver(Engine engine, SearchParts parts) {
        return new RegionSolver(engine, with(parts));
    }

    @Provides
    RegionProver regionProver(SearchParts parts) {
        return new RegionProver(with(parts));
    }

    @Provides
    CauseFinder causeFinder(EnginePair engines, SearchParts parts) {
        return new CauseFinder(engines, with(parts));
    }

    @Provides
    Refuter refuter(RegionFinder regionFinder, EnginePair engines, SearchParts parts, RaceJudge races) {
        return new Refuter(regionFinder, engines, with(parts), races);
    }

    @Provides
    SearchingSafetySolver safetySolver(
            RegionFinder regionFinder, EnginePair engines, SearchParts parts, RaceJudge races, LifeJudge lives) {
        return new SearchingSafetySolver(regionFinder, engines, with(parts), races)
                .with(lives)
                .withThreads(threads);
    }

    /** The configuration with some parts, limited to evaluators that give the kind of proofs asked for. */
    private SafetyConfig with(SearchParts parts) {
        return config.with(parts).with(config.proofs());
    }
}
