package org.sekilab.experiments.cli.study;

import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.cli.options.AttachedValue;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.OnOption;
import org.sekilab.experiments.cli.options.SolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.pack.PackNames;
import org.sekilab.experiments.pack.PackWriter;
import org.sekilab.experiments.pack.PackWriter.FinishedStudy;
import org.sekilab.experiments.report.ResultFiles;
import org.sekilab.experiments.run.Experiment;
import org.sekilab.experiments.run.ExperimentFile;
import org.sekilab.experiments.run.ExperimentRun;
import org.sekilab.experiments.run.JobRunner;
import org.sekilab.experiments.run.RunBudget;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Shard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs experiments. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Solves the same positions and problems under several configurations. Compares what each proves, and how fast.",
            "",
            "DIR gets a database of all results. A result is stored as soon as its job is done. At the end, DIR gets tables and a report."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab run experiments/conf/niu2004.conf --out results --threads 2",
            "  sekilab run experiments/conf/niu2004.conf --out results --resume"
        })
public final class RunCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "EXPERIMENT.conf", description = "The experiment in HOCON, see docs/experiments.md.")
    private @Nullable Path experiment;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder for the results.")
    private @Nullable Path out;

    @Option(
            names = "--resume",
            paramLabel = "keep|redo",
            arity = "0..1",
            fallbackValue = "keep",
            preprocessor = AttachedValue.class,
            description = "Continue an interrupted run. With keep, changed inputs, settings or plug-ins are an error. "
                    + "With --resume=redo, the results from what has changed are computed again.")
    private @Nullable Resume resume;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "The number of jobs to work on at the same time, as --threads.")
    private @Nullable String jobs;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Do only the jobs of part I of N. The parts of any N have each job once, on every machine. "
                    + "The command merge puts the folders of all parts together.")
    private @Nullable String shard;

    @Option(
            names = "--budget",
            paramLabel = "DURATION",
            description = "Start no more jobs when one like the longest so far would end after this time, such as 2h. "
                    + "At the end, a line tells what is left and how to go on.")
    private @Nullable String budget;

    @Mixin
    private final OnOption on = new OnOption();

    @Option(
            names = "--pack",
            paramLabel = "FILE.zip",
            description =
                    "Measure the machine first. At the end, write study, problems, results and reports to one file. "
                            + "The command reproduce repeats it and compares each row.")
    private @Nullable Path pack;

    @Option(
            names = "--attach",
            paramLabel = "FILE",
            description = "Put a file into the pack, such as a certificate. Repeatable.")
    private final List<Path> attached = new ArrayList<>();

    @Spec
    private @Nullable CommandSpec spec;

    @Mixin
    private final SolverOptions solver = new SolverOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public RunCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Path file = Objects.requireNonNull(experiment);
        Mistakes mistakes = new Mistakes();
        checkOptions(mistakes);
        Optional<Shard> part = mistakes.attempt(
                file, () -> Optional.ofNullable(shard).map(text -> Shard.parse("--shard", text)), Optional.empty());
        Optional<RunBudget> time = mistakes.attempt(
                file,
                () -> Optional.ofNullable(budget).map(text -> RunBudget.parse("--budget", text)),
                Optional.empty());
        mistakes.throwIfAny();
        if (pack != null) {
            WholeFile.checkPlace("--pack", pack);
            PackNames.checkAttached("--attach", attached);
        }
        JobRunner runner = on.runner();
        ExperimentRun.Laboratories laboratories = new VariantLaboratories(ConfigFactory.empty(), this::addTo);
        Experiment described = ExperimentFile.read(file, mistakes);
        ExperimentRun run = new ExperimentRun(described, file, laboratories, mistakes);
        run = part.map(run::with).orElse(run);
        run = time.map(run::with).orElse(run);
        if (pack != null) {
            run = run.withFact(
                    ResultStore.MACHINE_SPEED, ReproduceCommand.measure(console).label());
        }
        Ended ended = perform(run, runner);
        OutputFormat format =
                laboratories.open(described.variants().get(0), 1).settings().format();
        ended.files.print(console.out(), format);
        if (pack != null) {
            write(pack, run, ended);
        }
        ended.files.alarms().lines().forEach(console.err()::println);
        ended.left.ifPresent(console.err()::println);
        return ended.files.alarms().isEmpty() ? ExitCode.DONE : ExitCode.WRONG_RESULTS;
    }

    /** @param left what is left after the budget was spent, and how to go on */
    private record Ended(ResultFiles files, Optional<String> left) {}

    private Ended perform(ExperimentRun run, JobRunner runner) {
        Path folder = Objects.requireNonNull(out);
        String resumeCommand = ResumeCommand.of(Objects.requireNonNull(spec, "given by picocli"));
        try (RunProgress progress = new RunProgress(console, resumeCommand)) {
            ResultFiles files = progress.attempt(() -> {
                run.run(new Destination(folder, "--out", "--resume"), start(), runner, progress);
                return ResultFiles.write("--out", folder);
            });
            return new Ended(files, progress.left());
        }
    }

    private void write(Path target, ExperimentRun run, Ended ended) {
        if (ended.left.isEmpty()) {
            Path file = Objects.requireNonNull(experiment);
            FinishedStudy study = new FinishedStudy(PackNames.of(file), run.pack(), Objects.requireNonNull(out));
            PackWriter.write("--pack", target, List.of(study), attached);
        } else {
            console.err().println("--pack: %s is not written, as the run is not finished".formatted(target));
        }
    }

    private void checkOptions(Mistakes mistakes) {
        if (jobs != null && solver.hasThreads()) {
            mistakes.add("--jobs", "is the same as --threads; one of them is enough");
        }
        on.exclude(jobs != null || solver.hasThreads(), jobs == null ? "--threads" : "--jobs", mistakes);
        if (pack != null && shard != null) {
            mistakes.add("--pack", "does not go with --shard; merge the shards, then go on in the merged folder");
        }
        if (pack == null && !attached.isEmpty()) {
            mistakes.add("--attach", "needs --pack");
        }
    }

    private ExperimentRun.Start start() {
        if (resume == null) {
            return ExperimentRun.Start.FRESH;
        }
        return resume == Resume.REDO ? ExperimentRun.Start.REDO : ExperimentRun.Start.RESUME;
    }

    private void addTo(Layers layers) {
        config.addTo(layers);
        solver.addTo(layers);
        if (jobs != null) {
            layers.addOption("--jobs", SearchKeys.THREADS, jobs);
        }
    }
}
