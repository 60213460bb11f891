package org.sekilab.experiments.run;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigObject;
import com.typesafe.config.ConfigUtil;
import com.typesafe.config.ConfigValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.HoconFile;
import org.sekilab.experiments.config.NearestName;
import org.sekilab.experiments.config.Origins;
import org.sekilab.experiments.config.Problems;

/**
 * What an experiment compares: sets of game records, and runs with a configuration each.
 *
 * <p>In HOCON: {@code positions} names folders or files, relative to the file of the experiment; {@code runs} is a list of
 * objects with a {@code name} and settings; {@code settings} holds for all runs that do not say otherwise.
 *
 * @param sets the game records of each set, in the order of their names; unmodifiable
 * @param runs in the order of the file; unmodifiable
 */
public record Experiment(Map<String, List<Path>> sets, List<Run> runs) {
    private static final String POSITIONS = "positions";
    private static final String RUNS = "runs";
    private static final String NAME = "name";
    private static final String SETTINGS = "settings";
    private static final List<String> KEYS = List.of(POSITIONS, RUNS, SETTINGS);

    /**
     * A configuration with a name.
     *
     * @param settings a layer of the configuration
     */
    public record Run(String name, Config settings) {}

    public Experiment {
        sets = Map.copyOf(sets);
        runs = List.copyOf(runs);
    }

    /** The names of the sets in alphabetical order. */
    public List<String> setNames() {
        return sets.keySet().stream().sorted().toList();
    }

    /** How many game records all runs together read. */
    public int readings() {
        return runs.size() * sets.values().stream().mapToInt(List::size).sum();
    }

    /**
     * Reads an experiment.
     *
     * @throws InputException if the file cannot be read, or anything in it is missing or wrong
     */
    public static Experiment read(Path file) {
        Config config = HoconFile.read("run", file);
        Problems problems = new Problems();
        for (Map.Entry<String, ConfigValue> entry : config.root().entrySet()) {
            if (!KEYS.contains(entry.getKey())) {
                problems.add(
                        Origins.place(entry.getValue().origin()),
                        "unknown key '%s'%s; known: %s"
                                .formatted(
                                        entry.getKey(),
                                        NearestName.hint(entry.getKey(), KEYS),
                                        String.join(", ", KEYS)));
            }
        }
        problems.throwIfAny();
        try {
            return new Experiment(sets(file, config), runs(config));
        } catch (ConfigException e) {
            throw HoconFile.mistake(file, e);
        }
    }

    private static Map<String, List<Path>> sets(Path file, Config config) {
        Map<String, List<Path>> sets = new LinkedHashMap<>();
        ConfigObject positions = config.getObject(POSITIONS);
        for (Map.Entry<String, ConfigValue> entry : positions.entrySet()) {
            String name = entry.getKey();
            String path = config.getString(ConfigUtil.joinPath(POSITIONS, name));
            String place = Origins.place(entry.getValue().origin(), POSITIONS + "." + name);
            sets.put(
                    name,
                    records(place, file.toAbsolutePath().resolveSibling(path).normalize()));
        }
        if (sets.isEmpty()) {
            throw new InputException(Origins.place(positions.origin(), POSITIONS), "no set is given");
        }
        return sets;
    }

    private static List<Path> records(String place, Path path) {
        if (Files.isRegularFile(path)) {
            return List.of(path);
        }
        try (Stream<Path> files = Files.list(path)) {
            List<Path> records = files.filter(each -> each.toString().endsWith(".sgf"))
                    .sorted()
                    .toList();
            if (!records.isEmpty()) {
                return records;
            }
        } catch (IOException e) {
            throw new InputException(place, path + " cannot be read");
        }
        throw new InputException(place, "no game record (.sgf) in " + path);
    }

    private static List<Run> runs(Config config) {
        Config common = config.hasPath(SETTINGS) ? config.getConfig(SETTINGS) : ConfigFactory.empty();
        List<Run> runs = new ArrayList<>();
        for (Config each : config.getConfigList(RUNS)) {
            runs.add(new Run(each.getString(NAME), each.withoutPath(NAME).withFallback(common)));
        }
        if (runs.isEmpty() || runs.stream().map(Run::name).distinct().count() < runs.size()) {
            throw new InputException(
                    Origins.place(config.getValue(RUNS).origin(), RUNS),
                    "there must be some, each with a name of its own");
        }
        return runs;
    }
}
