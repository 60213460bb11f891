package org.sekilab.experiments.cli.study;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.eyes.EyeDatabaseRun;
import org.sekilab.experiments.output.Journal;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.output.json.EyeDatabaseLine;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.safety.score.EyeSpaceSolver;
import org.sekilab.statics.eyespace.EyeShape;
import org.sekilab.statics.eyespace.RegionDatabase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes the database of empty regions. */
@Command(
        name = "eye-database",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Solves all empty regions within one block, and writes a database of them: compressed text.",
            "",
            "FILE.part holds the solved regions until all are done. The option --resume continues an interrupted run."
        },
        footer = {"", "Examples:", "  sekilab eye-database --out regions.txt.gz"})
public final class EyeDatabaseCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "The file for the database.")
    private @Nullable Path out;

    @Option(
            names = "--max-size",
            paramLabel = "N",
            description = "The size of the largest regions, from 1 to 8 points (default: 8).")
    private int maxPoints = EyeShape.MAX_POINTS;

    @Option(names = "--resume", description = "Continue an interrupted run.")
    private boolean isResumed;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public EyeDatabaseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        if (maxPoints < 1 || maxPoints > EyeShape.MAX_POINTS) {
            mistakes.add("--max-size", "%d is not from 1 to %d".formatted(maxPoints, EyeShape.MAX_POINTS));
        }
        Layers layers = new Layers(mistakes);
        // The searches are many and small, and must tell what hangs on repetitions.
        layers.addOption("eye-database", SearchKeys.MEMORY, "1 MiB")
                .addOption("eye-database", SafetyKeys.ENGINE, "dfpn-r");
        config.addTo(layers);
        Laboratory laboratory = Laboratory.open(layers, mistakes);
        Path file = Objects.requireNonNull(out);
        WholeFile.checkPlace("--out", file);
        Destination journal = new Destination(Path.of(file + ".part"), "--out", "--resume");
        EyeDatabaseRun run = new EyeDatabaseRun(new EyeSpaceSolver(laboratory.regionSolver()), journal, maxPoints);
        RegionDatabase database;
        try (Progress progress = new Progress(console.screen(), "regions", run.regions())) {
            database = run.run(isResumed ? Journal.Start.RESUME : Journal.Start.FRESH, progress);
        }
        WholeFile.write("--out", file, database.toBytes());
        run.removeJournal();
        print(file, run.regions(), laboratory.settings().format());
        return ExitCode.DONE;
    }

    private void print(Path file, int regions, OutputFormat format) {
        PrintStream out = console.out();
        if (format == OutputFormat.TEXT) {
            out.printf("%d regions%n", regions);
            out.flush();
            return;
        }
        Json.write(out, new EyeDatabaseLine(file.toString(), regions));
    }
}
