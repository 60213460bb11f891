package org.sekilab.experiments.run;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigList;
import com.typesafe.config.ConfigObject;
import com.typesafe.config.ConfigRenderOptions;
import com.typesafe.config.ConfigUtil;
import com.typesafe.config.ConfigValue;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.HoconFile;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.Origins;
import org.sekilab.experiments.config.Range;
import org.sekilab.experiments.config.References;
import org.sekilab.experiments.config.Values;
import org.sekilab.experiments.run.Experiment.JobLimits;
import org.sekilab.experiments.run.Experiment.Pictures;

/**
 * Reads experiments, in HOCON. {@code positions} names sets: each is a path, a list of paths, or an object that says
 * what kind of problems it lists. {@link Variants} describes what is compared. {@link PositionReader} reads the content
 * of the files.
 */
public final class ExperimentFile {
    private static final String POSITIONS = "positions";
    private static final String REPETITIONS = "repetitions";
    private static final String JOB = "job";
    private static final String JOB_TIME = "job.time";
    private static final String JOB_GRACE = "job.grace";
    private static final String PICTURES = "pictures";
    private static final String REFERENCE = "reference";
    private static final String TRUTH = "truth";
    private static final String ONLY = "only";
    private static final int MAX_REPETITIONS = 1_000_000;
    private static final Duration SHORTEST = Duration.ofMillis(1);
    private static final List<String> KEYS = List.of(
            POSITIONS,
            Variants.RUNS,
            Variants.SETTINGS,
            Variants.ABLATE,
            Variants.GRID,
            REPETITIONS,
            JOB,
            PICTURES,
            REFERENCE);
    private static final List<String> JOB_KEYS = List.of("time", "grace");
    private static final List<String> KINDS = List.of("boards", "regions", "semeai", "life", "guesses");
    private static final List<String> SET_KEYS =
            Stream.concat(KINDS.stream(), Stream.of(TRUTH, ONLY)).toList();

    private static final Config DEFAULTS = ConfigFactory.parseMap(Map.of(
            REPETITIONS,
            1,
            JOB_TIME,
            JobLimits.DEFAULT.time().toMillis() + "ms",
            JOB_GRACE,
            JobLimits.DEFAULT.grace().toMillis() + "ms",
            PICTURES,
            true));

    private final Path file;
    private final Config config;
    private final Mistakes mistakes;

    private ExperimentFile(Path file, Mistakes mistakes) {
        this.file = file;
        this.config = HoconFile.read("run", file);
        this.mistakes = mistakes;
    }

    /**
     * Reads an experiment as far as it can be read.
     *
     * @param mistakes told what is missing or wrong; the experiment is without it
     * @throws InputException if the file cannot be read at all
     */
    public static Experiment read(Path file, Mistakes mistakes) {
        return new ExperimentFile(file, mistakes).read();
    }

    private Experiment read() {
        mistakes.requireKnown(config.root(), KEYS);
        attempt(() -> !config.hasPath(JOB) || mistakes.requireKnown(config.getObject(JOB), JOB_KEYS), false);
        Values values = new Values(config, DEFAULTS, mistakes);
        Range<Duration> time = Range.duration(SHORTEST);
        return new Experiment(
                attempt(this::sets, List.of()),
                Variants.of(config, file, mistakes),
                values.read(REPETITIONS, Range.integer(1, MAX_REPETITIONS)),
                new JobLimits(values.read(JOB_TIME, time), values.read(JOB_GRACE, time)),
                values.read(PICTURES, Range.flag()) ? Pictures.RECORDED : Pictures.LEFT_OUT,
                attempt(this::references, ""));
    }

    private <T> T attempt(Supplier<T> part, T otherwise) {
        return mistakes.attempt(file, part, otherwise);
    }

    private String references() {
        if (!config.hasPath(REFERENCE)) {
            return "";
        }
        ConfigObject references = config.getObject(REFERENCE);
        References.of(references, file);
        return references.render(ConfigRenderOptions.concise());
    }

    private List<PositionSet> sets() {
        ConfigObject positions = config.getObject(POSITIONS);
        List<PositionSet> sets = new ArrayList<>();
        for (Map.Entry<String, ConfigValue> entry : new TreeMap<>(positions).entrySet()) {
            String place = Origins.place(entry.getValue().origin(), POSITIONS + "." + entry.getKey());
            attempt(() -> set(entry.getKey(), place, entry.getValue()), Optional.<PositionSet>empty())
                    .ifPresent(sets::add);
        }
        if (positions.isEmpty()) {
            mistakes.add(Origins.place(positions.origin(), POSITIONS), "no set is given");
        }
        return sets;
    }

    /** A set as far as it can be read. Empty if it has unknown keys, or none or several kinds of problems. */
    private Optional<PositionSet> set(String name, String place, ConfigValue value) {
        if (value instanceof ConfigObject object) {
            return problems(name, place, object);
        }
        List<String> paths = texts(config, ConfigUtil.joinPath(POSITIONS, name));
        return Optional.of(checked(new PositionSet(name, PositionSet.Kind.BOARDS, paths, List.of(), Map.of(), place)));
    }

    private Optional<PositionSet> problems(String name, String place, ConfigObject object) {
        if (!mistakes.requireKnown(object, SET_KEYS)) {
            return Optional.empty();
        }
        List<String> given = KINDS.stream().filter(object::containsKey).toList();
        if (given.size() != 1) {
            mistakes.add(place, "one of %s is needed".formatted(String.join(", ", KINDS)));
            return Optional.empty();
        }
        Config set = object.toConfig();
        PositionSet.Kind kind = PositionSet.Kind.valueOf(given.get(0).toUpperCase(Locale.ROOT));
        List<String> truth = set.hasPath(TRUTH) ? texts(set, TRUTH) : List.of();
        int columns = kind == PositionSet.Kind.SEMEAI ? 2 : 1;
        if (kind == PositionSet.Kind.BOARDS && (!truth.isEmpty() || set.hasPath(ONLY))) {
            mistakes.add(place, "truth and only go with lists of problems");
        } else if (!truth.isEmpty() && truth.size() != columns) {
            mistakes.add(
                    place,
                    columns == 1
                            ? "truth names one column"
                            : "truth names two columns, for black and for white moving first");
        }
        return Optional.of(checked(new PositionSet(name, kind, texts(set, given.get(0)), truth, only(set), place)));
    }

    private PositionSet checked(PositionSet set) {
        if (set.sources().isEmpty()) {
            mistakes.add(set.place(), "names no positions");
        }
        return set;
    }

    private static Map<String, List<String>> only(Config set) {
        Map<String, List<String>> only = new TreeMap<>();
        if (set.hasPath(ONLY)) {
            set.getObject(ONLY)
                    .keySet()
                    .forEach(column -> only.put(column, texts(set, ConfigUtil.joinPath(ONLY, column))));
        }
        return only;
    }

    /** A list of texts, or a single one. */
    private static List<String> texts(Config config, String key) {
        return config.getValue(key) instanceof ConfigList ? config.getStringList(key) : List.of(config.getString(key));
    }
}
