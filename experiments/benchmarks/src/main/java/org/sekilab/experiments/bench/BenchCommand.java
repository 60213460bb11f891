package org.sekilab.experiments.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.bench.Benchmarks.Care;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.WholeFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how fast the program's parts are. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Runs the JMH benchmarks and prints the measurements. This takes some twelve minutes. Progress goes to stderr.",
            "",
            "In ops/s a higher score is better, in us/op a lower one."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab bench",
            "  sekilab bench --quick",
            "  sekilab bench PlayGame FinalPositions.benson --json results.json"
        })
final class BenchCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "PATTERN",
            description =
                    "Regular expressions. Benchmarks run if package.Class.method matches one of them (default: all).")
    private final List<String> patterns = new ArrayList<>();

    @Option(
            names = "--quick",
            description =
                    "Run each benchmark once and briefly. This shows that it works; the scores are not for comparison.")
    private boolean isQuick;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Write JMH's own report with all measurements. Other tools can read it.")
    private @Nullable Path json;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    BenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        checkPatterns(mistakes);
        Laboratory laboratory = config.open(mistakes);
        if (json != null) {
            WholeFile.checkPlace("--json", json);
        }
        Benchmarks.Results results = Benchmarks.run(patterns, isQuick ? Care.QUICK : Care.FULL, console.err());
        BenchmarkTable table = new BenchmarkTable(console.out());
        if (laboratory.settings().format() == OutputFormat.JSONL) {
            table.writeJsonLines(results.rows());
        } else {
            table.writeText(results.rows());
        }
        if (json != null) {
            WholeFile.write("--json", json, results.json());
        }
        return ExitCode.DONE;
    }

    private void checkPatterns(Mistakes mistakes) {
        for (String pattern : patterns) {
            try {
                Pattern.compile(pattern);
            } catch (PatternSyntaxException e) {
                mistakes.add("bench", "'%s' is not a regular expression: %s".formatted(pattern, e.getDescription()));
            }
        }
    }
}
