package org.sekilab.experiments.cli.study;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.report.ComparisonReport;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Results;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Compares the results of two experiments. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Compares two results of \"run\": contradictions, and problems newly solved, lost, failed, missing, faster or slower.",
            "",
            "The exit code is 1 if two proofs contradict each other: one of them must be wrong.",
            "It is 1, too, if a job of the later results failed."
        },
        footer = {"", "Example:", "  sekilab compare results-before results-now"})
public final class CompareCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(index = "0", paramLabel = "DIR", description = "The folder of the earlier results.")
    private @Nullable Path before;

    @Parameters(index = "1", paramLabel = "DIR", description = "The folder of the later results.")
    private @Nullable Path after;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public CompareCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        OutputFormat format = config.open(new Mistakes()).settings().format();
        ComparisonReport comparison = new ComparisonReport(read(before), read(after));
        if (format == OutputFormat.JSONL) {
            comparison.writeJsonLines(console.out());
        } else {
            console.out().print(comparison.format());
        }
        console.out().flush();
        boolean isRight = comparison.conflicts().isEmpty() && !comparison.hasFailures();
        return isRight ? ExitCode.DONE : ExitCode.WRONG_RESULTS;
    }

    private static Results read(@Nullable Path folder) {
        try (ResultStore store = ResultStore.openExisting("compare", Objects.requireNonNull(folder))) {
            return Results.of(store);
        }
    }
}
