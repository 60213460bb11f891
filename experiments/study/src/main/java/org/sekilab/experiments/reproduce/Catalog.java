package org.sekilab.experiments.reproduce;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigObject;
import com.typesafe.config.ConfigUtil;
import com.typesafe.config.ConfigValue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.config.HoconFile;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.Origins;
import org.sekilab.experiments.pack.PackNames;

/**
 * The studies that figures of the documents come from, and the settings of each size.
 *
 * @param figures the file of the committed figures
 * @param page the document that shows them
 * @param studies those of the size, in alphabetical order; unmodifiable
 */
public record Catalog(Path figures, Path page, List<Study> studies) {
    private static final String FIGURES = "figures";
    private static final String PAGE = "page";
    private static final String STUDIES = "studies";
    private static final String EXPERIMENT = "experiment";

    public Catalog {
        studies = List.copyOf(studies);
    }

    /**
     * A study in one size.
     *
     * @param name of it, and of its folder
     * @param experiment its file
     * @param settings over those of the file
     */
    public record Study(String name, Path experiment, Config settings) {}

    /**
     * Reads the studies of a size.
     *
     * @param place what named the file, for messages
     * @throws InputException with all that is wrong
     */
    public static Catalog read(String place, Path file, ReproductionSize size) {
        Config config = HoconFile.read(place, file);
        Path folder = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file);
        Mistakes mistakes = new Mistakes();
        try {
            mistakes.requireKnown(config.root(), List.of(FIGURES, PAGE, STUDIES));
            List<Study> studies = new ArrayList<>();
            ConfigObject all = config.getObject(STUDIES);
            for (Map.Entry<String, ConfigValue> entry : new TreeMap<>(all).entrySet()) {
                if (!PackNames.isName(entry.getKey())) {
                    throw new InputException(
                            Origins.place(entry.getValue().origin()),
                            "'%s' is no name of a folder".formatted(entry.getKey()));
                }
                Config study = all.toConfig().getConfig(ConfigUtil.quoteString(entry.getKey()));
                mistakes.requireKnown(study.root(), List.of(EXPERIMENT, "minutes", "hour", "whole"));
                String key = Words.of(size);
                Path experiment = folder.resolve(study.getString(EXPERIMENT)).normalize();
                if (study.hasPath(key)) {
                    studies.add(new Study(entry.getKey(), experiment, study.getConfig(key)));
                }
            }
            mistakes.throwIfAny();
            Path figures = folder.resolve(config.getString(FIGURES)).normalize();
            return new Catalog(figures, folder.resolve(config.getString(PAGE)).normalize(), studies);
        } catch (ConfigException e) {
            throw HoconFile.mistake(file, e);
        }
    }
}
