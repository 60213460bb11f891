package org.sekilab.experiments.config;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigParseOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.plugin.PluginCheck;
import org.sekilab.semeai.BentFour;

/**
 * All keys of the configuration, and the keys of small sections.
 *
 * <p>A new key is one declaration here, in {@link SafetyKeys}, in {@link SearchKeys} or in {@link LifeKeys}. Parsing,
 * checks, the command {@code config}, the defaults in the help of options and {@code docs/configuration.md} follow from
 * it. Code reads the value by {@link Settings#get}.
 */
public final class Keys {
    private static final KeySection SEMEAI = new KeySection("semeai");

    public static final ConfigKey<String> SEMEAI_ANALYZER = SEMEAI.key(
            "analyzer", SafetyKeys.AUTO, Range.strategy("semeai-analyzers"), "The analyzer of capturing races.");

    public static final ConfigKey<BentFour> BENT_FOUR = SEMEAI.key(
            "bent-four",
            BentFour.PLAY,
            Range.constant(BentFour.class),
            "How the analyzer \"life\" treats a bent four in the corner that lives by ko threats alone.",
            "The rule also holds for any block that must take a ko for ever and is captured without threats.",
            "With play, the block is played out as a ko. With dead, it is dead, as in Japanese rules.");

    private static final KeySection GROUPS = new KeySection("groups");

    public static final ConfigKey<String> GROUP_FINDER = GROUPS.key(
            "finder",
            "static",
            Range.strategy("group-finders"),
            "The strategy that joins blocks to groups. Only the command \"static\" uses it.");

    public static final ConfigKey<String> EYE_ESTIMATOR = GROUPS.key(
            "eye-estimator",
            "semi-joints",
            Range.strategy("eye-estimators"),
            "The strategy that estimates the eyes of groups.");

    private static final KeySection EYES = new KeySection("eyes");

    public static final ConfigKey<List<String>> EYE_FEATURES = EYES.key(
            "features",
            List.of(
                    "size",
                    "adjacent",
                    "perimeter",
                    "boundary-length",
                    "squares",
                    "edges",
                    "inside",
                    "max-neighbors",
                    "outside-liberties"),
            Range.strategies("eye-features"),
            "The features that the classifier \"features\" of empty regions within one block uses.");

    public static final ConfigKey<List<String>> EYE_CLASSIFIERS = EYES.key(
            "classifiers",
            List.of(
                    "boundary-length",
                    "perimeter-squares",
                    "size-adjacent",
                    "edges-squares",
                    "edges-inside",
                    "features"),
            Range.strategies("eye-classifiers"),
            "The classifiers of empty regions that the command \"eyes\" measures.");

    private static final KeySection REGIONS = new KeySection("regions");

    public static final ConfigKey<String> REGION_FINDER = REGIONS.key(
            "finder", "flood", Range.strategy("region-finders"), "The strategy that finds blocks and basic regions.");

    private static final KeySection OUTPUT = new KeySection("output");

    public static final ConfigKey<OutputFormat> FORMAT = OUTPUT.key(
            "format",
            OutputFormat.TEXT,
            Range.constant(OutputFormat.class),
            "The form of results: tables, or one JSON object per line. The option --format sets this key.");

    private static final KeySection PLUGINS = new KeySection("plugins");

    public static final ConfigKey<List<Path>> PLUGIN_JARS = PLUGINS.key(
            "jars",
            List.of(),
            Range.files(),
            "Jars with your own strategies. The option --plugins sets this key.",
            "Each jar names a Guice module in META-INF/services/com.google.inject.Module.");

    public static final ConfigKey<PluginCheck> PLUGIN_CHECK = PLUGINS.key(
            "check",
            PluginCheck.AUTO,
            Range.constant(PluginCheck.class),
            "Whether the program checks during its work that classes keep their contracts.",
            "Undo brings a state back. Equal keys mean equal states. Moves are legal. No move stays played.",
            "No state has two values. A lent board comes back unchanged.",
            "\"true\" always checks, also the classes of this program. The option --check sets it.",
            "\"false\" never checks.",
            "\"auto\" checks the first hundred nodes of each job of \"run\" that uses classes of plug-ins.");

    private static final KeySection RANDOM = new KeySection("random");

    public static final ConfigKey<Integer> SEED = RANDOM.key(
            "seed",
            1,
            Range.integer(0, Integer.MAX_VALUE),
            "The seed of the random changes of dfpn.seeds, and of strategies of plug-ins that choose at random.",
            "The order of positions in an experiment comes from it. Each further repetition adds 1 to the seed.");

    private static final KeySection REGRESS = new KeySection("regress");

    public static final ConfigKey<Duration> COMMAND_TIME = REGRESS.key(
            "command-time",
            Duration.ofMinutes(2),
            Range.duration(SearchKeys.MIN_TIME),
            "The time limit for each command of another engine (--engine) in the command \"regress\".",
            "The program ends an engine that takes longer.");

    private static final KeySection GTP = new KeySection("gtp");

    public static final ConfigKey<StatusMethod> STATUS = GTP.key(
            "status",
            StatusMethod.GUESS,
            Range.constant(StatusMethod.class),
            "The methods of owl_attack, owl_defend and dragon_status.",
            "With guess, static proofs and a short search for life answer. What they leave unknown is a guess.",
            "With enclosed, proofs of boards and searches of regions answer, and a search for life in small regions.",
            "With open, a search for life on the open board also answers what they leave unknown.");

    /** All groups of keys, in the order of the documentation, unmodifiable. */
    public static final List<KeyGroup> ALL = List.of(
            SafetyKeys.GROUP,
            SearchKeys.DFPN_GROUP,
            SearchKeys.TREE_GROUP,
            SearchKeys.LIMITS_GROUP,
            SafetyKeys.CERTIFICATES,
            SEMEAI.group("Capturing races"),
            LifeKeys.GROUP,
            LifeKeys.STORE_GROUP,
            GROUPS.group("Groups and their eyes"),
            EYES.group("Empty regions within one block"),
            REGIONS.group("Regions"),
            OUTPUT.group("Output"),
            PLUGINS.group("Plug-ins"),
            RANDOM.group("Random choices"),
            REGRESS.group("Regression suites"),
            GTP.group("Go Text Protocol"));

    /** All keys by name, in alphabetical order, unmodifiable. */
    public static final SortedMap<String, ConfigKey<?>> BY_NAME = byName();

    private Keys() {}

    private static SortedMap<String, ConfigKey<?>> byName() {
        SortedMap<String, ConfigKey<?>> keys = new TreeMap<>();
        for (KeyGroup group : ALL) {
            for (ConfigKey<?> key : group.keys()) {
                if (keys.put(key.name(), key) != null) {
                    throw new IllegalStateException("two keys are called " + key.name());
                }
            }
        }
        return Collections.unmodifiableSortedMap(keys);
    }

    /**
     * The key of a name.
     *
     * @param place what gave the name, for messages
     * @throws InputException that names the nearest key if there is no such key
     */
    public static ConfigKey<?> named(String place, String name) {
        ConfigKey<?> key = BY_NAME.get(name);
        if (key == null) {
            throw new InputException(place, unknown(name));
        }
        return key;
    }

    /** What is wrong with the name of a key that does not exist. */
    static String unknown(String name) {
        return "unknown key '%s'%s".formatted(name, NearestName.hint(name, BY_NAME.keySet()));
    }

    /** The default of every key. */
    static Config shipped() {
        String text = BY_NAME.values().stream()
                .map(key -> "%s = %s\n".formatted(key.name(), key.written()))
                .collect(Collectors.joining());
        return ConfigFactory.parseString(text, ConfigParseOptions.defaults().setOriginDescription("shipped values"));
    }
}
