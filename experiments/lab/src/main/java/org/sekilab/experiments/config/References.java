package org.sekilab.experiments.config;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigObject;
import com.typesafe.config.ConfigUtil;
import com.typesafe.config.ConfigValue;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.sekilab.experiments.InputException;

/**
 * Figures that others have measured, to stand beside our own. The keys are:
 * <ul>
 * <li>{@code source}: where the figures are from
 * <li>{@code proved}: the safe points, blocks and regions, by set and run
 * <li>{@code within}: the regions solved within so many seconds, by set and run
 * <li>{@code second-search}: the nodes of both searches for seki, by set and run
 * </ul>
 */
public final class References {
    private static final String SOURCE = "source";
    private static final String PROVED = "proved";
    private static final String WITHIN = "within";
    private static final String SECOND_SEARCH = "second-search";
    private static final List<String> KEYS = List.of(SOURCE, PROVED, WITHIN, SECOND_SEARCH);

    private final Config config;

    private References(Config config) {
        this.config = config;
    }

    /**
     * The figures of an experiment.
     *
     * @param file for messages
     * @throws InputException with all keys that are unknown, and all values that are no number, or no list of them
     */
    public static References of(ConfigObject object, Path file) {
        Mistakes mistakes = new Mistakes();
        mistakes.requireKnown(object, KEYS);
        Config config = object.toConfig();
        for (Map.Entry<String, ConfigValue> entry : config.entrySet()) {
            if (KEYS.contains(ConfigUtil.splitPath(entry.getKey()).get(0))) {
                mistakes.attempt(file, () -> check(config, entry.getKey()), 0);
            }
        }
        mistakes.throwIfAny();
        return new References(config);
    }

    /** Reads a value once, so that one of a wrong type is found before the work and not after it. */
    private static Object check(Config config, String path) {
        if (path.startsWith(WITHIN)) {
            return config.getInt(path);
        }
        return path.equals(SOURCE) ? config.getString(path) : config.getIntList(path);
    }

    /** The figures that were stored. An empty text holds none. */
    public static References parse(String text) {
        return of(ConfigFactory.parseString(text).root(), Path.of("references"));
    }

    /** Where the figures are from, and how they were measured. Empty if that is not said. */
    public String source() {
        return config.hasPath(SOURCE) ? config.getString(SOURCE) : "";
    }

    /** Safe points, blocks and regions, in this order. */
    public Optional<List<Integer>> proved(String set, String run) {
        return numbers(ConfigUtil.joinPath(PROVED, set, run));
    }

    /** Nodes of the first and of the second search. */
    public Optional<List<Integer>> secondSearch(String set, String run) {
        return numbers(ConfigUtil.joinPath(SECOND_SEARCH, set, run));
    }

    private Optional<List<Integer>> numbers(String path) {
        return config.hasPath(path) ? Optional.of(config.getIntList(path)) : Optional.empty();
    }

    /** By the number of seconds: how many regions were solved within them. */
    public SortedMap<Double, Integer> within(String set, String run) {
        SortedMap<Double, Integer> within = new TreeMap<>(Comparator.naturalOrder());
        String path = ConfigUtil.joinPath(WITHIN, set, run);
        if (config.hasPath(path)) {
            Config numbers = config.getConfig(path);
            numbers.root()
                    .keySet()
                    .forEach(key -> within.put(Double.valueOf(key), numbers.getInt(ConfigUtil.quoteString(key))));
        }
        return within;
    }
}
