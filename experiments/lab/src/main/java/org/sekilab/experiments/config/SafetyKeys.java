package org.sekilab.experiments.config;

import java.util.Set;
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

/** The keys that say how the safety of blocks and territory is proved. */
public final class SafetyKeys {
    static final String AUTO = "auto";
    static final String NONE = "none";

    private static final KeySection SAFETY = new KeySection("safety");
    private static final String BY_PRESET = "\"auto\" is what safety.preset and safety.without say.";

    public static final ConfigKey<String> SOLVER = SAFETY.key(
            "solver", "search", Range.strategy("solvers"), "What proves stones and territory safe on whole boards.");

    public static final ConfigKey<Preset> PRESET = SAFETY.key(
            "preset",
            Preset.M6,
            Range.constant(Preset.class),
            "How much of the solver \"search\" is on.",
            "M1 to M6 are the solvers of [NM04] 5.",
            "M7 finds seki too, as in [NKM].",
            "The preset best does what M7 does, and then all else that proves more, for several times the nodes.");

    public static final ConfigKey<Set<Feature>> WITHOUT = SAFETY.key(
            "without",
            Set.of(),
            Range.constants(Feature.class, Feature::label),
            "Features of the preset that are off.",
            "Some features only work with another one: liberty-areas and area-territory with life-areas,",
            "static-states with static-safe, joined-eyes with estimate.");

    public static final ConfigKey<String> ENGINE = SAFETY.key(
            "engine",
            AUTO,
            Range.strategy("engines", AUTO),
            "What the solver searches with.",
            "\"auto\" is dfpn-r for the preset M7, alphabeta for those before it.",
            "The preset best uses the engine of M7.");

    public static final ConfigKey<String> SECOND_ENGINE = SAFETY.key(
            "second-engine",
            AUTO,
            Range.strategy("engines", AUTO, NONE),
            "What searches whole boards again where the first engine ran into a limit.",
            "It has the same limits once more.",
            "\"auto\" is alphabeta for the presets M7 and best if safety.engine is \"auto\" too, else none.",
            "The key safety.second-limits can make both engines share their limits.");

    public static final ConfigKey<EnginePair.Budget> SECOND_LIMITS = SAFETY.key(
            "second-limits",
            EnginePair.Budget.FULL,
            Range.constant(EnginePair.Budget.class),
            "The limits of time and nodes that the two engines have for a question.",
            "With full, each engine has them, so that a pair may spend twice as much as one engine.",
            "With shared, both together have them: the first has half, the second has what is left.",
            "Use shared to compare pairs with single engines at equal limits.");

    public static final ConfigKey<String> MERGER = SAFETY.key(
            "merger", AUTO, Range.strategy("mergers"), "What says which regions are searched as one.", BY_PRESET);

    public static final ConfigKey<String> ORDERER =
            SAFETY.key("orderer", AUTO, Range.strategy("orderers"), "What sorts the moves of a search.", BY_PRESET);

    public static final ConfigKey<String> EXACT_EVALUATOR = SAFETY.key(
            "exact-evaluator",
            AUTO,
            Range.strategy("exact-evaluators"),
            "What proves safety in the states of a search, so that the search ends there.",
            BY_PRESET);

    public static final ConfigKey<String> HEURISTIC = SAFETY.key(
            "heuristic",
            AUTO,
            Range.strategy("heuristics"),
            "What guesses the value of states where a search is cut off.",
            BY_PRESET);

    public static final ConfigKey<String> LEAF_INITIALIZER = SAFETY.key(
            "leaf-initializer",
            AUTO,
            Range.strategy("leaf-initializers"),
            "What guesses the numbers that a proof-number search begins with.",
            BY_PRESET);

    public static final ConfigKey<String> GENERATOR = SAFETY.key(
            "generator", AUTO, Range.strategy("generators"), "What prunes moves of the defender.", BY_PRESET);

    public static final ConfigKey<Integer> MAX_REGION_POINTS = SAFETY.key(
            "max-region-points",
            SafetyConfig.DEFAULT.maxRegionPoints(),
            points(),
            "Basic regions with more points are not searched.");

    public static final ConfigKey<Integer> MAX_MERGED_POINTS = SAFETY.key(
            "max-merged-points",
            SafetyConfig.DEFAULT.maxMergedPoints(),
            points(),
            "Merged regions with more points are not searched.",
            "A limit of 24 proves more in the same time.");

    public static final ConfigKey<Integer> MAX_GROUP_POINTS = SAFETY.key(
            "max-group-points",
            SafetyConfig.DEFAULT.maxGroupPoints(),
            points(),
            "Groups of weakly dependent regions with fewer points are searched as one.");

    public static final ConfigKey<SekiOrder> SEKI_ORDER = SAFETY.key(
            "seki-order",
            SafetyConfig.DEFAULT.sekiOrder(),
            Range.constant(SekiOrder.class),
            "Which regions are searched for seki first.",
            "With adjacent, regions next to the last proof come first. With plain, all regions have their turn.");

    public static final ConfigKey<String> RACES = SAFETY.key(
            "semeai",
            NONE,
            Range.strategy("semeai-analyzers", NONE),
            "Which analyzer of capturing races is asked about blocks that nothing else proves safe.",
            "It finds seki over several regions.",
            "All these questions about a board together have the limits of one region, for each color.");

    public static final ConfigKey<Proofs> PROOFS = SAFETY.key(
            "proofs",
            SafetyConfig.DEFAULT.proofs(),
            Range.constant(Proofs.class),
            "Which proofs are looked for: any, or only those that a certificate can say (checkable).",
            "The option --certificate chooses checkable.");

    public static final ConfigKey<Integer> KO_THREATS = SAFETY.key(
            "ko-threats",
            KoThreats.NO_LIMIT,
            Range.integerOr("unlimited", KoThreats.NO_LIMIT, KoThreats.MOST),
            "How often the attacker may retake a ko at once, for the command \"region\" only.",
            "A number needs a region of at most 58 points.",
            "The command \"solve\" always proves against unlimited threats.");

    public static final ConfigKey<Boolean> MOONSHINE = SAFETY.key(
            "moonshine",
            KoConfig.DEFAULT.findsMoonshine(),
            Range.flag(),
            "Whether the command \"region\" tells moonshine life.",
            "That is a SEKI or UNSAFE which 0, 1, 2 and 15 ko threats make equally better for the defender.",
            "It is most often found with safety.repetition=superko.",
            "It costs further searches, and needs safety.ko-threats=unlimited.");

    public static final ConfigKey<Repetition> REPETITION = SAFETY.key(
            "repetition",
            KoConfig.DEFAULT.repetition(),
            Range.constant(Repetition.class),
            "The rule for repetitions that are no kos, for the command \"region\" only.",
            "With any, verdicts hold under each such rule.",
            "With superko, verdicts hold under situational superko.",
            "It decides what depends on that rule, in regions with some hundred thousand states at most.",
            "It needs safety.ko-threats=unlimited.");

    private static final KeySection CERTIFICATE = new KeySection("certificate");

    public static final ConfigKey<Integer> CERTIFICATE_STATES = CERTIFICATE.key(
            "max-states",
            500_000,
            Range.integer(1, Integer.MAX_VALUE),
            "Local games whose proofs have more states go into no certificate.",
            "What rests on such a game is left open, by the limit \"proof\".");

    static final KeyGroup GROUP = SAFETY.group("Proofs of safety");
    static final KeyGroup CERTIFICATES = CERTIFICATE.group("Certificates");

    private SafetyKeys() {}

    private static Range<Integer> points() {
        return Range.integer(1, LocalShape.MAX_POINTS);
    }
}
