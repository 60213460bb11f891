package org.sekilab.experiments.config;

import com.google.inject.Key;
import com.google.inject.Provider;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import com.google.inject.util.Types;
import java.util.List;
import java.util.Map;
import org.sekilab.experiments.plugin.Guards;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.parts.ExactEvaluator;
import org.sekilab.safety.parts.HeuristicEvaluator;
import org.sekilab.safety.parts.LeafInitializer;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.MoveOrderer;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.search.Engine;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.statics.eyespace.EyeClassifier;
import org.sekilab.statics.eyespace.EyeFeature;
import org.sekilab.statics.groups.EyeEstimator;
import org.sekilab.statics.groups.GroupFinder;

/**
 * A point of variation: strategies of one type, bound by name in a {@code MapBinder<String, T>}.
 *
 * <p>The line that {@code list} shows of each is bound in a second {@code MapBinder<String, String>}, annotated with
 * {@code @Named} and what {@code list} calls the kind.
 *
 * @param key the key of the configuration that chooses one
 * @param type what the strategies implement
 * @param choices the strategies that a configuration chose, at least one
 * @param guarding what is put around each
 */
public record StrategyKind<T>(ConfigKey<?> key, Class<T> type, Chooser choices, Guarding<T> guarding) {
    public static final StrategyKind<SafetySolver> SOLVERS = one(SafetyKeys.SOLVER, SafetySolver.class, Guards::solver);
    public static final StrategyKind<Engine> ENGINES =
            new StrategyKind<>(SafetyKeys.ENGINE, Engine.class, settings -> List.of(settings.engine()), Guards::engine);
    public static final StrategyKind<RegionFinder> REGION_FINDERS =
            one(Keys.REGION_FINDER, RegionFinder.class, (guards, its) -> guards.timed(RegionFinder.class, its));
    public static final StrategyKind<RegionMerger> MERGERS =
            one(SafetyKeys.MERGER, RegionMerger.class, (guards, its) -> guards.timed(RegionMerger.class, its));
    public static final StrategyKind<MoveOrderer> ORDERERS =
            one(SafetyKeys.ORDERER, MoveOrderer.class, Guards::orderer);
    public static final StrategyKind<ExactEvaluator> EXACT_EVALUATORS =
            one(SafetyKeys.EXACT_EVALUATOR, ExactEvaluator.class, Guards::exactEvaluator);
    public static final StrategyKind<HeuristicEvaluator> HEURISTICS =
            one(SafetyKeys.HEURISTIC, HeuristicEvaluator.class, Guards::heuristic);
    public static final StrategyKind<LeafInitializer> LEAF_INITIALIZERS =
            one(SafetyKeys.LEAF_INITIALIZER, LeafInitializer.class, Guards::leafInitializer);
    public static final StrategyKind<MoveGenerator> GENERATORS =
            one(SafetyKeys.GENERATOR, MoveGenerator.class, Guards::generator);
    public static final StrategyKind<SemeaiAnalyzer> SEMEAI_ANALYZERS =
            one(Keys.SEMEAI_ANALYZER, SemeaiAnalyzer.class, (guards, its) -> guards.timed(SemeaiAnalyzer.class, its));
    public static final StrategyKind<GroupFinder> GROUP_FINDERS =
            one(Keys.GROUP_FINDER, GroupFinder.class, (guards, its) -> guards.timed(GroupFinder.class, its));
    public static final StrategyKind<EyeEstimator> EYE_ESTIMATORS =
            one(Keys.EYE_ESTIMATOR, EyeEstimator.class, (guards, its) -> guards.timed(EyeEstimator.class, its));

    public static final StrategyKind<EyeFeature> EYE_FEATURES =
            several(Keys.EYE_FEATURES, EyeFeature.class, (guards, its) -> guards.other(EyeFeature.class, its));
    public static final StrategyKind<EyeClassifier> EYE_CLASSIFIERS =
            several(Keys.EYE_CLASSIFIERS, EyeClassifier.class, (guards, its) -> guards.other(EyeClassifier.class, its));

    /** All kinds, in the order in which they are listed. */
    public static final List<StrategyKind<?>> ALL = List.of(
            SOLVERS,
            ENGINES,
            REGION_FINDERS,
            MERGERS,
            ORDERERS,
            EXACT_EVALUATORS,
            HEURISTICS,
            LEAF_INITIALIZERS,
            GENERATORS,
            SEMEAI_ANALYZERS,
            GROUP_FINDERS,
            EYE_ESTIMATORS,
            EYE_FEATURES,
            EYE_CLASSIFIERS);

    /** What a configuration says of a kind. */
    @FunctionalInterface
    public interface Chooser {
        /** The chosen strategies, at least one. */
        List<Choice> of(Settings settings);
    }

    /** How strategies of a kind are guarded. */
    @FunctionalInterface
    public interface Guarding<T> {
        /** What stands between the strategy and the program. */
        T guard(Guards guards, T strategy);
    }

    /** A kind with one chosen strategy. */
    private static <T> StrategyKind<T> one(ConfigKey<String> key, Class<T> type, Guarding<T> guarding) {
        return new StrategyKind<>(key, type, settings -> List.of(settings.choice(key)), guarding);
    }

    /** A kind with several chosen strategies. */
    private static <T> StrategyKind<T> several(ConfigKey<List<String>> key, Class<T> type, Guarding<T> guarding) {
        return new StrategyKind<>(key, type, settings -> settings.choices(key), guarding);
    }

    /**
     * The kind that {@code list} calls by a name.
     *
     * @param plural the name of a kind
     */
    public static StrategyKind<?> named(String plural) {
        return ALL.stream()
                .filter(kind -> kind.plural().equals(plural))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no kind " + plural));
    }

    /** What {@code list} calls it. */
    public String plural() {
        return key.range().names().orElseThrow().kind();
    }

    /** Lets Guice make a strategy, and guards it. */
    T make(Guards guards, Provider<T> provider) {
        return guarding.guard(guards, guards.make(provider));
    }

    /** Where the injector holds the strategies. */
    @SuppressWarnings("unchecked") // the type is put together from the class of T
    Key<Map<String, Provider<T>>> byName() {
        return (Key<Map<String, Provider<T>>>) Key.get(Types.mapOf(String.class, Types.providerOf(type)));
    }

    /** Where the injector holds the chosen strategies. */
    @SuppressWarnings("unchecked") // the type is put together from the class of T
    Key<List<T>> chosen() {
        return (Key<List<T>>) Key.get(Types.listOf(type));
    }

    /** Where the injector holds the line about each. */
    Key<Map<String, String>> descriptions() {
        return Key.get(new TypeLiteral<Map<String, String>>() {}, Names.named(plural()));
    }
}
