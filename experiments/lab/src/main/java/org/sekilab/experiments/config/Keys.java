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
 * <p>A new key is one declaration here, in {@link SafetyKeys} or in {@link SearchKeys}. Parsing, checks, the command
 * {@code config}, the defaults in the help of options and {@code docs/configuration.md} follow from it. Code reads the
 * value by {@link Settings#get}.
 */
public final class Keys {
    private static final KeySection SEMEAI = new KeySection("semeai");

    public static final ConfigKey<String> SEMEAI_ANALYZER = SEMEAI.key(
            "analyzer",
            SafetyKeys.AUTO,
            Range.strategy("semeai-analyzers"),
            "What tells the outcome of capturing races.");

    public static final ConfigKey<BentFour> BENT_FOUR = SEMEAI.key(
            "bent-four",
            BentFour.PLAY,
            Range.constant(BentFour.class),
            "What the analyzer \"life\" makes of a bent four in the corner that holds by ko threats alone.",
            "The same goes for any block that takes a ko for ever and is captured without threats.",
            "With play, it is played out as a ko. With dead, it is dead, the convention of Japanese rules.");

    private static final KeySection GROUPS = new KeySection("groups");

    public static final ConfigKey<String> GROUP_FINDER = GROUPS.key(
            "finder",
            "static",
            Range.strategy("group-finders"),
            "What says which blocks form groups, for the command \"static\" only.");

    public static final ConfigKey<String> EYE_ESTIMATOR = GROUPS.key(
            "eye-estimator", "semi-joints", Range.strategy("eye-estimators"), "What guesses the eyes of groups.");

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
            "What the classifier \"features\" of empty regions within one block looks at.");

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
            "Which classifiers of empty regions the command \"eyes\" measures.");

    private static final KeySection REGIONS = new KeySection("regions");

    public static final ConfigKey<String> REGION_FINDER =
            REGIONS.key("finder", "flood", Range.strategy("region-finders"), "What finds blocks and basic regions.");

    private static final KeySection OUTPUT = new KeySection("output");

    public static final ConfigKey<OutputFormat> FORMAT = OUTPUT.key(
            "format",
            OutputFormat.TEXT,
            Range.constant(OutputFormat.class),
            "What results look like: tables, or one JSON object a line. The option --format is the same.");

    private static final KeySection PLUGINS = new KeySection("plugins");

    public static final ConfigKey<List<Path>> PLUGIN_JARS = PLUGINS.key(
            "jars",
            List.of(),
            Range.files(),
            "Jars with strategies of your own. The option --plugins is the same.",
            "Each jar names a Guice module in META-INF/services/com.google.inject.Module.");

    public static final ConfigKey<PluginCheck> PLUGIN_CHECK = PLUGINS.key(
            "check",
            PluginCheck.AUTO,
            Range.constant(PluginCheck.class),
            "Whether the program checks, while it works, that classes keep to their contracts.",
            "Undo brings a state back. Equal keys are equal states. Moves are legal. Nothing is left played.",
            "No state has two values. A board that is lent comes back unchanged.",
            "\"true\" checks all the time, also the classes that ship. The option --check is the same.",
            "\"false\" never checks.",
            "\"auto\" checks the first hundred nodes of each job of \"run\" that uses classes of plug-ins.");

    private static final KeySection RANDOM = new KeySection("random");

    public static final ConfigKey<Integer> SEED = RANDOM.key(
            "seed",
            1,
            Range.integer(0, Integer.MAX_VALUE),
            "What strategies that choose at random begin with. No strategy that ships does.",
            "Repetitions of an experiment count on from it.");

    private static final KeySection REGRESS = new KeySection("regress");

    public static final ConfigKey<Duration> COMMAND_TIME = REGRESS.key(
            "command-time",
            Duration.ofMinutes(2),
            Range.duration(SearchKeys.MIN_TIME),
            "How long another engine (--engine) of the command \"regress\" may take for each command.",
            "It is ended after that.");

    /** All groups of keys, in the order of the documentation, unmodifiable. */
    public static final List<KeyGroup> ALL = List.of(
            SafetyKeys.GROUP,
            SearchKeys.DFPN_GROUP,
            SearchKeys.LIMITS_GROUP,
            SafetyKeys.CERTIFICATES,
            SEMEAI.group("Capturing races"),
            GROUPS.group("Groups and their eyes"),
            EYES.group("Empty regions within one block"),
            REGIONS.group("Regions"),
            OUTPUT.group("Output"),
            PLUGINS.group("Plug-ins"),
            RANDOM.group("Random choices"),
            REGRESS.group("Regression suites"));

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
