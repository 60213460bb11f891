package org.sekilab.experiments.cli.options;

import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.solve.ProblemList;
import picocli.CommandLine.Option;

/** The option that takes a table of problems in place of one problem. */
public final class ListOption {
    private static final String NAME = "--list";

    @Option(
            names = NAME,
            paramLabel = "FILE.csv",
            description = "Many problems, a row each. The text above names the columns; other columns are ignored.")
    private @Nullable Path table;

    public boolean isGiven() {
        return table != null;
    }

    /** The table, which is given. */
    public Path table() {
        return Objects.requireNonNull(table);
    }

    /**
     * Checks that an output does not take the place of a game record of the table.
     *
     * @param option the option that named the output, for messages
     * @param output null for none
     * @throws org.sekilab.experiments.InputException if it does
     */
    public static void checkOutput(String option, @Nullable Path output, ProblemList<?> table) {
        if (output != null) {
            WholeFile.checkNotRead(option, output, table.files());
        }
    }

    /**
     * Reports that a table and one problem are given, or neither.
     *
     * @param command the name of the command
     * @param hasFile whether a game record is given
     * @param hasOthers whether one of the other options is given
     * @param others the options that a table takes the place of, for the message
     */
    public void check(String command, boolean hasFile, boolean hasOthers, String others, Mistakes mistakes) {
        if (table != null && (hasFile || hasOthers)) {
            mistakes.add(NAME, "takes the place of FILE, %s, --index and --move".formatted(others));
        }
        if (table == null && !hasFile) {
            mistakes.add(command, "no file is given; maybe --list is meant");
        }
    }
}
