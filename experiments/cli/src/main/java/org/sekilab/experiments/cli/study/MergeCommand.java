package org.sekilab.experiments.cli.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.study.MergeLine;
import org.sekilab.experiments.store.Shard;
import org.sekilab.experiments.store.merge.Merge;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts the results of several folders together. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Puts the results of several folders together, such as those of all shards of a study.",
            "",
            "Inputs and settings must be the same in all folders. A job with several results is stored once, and the results must agree.",
            "The exit code is 1 if anything contradicts. Each contradiction is a line then, and nothing is written."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab merge parts/1 parts/2 parts/3 parts/4 --out results",
            "  sekilab report results"
        })
public final class MergeCommand implements Callable<Integer> {
    private static final int MOST_LINES = 50;
    private static final String PLACE = "merge";

    private final Console console;

    @Parameters(arity = "1..*", paramLabel = "DIR", description = "The folders of the results.")
    private final List<Path> folders = new ArrayList<>();

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder for all results.")
    private @Nullable Path out;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public MergeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        OutputFormat format = config.open(new Mistakes()).settings().format();
        Path target = Objects.requireNonNull(out);
        Merge merge = Merge.of(PLACE, folders);
        List<String> contradictions = merge.contradictions();
        if (!contradictions.isEmpty()) {
            contradictions.stream()
                    .limit(MOST_LINES)
                    .forEach(line -> console.err().println(PLACE + ": " + line));
            console.err()
                    .println("%s: contradictions: %d; nothing was written".formatted(PLACE, contradictions.size()));
            return ExitCode.WRONG_RESULTS;
        }
        Merge.Summary summary = merge.write(new Destination(target, "--out", "--resume"));
        List<String> missing =
                summary.missingShards().stream().map(Shard::toString).toList();
        if (format == OutputFormat.JSONL) {
            Json.write(
                    console.out(),
                    new MergeLine(
                            target.toString(),
                            summary.folders(),
                            summary.jobs(),
                            summary.planned(),
                            summary.doubles(),
                            missing,
                            summary.unfinished()));
        } else {
            console.out()
                    .println("%s: %d of %d jobs from %d folders; results that were there once more: %d"
                            .formatted(
                                    target, summary.jobs(), summary.planned(), summary.folders(), summary.doubles()));
        }
        tellWhatIsMissing(missing, summary.unfinished());
        return ExitCode.DONE;
    }

    private void tellWhatIsMissing(List<String> missing, List<String> unfinished) {
        if (!missing.isEmpty()) {
            console.err()
                    .println("%s: missing shards: %s"
                            .formatted(PLACE, missing.stream().collect(Collectors.joining(", "))));
        }
        unfinished.forEach(line -> console.err().println(PLACE + ": " + line));
    }
}
