package org.sekilab.experiments.run;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigList;
import com.typesafe.config.ConfigObject;
import com.typesafe.config.ConfigUtil;
import com.typesafe.config.ConfigValue;
import com.typesafe.config.ConfigValueType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.Origins;

/**
 * The variants that an experiment describes. {@code runs} is a list of objects with a {@code name} and settings.
 * {@code ablate} has settings with several values, and changes one at a time against the base. {@code grid} takes
 * settings with several values in all combinations. {@code settings} holds for all variants.
 */
final class Variants {
    static final String RUNS = "runs";
    static final String ABLATE = "ablate";
    static final String GRID = "grid";
    static final String SETTINGS = "settings";

    /** The name of the variant that others are compared with in an ablation. */
    static final String BASE = "base";

    private static final String NAME = "name";

    private final Config experiment;
    private final Path file;
    private final Mistakes mistakes;
    private final Config common;
    private final List<Variant> variants = new ArrayList<>();

    private Variants(Config experiment, Path file, Mistakes mistakes) {
        this.experiment = experiment;
        this.file = file;
        this.mistakes = mistakes;
        this.common = attempt(
                () -> experiment.hasPath(SETTINGS) ? experiment.getConfig(SETTINGS) : ConfigFactory.empty(),
                ConfigFactory.empty());
    }

    /** A setting with one of its values. */
    private record Change(String key, ConfigValue value) {
        String label() {
            String text = value.valueType() == ConfigValueType.LIST ? list((ConfigList) value) : text(value);
            return key.substring(key.lastIndexOf('.') + 1) + "=" + text;
        }

        private static String list(ConfigList values) {
            return String.join("+", values.stream().map(Change::text).toList());
        }

        private static String text(ConfigValue value) {
            return String.valueOf(value.unwrapped());
        }
    }

    /**
     * Reads the variants, as far as they can be read.
     *
     * @param file for messages
     * @param mistakes told of each that is wrong, and if there are none, or two of one name
     */
    static List<Variant> of(Config experiment, Path file, Mistakes mistakes) {
        Variants all = new Variants(experiment, file, mistakes);
        if (experiment.hasPath(RUNS) || !experiment.hasPath(ABLATE) && !experiment.hasPath(GRID)) {
            all.addRuns();
        }
        if (experiment.hasPath(ABLATE)) {
            all.addAblation();
        }
        if (experiment.hasPath(GRID)) {
            all.addGrid();
        }
        all.checkNames();
        return all.variants;
    }

    private <T> T attempt(Supplier<T> part, T otherwise) {
        return mistakes.attempt(file, part, otherwise);
    }

    private void addRuns() {
        for (ConfigValue each : attempt(this::runs, List.<ConfigValue>of())) {
            attempt(() -> variants.add(run(each.atKey(RUNS).getConfig(RUNS))), false);
        }
    }

    private List<ConfigValue> runs() {
        List<ConfigValue> runs = experiment.getList(RUNS);
        if (runs.isEmpty()) {
            throw namesNeeded(RUNS);
        }
        return runs;
    }

    private Variant run(Config each) {
        return new Variant(each.getString(NAME), each.withoutPath(NAME).withFallback(common));
    }

    private void addAblation() {
        variants.add(new Variant(BASE, common));
        for (List<Change> ofOneKey : changes(ABLATE)) {
            ofOneKey.forEach(change -> add(List.of(change)));
        }
    }

    private void addGrid() {
        List<List<Change>> combinations = List.of(List.of());
        for (List<Change> ofOneKey : changes(GRID)) {
            List<List<Change>> longer = new ArrayList<>();
            for (List<Change> combination : combinations) {
                for (Change change : ofOneKey) {
                    List<Change> more = new ArrayList<>(combination);
                    more.add(change);
                    longer.add(more);
                }
            }
            combinations = longer;
        }
        combinations.forEach(this::add);
    }

    private void add(List<Change> changes) {
        Config settings = common;
        for (Change change : changes) {
            settings = settings.withValue(change.key, change.value);
        }
        variants.add(
                new Variant(String.join(" ", changes.stream().map(Change::label).toList()), settings));
    }

    /** The values of each key, in the order of the lines of the file. */
    private List<List<Change>> changes(String part) {
        List<List<Change>> changes = new ArrayList<>();
        ConfigObject object = attempt(() -> keysOf(part), ConfigFactory.empty().root());
        object.toConfig().entrySet().stream()
                .sorted(Comparator.<Map.Entry<String, ConfigValue>>comparingInt(
                                entry -> entry.getValue().origin().lineNumber())
                        .thenComparing(Map.Entry::getKey))
                .forEach(entry -> attempt(() -> changes.add(changes(entry.getKey(), entry.getValue())), false));
        return changes;
    }

    private ConfigObject keysOf(String part) {
        ConfigObject object = experiment.getObject(part);
        if (object.isEmpty()) {
            throw new InputException(Origins.place(object.origin()), "there must be a setting with its values");
        }
        return object;
    }

    private static List<Change> changes(String key, ConfigValue value) {
        List<ConfigValue> values = value instanceof ConfigList list ? list : List.of(value);
        if (values.isEmpty()) {
            throw new InputException(
                    Origins.place(value.origin(), String.join(".", ConfigUtil.splitPath(key))), "has no value to try");
        }
        return values.stream().map(each -> new Change(key, each)).toList();
    }

    private void checkNames() {
        boolean areUnique = variants.stream().map(Variant::name).distinct().count() == variants.size();
        if (!areUnique) {
            mistakes.add(namesNeeded(experiment.hasPath(RUNS) ? RUNS : experiment.hasPath(ABLATE) ? ABLATE : GRID));
        }
    }

    private InputException namesNeeded(String key) {
        String place = Origins.place(experiment.getValue(key).origin(), key);
        return new InputException(place, "there must be at least one, each with its own name");
    }
}
