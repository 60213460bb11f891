package org.sekilab.experiments.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Problems;
import org.sekilab.experiments.report.ExperimentTables;
import org.sekilab.experiments.report.WholeFile;
import org.sekilab.experiments.run.Experiment;
import org.sekilab.experiments.run.ExperimentRun;
import org.sekilab.experiments.run.Row;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs experiments. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Solves the same positions under several configurations, and prints tables of what each proves, and how fast.",
            "",
            "DIR gets a row for each position as soon as it is done, in rows.csv; at the end the tables, in tables.txt; and what it was run with."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab run experiments/conf/niu2004.conf --out results --threads 2",
            "  sekilab run experiments/conf/niu2004.conf --out results --resume"
        })
final class RunCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "EXPERIMENT.conf", description = "What to run, in HOCON: positions, runs, settings.")
    private @Nullable Path experiment;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder for the results.")
    private @Nullable Path out;

    @Option(names = "--resume", description = "Go on where a run was cut off.")
    private boolean isResumed;

    @Mixin
    private final SolverOptions solver = new SolverOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    RunCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Path folder = Objects.requireNonNull(out);
        Experiment read = Experiment.read(Objects.requireNonNull(experiment));
        Map<String, Laboratory> laboratories = new TreeMap<>(); // all are checked before any work is done
        read.runs().forEach(run -> laboratories.put(run.name(), laboratory(run)));
        ExperimentRun run =
                new ExperimentRun(read, folder, each -> Objects.requireNonNull(laboratories.get(each.name())));
        List<Row> rows;
        try (Progress progress = new Progress(console, "run", read.readings())) {
            rows = run.run(isResumed ? ExperimentRun.Start.RESUME : ExperimentRun.Start.FRESH, progress::step);
        }
        String tables = heading() + new ExperimentTables(rows).format();
        WholeFile.write("--out", folder.resolve("tables.txt"), tables);
        console.out().print(tables);
        console.out().flush();
        return ExitCode.DONE;
    }

    private Laboratory laboratory(Experiment.Run run) {
        Problems problems = new Problems();
        Layers layers = new Layers(problems);
        layers.addLayer(run.settings());
        config.addTo(layers);
        solver.addTo(layers);
        return Laboratory.open(layers, problems);
    }

    private static String heading() {
        Build build = Build.ofThisProgram();
        return "sekilab %s, commit %s; Java %s; %s %s, %d processors%n%n"
                .formatted(
                        build.version(),
                        build.commit(),
                        System.getProperty("java.version"),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"),
                        Runtime.getRuntime().availableProcessors());
    }
}
