package org.sekilab.experiments.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sekilab.experiments.plugin.PluginCheck;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.KoConfig;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.Repetition;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.SekiOrder;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.semeai.BentFour;

/**
 * The whole configuration, typed. Every value is in its range; names of strategies are checked by {@link Strategies}.
 *
 * @param safetySolver what proves stones and territory safe
 * @param engine what solvers that search search with
 * @param secondEngine what the solver of whole boards searches with where the first ran into a limit
 * @param secondLimits what limits the two engines have together
 * @param regionFinder what finds blocks and basic regions
 * @param merger what says which regions are searched as one
 * @param orderer what sorts the moves in searches of regions
 * @param exactEvaluator what ends them where safety is proved
 * @param heuristicEvaluator what judges where they are cut off
 * @param leafInitializer what guesses the numbers that proof-number search begins with
 * @param generator what prunes the defender's moves in them
 * @param semeaiAnalyzer what tells the outcome of races
 * @param bentFour what the analyzer "life" makes of a bent four in the corner
 * @param groupFinder what finds groups
 * @param eyeEstimator what guesses their eyes
 * @param eyeFeatures what the classifier "features" of empty regions looks at; at least one
 * @param eyeClassifiers what guesses the worth of empty regions, to be measured; at least one
 * @param races which analyzer the safety solver asks about races, or {@link #NO_RACES}
 * @param safety how the safety solver works, but for what is chosen by name
 * @param dfpn how the engines of its name work
 * @param threads how many positions are worked on at the same time; at least 1
 * @param format what the results look like
 * @param pluginJars jars with strategies of the user's own; unmodifiable
 * @param pluginCheck whether they are checked while they work
 * @param certificateStates local games whose proofs have more states go into no certificate; at least 1
 * @param seed what strategies that choose at random begin with
 * @param commandTime how long another engine may take for a command in a regression run
 */
public record Settings(
        Choice safetySolver,
        Choice engine,
        Optional<Choice> secondEngine,
        EnginePair.Budget secondLimits,
        Choice regionFinder,
        Choice merger,
        Choice orderer,
        Choice exactEvaluator,
        Choice heuristicEvaluator,
        Choice leafInitializer,
        Choice generator,
        Choice semeaiAnalyzer,
        BentFour bentFour,
        Choice groupFinder,
        Choice eyeEstimator,
        List<Choice> eyeFeatures,
        List<Choice> eyeClassifiers,
        Choice races,
        SafetyConfig safety,
        DfpnConfig dfpn,
        int threads,
        OutputFormat format,
        List<Path> pluginJars,
        PluginCheck pluginCheck,
        int certificateStates,
        int seed,
        Duration commandTime) {
    /** The key that chooses the solver of whole boards. */
    public static final String SAFETY_SOLVER = "safety.solver";

    /** The key that chooses the engine. */
    public static final String ENGINE = "safety.engine";

    /** The key that chooses the engine for what the first leaves open. */
    public static final String SECOND_ENGINE = "safety.second-engine";

    /** The key of {@link #secondLimits()}. */
    public static final String SECOND_LIMITS = "safety.second-limits";

    /** The key that chooses which regions are searched as one. */
    public static final String MERGER = "safety.merger";

    /** The key that chooses what sorts moves. */
    public static final String ORDERER = "safety.orderer";

    /** The key that chooses what proves safety in states. */
    public static final String EXACT_EVALUATOR = "safety.exact-evaluator";

    /** The key that chooses what guesses the value of states. */
    public static final String HEURISTIC = "safety.heuristic";

    /** The key that chooses the numbers that proof-number search begins with. */
    public static final String LEAF_INITIALIZER = "safety.leaf-initializer";

    /** The key that chooses what prunes moves. */
    public static final String GENERATOR = "safety.generator";

    /** The key that chooses what tells the outcome of races. */
    public static final String SEMEAI_ANALYZER = "semeai.analyzer";

    /** The key of the convention on bent fours in the corner. */
    public static final String BENT_FOUR = "semeai.bent-four";

    /** The key that chooses what finds groups. */
    public static final String GROUP_FINDER = "groups.finder";

    /** The key that chooses what guesses the eyes of groups. */
    public static final String EYE_ESTIMATOR = "groups.eye-estimator";

    /** The key that chooses features of empty regions. */
    public static final String EYE_FEATURES = "eyes.features";

    /** The key that chooses what guesses the worth of empty regions. */
    public static final String EYE_CLASSIFIERS = "eyes.classifiers";

    /** The key that chooses which analyzer the safety solver asks about races. */
    public static final String RACES = "safety.semeai";

    /** The name that asks none. */
    public static final String NO_RACES = "none";

    /** The key of the features of {@link #safety()}. */
    public static final String PRESET = "safety.preset";

    /** The key of the features that are switched off again. */
    public static final String WITHOUT = "safety.without";

    /** The key of {@link SafetyConfig#maxRegionPoints()}. */
    public static final String MAX_REGION_POINTS = "safety.max-region-points";

    /** The key of {@link SafetyConfig#maxMergedPoints()}. */
    public static final String MAX_MERGED_POINTS = "safety.max-merged-points";

    /** The key of {@link SafetyConfig#maxGroupPoints()}. */
    public static final String MAX_GROUP_POINTS = "safety.max-group-points";

    /** The key of {@link KoConfig#threats()}. */
    public static final String KO_THREATS = "safety.ko-threats";

    /** The key of {@link KoConfig#findsMoonshine()}. */
    public static final String MOONSHINE = "safety.moonshine";

    /** The key of {@link KoConfig#repetition()}. */
    public static final String REPETITION = "safety.repetition";

    /** The key of {@link DfpnConfig#epsilon()}. */
    public static final String DFPN_EPSILON = "dfpn.epsilon";

    /** The key of {@link DfpnConfig#opponentEpsilon()}. */
    public static final String DFPN_OPPONENT_EPSILON = "dfpn.opponent-epsilon";

    /** The key of {@link DfpnConfig#counting()}. */
    public static final String DFPN_COUNTING = "dfpn.counting";

    /** The key of {@link DfpnConfig#cycles()}. */
    public static final String DFPN_CYCLES = "dfpn.cycles";

    /** The key of {@link DfpnConfig#replacement()}. */
    public static final String DFPN_REPLACEMENT = "dfpn.replacement";

    /** The key of {@link DfpnConfig#secondSearch()}. */
    public static final String DFPN_SECOND_SEARCH = "dfpn.second-search";

    /** The key of {@link DfpnConfig#simulation()}. */
    public static final String DFPN_SIMULATION = "dfpn.simulation";

    /** The key of {@link DfpnConfig#threads()}. */
    public static final String DFPN_THREADS = "dfpn.threads";

    /** The key of {@link SafetyConfig#sekiOrder()}. */
    public static final String SEKI_ORDER = "safety.seki-order";

    /** The key of {@link SafetyConfig#proofs()}. */
    public static final String PROOFS = "safety.proofs";

    /** The key of {@link #certificateStates()}. */
    public static final String CERTIFICATE_STATES = "certificate.max-states";

    /** The key that chooses the region finder. */
    public static final String REGION_FINDER = "regions.finder";

    /** The key of the time for each search. */
    public static final String REGION_TIME = "limits.region-time";

    /** The key of the nodes for each search. */
    public static final String REGION_NODES = "limits.region-nodes";

    /** The key of the memory for the table of each search. */
    public static final String MEMORY = "limits.memory";

    /** The key of {@link #threads()}. */
    public static final String THREADS = "limits.threads";

    /** The key of {@link #format()}. */
    public static final String FORMAT = "output.format";

    /** The key of {@link #pluginJars()}. */
    public static final String PLUGIN_JARS = "plugins.jars";

    /** The key of {@link #pluginCheck()}. */
    public static final String PLUGIN_CHECK = "plugins.check";

    /** The key of {@link #seed()}. */
    public static final String RANDOM_SEED = "random.seed";

    /** The key of {@link #commandTime()}. */
    public static final String COMMAND_TIME = "regress.command-time";

    private static final String AUTO = "auto";
    private static final String NONE = "none";
    private static final int MAX_THREADS = 1024;
    private static final Duration MIN_TIME = Duration.ofMillis(1);
    private static final long MIN_MEMORY = 1L << 20;

    public Settings {
        eyeFeatures = List.copyOf(eyeFeatures);
        eyeClassifiers = List.copyOf(eyeClassifiers);
        pluginJars = List.copyOf(pluginJars);
    }

    static Settings of(Values values) {
        return new Settings(
                values.choice(SAFETY_SOLVER),
                engine(values),
                secondEngine(values),
                values.constant(SECOND_LIMITS, EnginePair.Budget.class),
                values.choice(REGION_FINDER),
                values.choice(MERGER),
                values.choice(ORDERER),
                values.choice(EXACT_EVALUATOR),
                values.choice(HEURISTIC),
                values.choice(LEAF_INITIALIZER),
                values.choice(GENERATOR),
                values.choice(SEMEAI_ANALYZER),
                values.constant(BENT_FOUR, BentFour.class),
                values.choice(GROUP_FINDER),
                values.choice(EYE_ESTIMATOR),
                values.choices(EYE_FEATURES),
                values.choices(EYE_CLASSIFIERS),
                values.choice(RACES),
                new SafetyConfig(
                                features(values),
                                values.integer(MAX_REGION_POINTS, 1, LocalShape.MAX_POINTS),
                                values.integer(MAX_MERGED_POINTS, 1, LocalShape.MAX_POINTS),
                                values.integer(MAX_GROUP_POINTS, 1, LocalShape.MAX_POINTS),
                                limits(values))
                        .with(values.constant(SEKI_ORDER, SekiOrder.class))
                        .with(ko(values))
                        .with(values.constant(PROOFS, Proofs.class)),
                dfpn(values),
                values.integer(THREADS, 1, MAX_THREADS),
                values.constant(FORMAT, OutputFormat.class),
                values.paths(PLUGIN_JARS),
                values.constant(PLUGIN_CHECK, PluginCheck.class),
                values.integer(CERTIFICATE_STATES, 1, Integer.MAX_VALUE),
                values.integer(RANDOM_SEED, 0, Integer.MAX_VALUE),
                values.duration(COMMAND_TIME, MIN_TIME));
    }

    /** The engine that a key names, or the first one of the preset. */
    private static Choice engine(Values values) {
        Choice chosen = values.choice(ENGINE);
        return chosen.name().equals(AUTO)
                ? new Choice(chosen.place(), preset(values).engines().get(0))
                : chosen;
    }

    /** The engine that a key names, or the second one of the preset. A preset whose first engine is replaced has no second one. */
    private static Optional<Choice> secondEngine(Values values) {
        Choice chosen = values.choice(SECOND_ENGINE);
        return switch (chosen.name()) {
            case NONE -> Optional.empty();
            case AUTO ->
                values.choice(ENGINE).name().equals(AUTO)
                        ? preset(values).engines().stream()
                                .skip(1)
                                .findFirst()
                                .map(name -> new Choice(chosen.place(), name))
                        : Optional.empty();
            default -> Optional.of(chosen);
        };
    }

    private static Preset preset(Values values) {
        return values.constant(PRESET, Preset.class);
    }

    private static Set<Feature> features(Values values) {
        Set<Feature> features = new HashSet<>(preset(values).features());
        features.removeAll(values.constants(WITHOUT, Feature.class));
        return features;
    }

    private static KoConfig ko(Values values) {
        int limit = values.integerOr(KO_THREATS, "unlimited", KoThreats.NO_LIMIT, KoThreats.MOST);
        boolean findsMoonshine = values.flag(MOONSHINE);
        Repetition repetition = values.constant(REPETITION, Repetition.class);
        boolean needsUnlimited = findsMoonshine || repetition == Repetition.SUPERKO;
        if (needsUnlimited && limit != KoThreats.NO_LIMIT) {
            values.reject(findsMoonshine ? MOONSHINE : REPETITION, "needs %s = unlimited".formatted(KO_THREATS));
            return KoConfig.DEFAULT;
        }
        return new KoConfig(new KoThreats(limit), findsMoonshine, repetition);
    }

    private static DfpnConfig dfpn(Values values) {
        return new DfpnConfig(
                values.number(DFPN_EPSILON, 0, DfpnConfig.MOST_EPSILON),
                values.number(DFPN_OPPONENT_EPSILON, 0, DfpnConfig.MOST_EPSILON),
                values.constant(DFPN_COUNTING, DfpnConfig.Counting.class),
                values.constant(DFPN_CYCLES, DfpnConfig.Cycles.class),
                values.constant(DFPN_REPLACEMENT, DfpnConfig.Replacement.class),
                values.constant(DFPN_SECOND_SEARCH, DfpnConfig.SecondSearch.class),
                values.constant(DFPN_SIMULATION, DfpnConfig.Simulated.class),
                values.integer(DFPN_THREADS, 1, DfpnConfig.MOST_THREADS));
    }

    /** A search also ends when the thread that it runs on is interrupted. */
    private static Limits limits(Values values) {
        return Limits.DEFAULT
                .withCancel(() -> Thread.currentThread().isInterrupted())
                .withTime(values.duration(REGION_TIME, MIN_TIME))
                .withMaxNodes(values.integer(REGION_NODES, 1, Integer.MAX_VALUE))
                .withTableBytes(values.memory(MEMORY, MIN_MEMORY));
    }
}
