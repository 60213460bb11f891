package org.sekilab.experiments.cli.options;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.solve.RecordFolder;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.experiments.solve.SgfSource;
import picocli.CommandLine.Option;

/** The options that choose positions of game records. */
public class PositionOptions {
    private static final String STANDARD_INPUT = "-";

    @Option(names = "--index", paramLabel = "N", description = "Read only game tree N of each file, counted from 1.")
    private @Nullable Integer index;

    @Option(
            names = "--move",
            paramLabel = "N",
            description = "Take the position after N moves of the main line (default: all moves).")
    private @Nullable Integer move;

    public boolean isGiven() {
        return index != null || move != null;
    }

    public void check(Mistakes mistakes) {
        if (index != null) {
            mistakes.requirePositive("--index", index);
        }
        if (move != null && move < 0) {
            mistakes.add("--move", "'%d' is not 0 or more".formatted(move));
        }
    }

    /** The selection of the options, once they have been checked. */
    public Selection selection() {
        return new Selection(optional(index), optional(move));
    }

    /** The selected content of some files. {@code -} stands for stdin, and a folder stands for its records. */
    public List<PositionSource> sources(List<String> files, Console console) {
        List<PositionSource> sources = new ArrayList<>();
        for (String file : files) {
            if (file.equals(STANDARD_INPUT)) {
                sources.add(SgfSource.of("stdin", console.in(), selection()));
            } else {
                records(Path.of(file)).forEach(record -> sources.add(SgfSource.of(record, selection())));
            }
        }
        return sources;
    }

    /**
     * A file as it is, even if it is missing. A folder gives the game records in it.
     *
     * @throws InputException if a folder has none
     */
    public static List<Path> records(Path path) {
        return Files.isDirectory(path) ? RecordFolder.records(path.toString(), path) : List.of(path);
    }

    private static OptionalInt optional(@Nullable Integer number) {
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
