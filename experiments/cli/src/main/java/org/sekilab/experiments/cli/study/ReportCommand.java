package org.sekilab.experiments.cli.study;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.report.ResultFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the report of an experiment again. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Makes tables and a report from the results in a folder. The run may be unfinished.",
            "",
            "Writes report.html (one file, works offline), report.md, report.tex, tables.txt, and rows and answers in CSV and Parquet."
        },
        footer = {"", "Example:", "  sekilab report results"})
public final class ReportCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "DIR", description = "The folder of the results.")
    private @Nullable Path folder;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "The folder for the files (default: that of the results). If the program may not write there, it only "
                            + "prints the tables.")
    private @Nullable Path out;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public ReportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        OutputFormat format = config.open(new Mistakes()).settings().format();
        Path results = Objects.requireNonNull(folder);
        if (out == null && Files.isDirectory(results) && !Files.isWritable(results)) {
            ResultFiles.write("report", results, Optional.empty()).print(console.out(), format);
            console.err()
                    .println("report: %s: cannot be written, so no files were made; maybe --out".formatted(results));
            return ExitCode.DONE;
        }
        ResultFiles.write("report", results, Optional.of(out == null ? results : out))
                .print(console.out(), format);
        return ExitCode.DONE;
    }
}
