package org.sekilab.experiments.run;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigParseOptions;
import com.typesafe.config.ConfigSyntax;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.sekilab.experiments.InputException;

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
    private static final List<String> KEYS = List.of("positions", "runs", "settings");

    /**
     * A configuration with a name.
     *
     * @param settings values as HOCON has them, by key of the configuration; unmodifiable
     */
    public record Run(String name, Map<String, Object> settings) {
        public Run {
            settings = Map.copyOf(settings);
        }
    }

    public Experiment {
        sets = Map.copyOf(sets);
        runs = List.copyOf(runs);
    }

    /** The names of the sets in alphabetical order. */
    public List<String> setNames() {
        return sets.keySet().stream().sorted().toList();
    }

    /**
     * Reads an experiment.
     *
     * @throws InputException if the file cannot be read, or anything in it is missing or wrong
     */
    public static Experiment read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new InputException("run", file + (Files.exists(file) ? ": not a file" : ": no such file"));
        }
        try {
            Config config = ConfigFactory.parseFile(
                            file.toFile(), ConfigParseOptions.defaults().setSyntax(ConfigSyntax.CONF))
                    .resolve();
            for (String key : config.root().keySet()) {
                if (!KEYS.contains(key)) {
                    throw new InputException(
                            file.toString(), "unknown key '%s'; known: %s".formatted(key, String.join(", ", KEYS)));
                }
            }
            return new Experiment(sets(file, config), runs(file, config));
        } catch (ConfigException e) {
            throw new InputException(file.toString(), String.valueOf(e.getMessage()));
        }
    }

    private static Map<String, List<Path>> sets(Path file, Config config) {
        Map<String, List<Path>> sets = new LinkedHashMap<>();
        Path folder = file.toAbsolutePath().getParent();
        for (String name : config.getConfig("positions").root().keySet()) {
            String place = config.getConfig("positions").getString(name);
            Path path = folder == null ? Path.of(place) : folder.resolve(place).normalize();
            sets.put(name, records(file, name, path));
        }
        if (sets.isEmpty()) {
            throw new InputException(file.toString(), "positions: no set is given");
        }
        return sets;
    }

    private static List<Path> records(Path file, String name, Path path) {
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
            throw new InputException(file.toString(), "positions.%s: %s cannot be read".formatted(name, path));
        }
        throw new InputException(file.toString(), "positions.%s: no game record (.sgf) in %s".formatted(name, path));
    }

    private static List<Run> runs(Path file, Config config) {
        Config common = config.hasPath("settings") ? config.getConfig("settings") : ConfigFactory.empty();
        List<Run> runs = new ArrayList<>();
        for (Config each : config.getConfigList("runs")) {
            Map<String, Object> settings = new TreeMap<>();
            each.withoutPath("name")
                    .withFallback(common)
                    .entrySet()
                    .forEach(entry ->
                            settings.put(entry.getKey(), entry.getValue().unwrapped()));
            runs.add(new Run(each.getString("name"), settings));
        }
        if (runs.isEmpty() || runs.stream().map(Run::name).distinct().count() < runs.size()) {
            throw new InputException(file.toString(), "runs: there must be some, each with a name of its own");
        }
        return runs;
    }
}
