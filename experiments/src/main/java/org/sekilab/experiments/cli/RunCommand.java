package org.sekilab.experiments.cli;

import java.nio.file.Path;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.Problems;
import org.sekilab.experiments.config.Settings;
import org.sekilab.experiments.report.ResultFiles;
import org.sekilab.experiments.run.Experiment;
import org.sekilab.experiments.run.ExperimentFile;
import org.sekilab.experiments.run.ExperimentRun;
import org.sekilab.experiments.run.Variant;
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
            "Solves the same positions and problems under several configurations, and compares what each proves, and how fast.",
            "",
            "DIR gets a database of all results, where each is safe as soon as its job is done, and at the end tables and a report."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab run experiments/conf/niu2004.conf --out results --threads 2",
            "  sekilab run experiments/conf/niu2004.conf --out results --resume"
        })
final class RunCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "EXPERIMENT.conf", description = "What to run, in HOCON: see experiments/README.md.")
    private @Nullable Path experiment;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder for the results.")
    private @Nullable Path out;

    @Option(names = "--resume", description = "Go on where a run was cut off.")
    private boolean isResumed;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Jobs that are worked on at the same time; the same as --threads.")
    private @Nullable String jobs;

    @Mixin
    private final SolverOptions solver = new SolverOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    RunCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Problems problems = new Problems();
        if (jobs != null && solver.hasThreads()) {
            problems.add("--jobs", "is the same as --threads; one of them is enough");
        }
        problems.throwIfAny();
        Path folder = Objects.requireNonNull(out);
        Path file = Objects.requireNonNull(experiment);
        Experiment described = ExperimentFile.read(file);
        OutputFormat format =
                laboratory(described.variants().get(0), 1).settings().format();
        ExperimentRun run = new ExperimentRun(described, file, this::laboratory);
        try (StoredProgress progress = new StoredProgress(console)) {
            run.run(folder, isResumed ? ExperimentRun.Start.RESUME : ExperimentRun.Start.FRESH, progress);
        }
        ResultFiles files = ResultFiles.write("--out", folder);
        files.print(console.out(), format);
        files.alarms().lines().forEach(console.err()::println);
        return files.alarms().isEmpty() ? ExitCode.DONE : ExitCode.WRONG_RESULTS;
    }

    private Laboratory laboratory(Variant variant, int repetition) {
        Laboratory first = laboratory(variant, OptionalInt.empty());
        return repetition == 1
                ? first
                : laboratory(variant, OptionalInt.of(first.settings().seed() + repetition - 1));
    }

    private Laboratory laboratory(Variant variant, OptionalInt seed) {
        Problems problems = new Problems();
        Layers layers = new Layers(problems);
        layers.addLayer(variant.settings());
        config.addTo(layers);
        solver.addTo(layers);
        if (jobs != null) {
            layers.addOption("--jobs", Settings.THREADS, jobs);
        }
        seed.ifPresent(number -> layers.addOption("repetitions", Settings.RANDOM_SEED, Integer.toString(number)));
        return Laboratory.open(layers, problems);
    }

    /** Shows how many jobs have a result that is stored. */
    private static final class StoredProgress implements ExperimentRun.Listener, AutoCloseable {
        private final Console console;
        private @Nullable Progress progress;

        StoredProgress(Console console) {
            this.console = console;
        }

        @Override
        public void begin(int total) {
            progress = Progress.ofResultsAtTheEnd(console, "run", total);
        }

        @Override
        public void stored(int count) {
            Objects.requireNonNull(progress, "nothing was begun").step(count);
        }

        @Override
        public void close() {
            if (progress != null) {
                progress.close();
            }
        }
    }
}
