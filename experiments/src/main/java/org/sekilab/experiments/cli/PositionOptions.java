package org.sekilab.experiments.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.Problems;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.experiments.solve.SgfSource;
import picocli.CommandLine.Option;

/** The options that choose positions of game records. */
class PositionOptions {
    private static final String STANDARD_INPUT = "-";

    @Option(names = "--index", paramLabel = "N", description = "Only game tree N of each file, from 1.")
    private @Nullable Integer index;

    @Option(
            names = "--move",
            paramLabel = "N",
            description = "The position after N moves of the main line (default: the last).")
    private @Nullable Integer move;

    boolean isGiven() {
        return index != null || move != null;
    }

    void check(Problems problems) {
        if (index != null && index < 1) {
            problems.add("--index", "'%d' is not 1 or more".formatted(index));
        }
        if (move != null && move < 0) {
            problems.add("--move", "'%d' is not 0 or more".formatted(move));
        }
    }

    /** What the options select, once they have been checked. */
    Selection selection() {
        return new Selection(optional(index), optional(move));
    }

    /** What some files hold of what the options select; {@code -} stands for stdin. */
    List<PositionSource> sources(List<String> files, Console console) {
        List<PositionSource> sources = new ArrayList<>();
        for (String file : files) {
            sources.add(
                    file.equals(STANDARD_INPUT)
                            ? SgfSource.of("stdin", console.in(), selection())
                            : SgfSource.of(Path.of(file), selection()));
        }
        return sources;
    }

    private static OptionalInt optional(@Nullable Integer number) {
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
