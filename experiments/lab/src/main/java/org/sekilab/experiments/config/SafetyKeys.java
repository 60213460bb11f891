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
    public static final String AUTO = "auto";
    static final String NONE = "none";

    private static final KeySection SAFETY = new KeySection("safety");
    private static final String BY_PRESET = "\"auto\" is the choice of safety.preset and safety.without.";

    public static final ConfigKey<String> SOLVER = SAFETY.key(
            "solver",
            "search",
            Range.strategy("solvers"),
            "The solver that proves stones and territory safe on whole boards.");

    public static final ConfigKey<Preset> PRESET = SAFETY.key(
            "preset",
            Preset.M6,
            Range.constant(Preset.class),
            "The features of the solver \"search\", as a preset.",
            "M1 to M6 are the solvers of [NM04] 5.",
            "M7 also finds seki, as in [NKM].",
            "The preset best has all of M7, and then all methods that prove more. It takes several times the nodes.");

    public static final ConfigKey<Set<Feature>> WITHOUT = SAFETY.key(
            "without",
            Set.of(),
            Range.constants(Feature.class, Feature::label),
            "The features of the preset to switch off.",
            "Some features need another one. liberty-areas, area-territory and common-life need life-areas.",
            "largest-territory needs area-territory. static-states needs static-safe. joined-eyes needs estimate.",
            "Each search of open-life has the limits of one region. One about a set of blocks has them for each block.",
            "The keys life.* apply to it.",
            "ruin-and-recreate solves a board several times if the limits are above a second and a million nodes.");

    public static final ConfigKey<String> ENGINE = SAFETY.key(
            "engine",
            AUTO,
            Range.strategy("engines", AUTO),
            "The engine of the solver's searches.",
            "\"auto\" is alphabeta for the presets M1 to M6, and dfpn-r for M7 and best.");

    public static final ConfigKey<String> SECOND_ENGINE = SAFETY.key(
            "second-engine",
            AUTO,
            Range.strategy("engines", AUTO, NONE),
            "The engine that searches again where the first engine reached a limit, on whole boards only.",
            "It has the same limits again.",
            "\"auto\" is alphabeta if the preset is M7 and safety.engine is \"auto\", else none.",
            "The key safety.second-limits can make both engines share their limits.");

    public static final ConfigKey<EnginePair.Budget> SECOND_LIMITS = SAFETY.key(
            "second-limits",
            EnginePair.Budget.FULL,
            Range.constant(EnginePair.Budget.class),
            "How the two engines divide the limits of time and nodes of a question.",
            "With full, each engine has the whole limits. A pair may then spend twice as much as one engine.",
            "With shared, the first engine has half of the limits. The second engine has what is left of them.",
            "Use shared to compare pairs with single engines at equal limits.");

    public static final ConfigKey<String> MERGER = SAFETY.key(
            "merger",
            AUTO,
            Range.strategy("mergers"),
            "The strategy that chooses the regions to search as one.",
            BY_PRESET);

    public static final ConfigKey<String> ORDERER = SAFETY.key(
            "orderer", AUTO, Range.strategy("orderers"), "The strategy that sorts the moves of a search.", BY_PRESET);

    public static final ConfigKey<String> EXACT_EVALUATOR = SAFETY.key(
            "exact-evaluator",
            AUTO,
            Range.strategy("exact-evaluators"),
            "The strategy that proves safety in the states of a search. The search ends at these states.",
            BY_PRESET);

    public static final ConfigKey<String> HEURISTIC = SAFETY.key(
            "heuristic",
            AUTO,
            Range.strategy("heuristics"),
            "The strategy that estimates the states where a search is cut off.",
            BY_PRESET);

    public static final ConfigKey<String> LEAF_INITIALIZER = SAFETY.key(
            "leaf-initializer",
            AUTO,
            Range.strategy("leaf-initializers"),
            "The strategy that estimates the first numbers of a state in a proof-number search.",
            BY_PRESET);

    public static final ConfigKey<String> GENERATOR = SAFETY.key(
            "generator",
            AUTO,
            Range.strategy("generators"),
            "The strategy that leaves out moves of the defender.",
            BY_PRESET);

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
            "The order in which regions are searched for seki.",
            "With adjacent, regions next to the last proof come first. With plain, all regions come in turn.");

    public static final ConfigKey<String> RACES = SAFETY.key(
            "semeai",
            NONE,
            Range.strategy("semeai-analyzers", NONE),
            "The analyzer of capturing races for blocks that nothing else proves safe.",
            "It finds seki over several regions.",
            "For each color, all races of a board together have the limits of one region.");

    public static final ConfigKey<Proofs> PROOFS = SAFETY.key(
            "proofs",
            SafetyConfig.DEFAULT.proofs(),
            Range.constant(Proofs.class),
            "The proofs to look for: any, or only those that a certificate can hold (checkable).",
            "The option --certificate chooses checkable.");

    public static final ConfigKey<Integer> KO_THREATS = SAFETY.key(
            "ko-threats",
            KoThreats.NO_LIMIT,
            Range.integerOr("unlimited", KoThreats.NO_LIMIT, KoThreats.MOST),
            "How often the attacker may retake a ko at once. Only the command \"region\" uses this key.",
            "A number needs a region of at most 58 points.",
            "The command \"solve\" always proves against unlimited threats.");

    public static final ConfigKey<Boolean> MOONSHINE = SAFETY.key(
            "moonshine",
            KoConfig.DEFAULT.findsMoonshine(),
            Range.flag(),
            "Whether the command \"region\" detects moonshine life.",
            "A region with moonshine life is SEKI or UNSAFE with unlimited ko threats.",
            "With 0, 1, 2 and 15 threats it has one other verdict, which is better for the defender.",
            "The program finds it most often with safety.repetition=superko.",
            "This takes further searches, and needs safety.ko-threats=unlimited.");

    public static final ConfigKey<Repetition> REPETITION = SAFETY.key(
            "repetition",
            KoConfig.DEFAULT.repetition(),
            Range.constant(Repetition.class),
            "The rule for repetitions other than kos. Only the command \"region\" uses this key.",
            "With any, verdicts hold under every rule for repetitions.",
            "With superko, verdicts hold under situational superko.",
            "Superko decides what depends on the rule, in regions with at most some hundred thousand states.",
            "Superko needs safety.ko-threats=unlimited.");

    private static final KeySection CERTIFICATE = new KeySection("certificate");

    public static final ConfigKey<Integer> CERTIFICATE_STATES = CERTIFICATE.key(
            "max-states",
            500_000,
            Range.integer(1, Integer.MAX_VALUE),
            "A local game whose proof has more states is left out of certificates.",
            "A claim that needs such a game stays open, with the limit \"proof\".");

    static final KeyGroup GROUP = SAFETY.group("Proofs of safety");
    static final KeyGroup CERTIFICATES = CERTIFICATE.group("Certificates");

    private SafetyKeys() {}

    private static Range<Integer> points() {
        return Range.integer(1, LocalShape.MAX_POINTS);
    }
}
