package org.sekilab.experiments.run;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.run.Experiment.JobLimits;
import org.sekilab.experiments.run.Experiment.Pictures;
import org.sekilab.experiments.store.ContentHash;

/**
 * A study without its problems, to be run elsewhere.
 *
 * @param variants in the order of the experiment; all settings of each but the jars of plug-ins
 * @param plugins the jars that the variants need, in their order
 * @param repetitions how often every job is done
 * @param timeMillis after which a job is told to end
 * @param graceMillis between that order and the giving up of a job
 * @param pictures whether boards are recorded point by point
 * @param references what others have measured, as HOCON; empty if nothing is given
 */
record PackedStudy(
        List<PackedVariant> variants,
        List<PluginJar> plugins,
        int repetitions,
        long timeMillis,
        long graceMillis,
        Pictures pictures,
        String references)
        implements JsonObject {
    private static final String PLACE = "study.json";

    PackedStudy {
        variants = List.copyOf(variants);
        plugins = List.copyOf(plugins);
    }

    /** @param settings the value of each key as files write it */
    record PackedVariant(String name, Map<String, String> settings) {
        PackedVariant {
            settings = new TreeMap<>(settings);
        }

        Variant variant() {
            String text = settings.entrySet().stream()
                    .map(setting -> setting.getKey() + " = " + setting.getValue())
                    .collect(Collectors.joining("\n"));
            if (text.contains("include") || text.contains("${")) { // in HOCON these read other files and variables
                throw new InputException(PLACE, "'%s': settings may not name other files or variables".formatted(name));
            }
            try {
                Config config = ConfigFactory.parseString(text);
                if (config.hasPath(Keys.PLUGIN_JARS.name())) {
                    throw new InputException(PLACE, "'%s': settings may not name jars".formatted(name));
                }
                return new Variant(name, config);
            } catch (ConfigException e) {
                throw new InputException(PLACE, "'%s': %s".formatted(name, e.getMessage()));
            }
        }
    }

    /** A jar of a plug-in by its content. The jar itself is not packed: it is a program of a stranger. */
    record PluginJar(String name, String sha256) {}

    static ExperimentRun.Texts texts(
            Experiment experiment, List<OpenedVariant> opened, Map<String, List<StudyProblem>> problems) {
        Set<PluginJar> jars = new LinkedHashSet<>();
        opened.forEach(each -> each.first()
                .settings()
                .get(Keys.PLUGIN_JARS)
                .forEach(jar -> jars.add(new PluginJar(String.valueOf(jar.getFileName()), ContentHash.of(jar)))));
        PackedStudy study = new PackedStudy(
                opened.stream().map(PackedStudy::variant).toList(),
                List.copyOf(jars),
                experiment.repetitions(),
                experiment.limits().time().toMillis(),
                experiment.limits().grace().toMillis(),
                experiment.pictures(),
                experiment.references());
        return new ExperimentRun.Texts(
                Json.text(study),
                () -> problems.entrySet().stream()
                        .flatMap(set ->
                                set.getValue().stream().map(problem -> PackedProblem.line(set.getKey(), problem)))
                        .iterator());
    }

    private static PackedVariant variant(OpenedVariant opened) {
        Map<String, String> settings = new TreeMap<>(opened.first().written());
        settings.remove(Keys.PLUGIN_JARS.name());
        return new PackedVariant(opened.variant().name(), settings);
    }

    /** @throws InputException if the text is of no study */
    static PackedStudy read(String text) {
        PackedStudy study;
        try {
            study = Json.read(PLACE, text, PackedStudy.class);
        } catch (InputException e) {
            throw new InputException(PLACE, "is no study");
        }
        if (study.variants.isEmpty() || study.repetitions < 1 || study.timeMillis < 1 || study.graceMillis < 1) {
            throw new InputException(PLACE, "has no variant, no repetition or no time");
        }
        if (study.variants.stream().map(PackedVariant::name).distinct().count() != study.variants.size()) {
            throw new InputException(PLACE, "two variants have the same name");
        }
        return study;
    }

    /** @throws InputException if these are not the jars of the study */
    void checkJars(List<Path> jars) {
        List<String> given = jars.stream().map(ContentHash::of).toList();
        for (PluginJar needed : plugins) {
            if (!given.contains(needed.sha256)) {
                throw new InputException(
                        Keys.PLUGIN_JARS.name(),
                        "the study needs the plug-in %s with SHA-256 %s".formatted(needed.name, needed.sha256));
            }
        }
    }

    Experiment experiment() {
        return new Experiment(
                List.of(),
                variants.stream().map(PackedVariant::variant).toList(),
                repetitions,
                new JobLimits(Duration.ofMillis(timeMillis), Duration.ofMillis(graceMillis)),
                pictures,
                references);
    }
}
