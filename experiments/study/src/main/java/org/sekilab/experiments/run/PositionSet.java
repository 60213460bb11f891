package org.sekilab.experiments.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Positions or problems that an experiment is about.
 *
 * @param name what results call them
 * @param kind what is asked about them
 * @param sources paths, relative to the file of the experiment; {@code shipped:NAME}; or {@code plugin:NAME};
 * unmodifiable
 * @param truth the columns that tell what is true, of a list of problems; unmodifiable
 * @param only the values of the wanted rows, by column of a list of problems; unmodifiable
 * @param place where the experiment names them
 */
public record PositionSet(
        String name,
        Kind kind,
        List<String> sources,
        List<String> truth,
        Map<String, List<String>> only,
        String place) {
    /** Sources that come with the program begin so. */
    static final String SHIPPED = "shipped:";

    /** Sources of plug-ins begin so. */
    static final String PLUGIN = "plugin:";

    public PositionSet {
        sources = List.copyOf(sources);
        truth = List.copyOf(truth);
        only = Map.copyOf(only);
    }

    /**
     * The first source that should be a file or a folder and is not there.
     *
     * @param folder what paths are relative to
     */
    public Optional<Path> missing(Path folder) {
        return sources.stream()
                .filter(source -> !source.startsWith(SHIPPED) && !source.startsWith(PLUGIN))
                .map(source -> folder.resolve(source).normalize())
                .filter(path -> !Files.exists(path))
                .findFirst();
    }

    /** The question about positions. */
    public enum Kind {
        /** Find what is proved of the whole board. */
        BOARDS,
        /** The verdict of each region problem of a list. */
        REGIONS,
        /** Find the winner of each capturing race of a list, with either side first. */
        SEMEAI,
        /** Tell whether the stones of each problem of a list live. */
        LIFE,
        /** Find what the heuristic evaluator thinks of each region problem of a list, without search. */
        GUESSES
    }
}
