package org.sekilab.experiments.cli.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.Settings;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.pack.PackNames;
import org.sekilab.experiments.reproduce.MachineSpeed;
import org.sekilab.experiments.reproduce.ReproductionSize;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Repeats studies: those behind the figures of the documents, or those of a pack. */
@Command(
        name = "reproduce",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Repeats the studies behind docs/results.md, and compares each figure with the committed one: pass or differs.",
            "With PACK.zip, repeats the studies of a pack, and compares each row: verdicts and nodes must be equal.",
            "",
            "First it measures the machine by a fixed search, ten times. Its speed and noise stand in the results.",
            "The exit code is 1 if a figure or a row differs."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab reproduce",
            "  sekilab reproduce --size hour --out results/reproduced --jobs 2 --pack reproduced.zip",
            "  sekilab reproduce reproduced.zip --out results/again"
        })
public final class ReproduceCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "PACK.zip",
            description =
                    "The pack of run --pack or reproduce --pack. Without it, the figures of docs/results.md are reproduced.")
    private @Nullable Path pack;

    @Option(
            names = "--size",
            paramLabel = "minutes|hour|whole",
            description =
                    "How much is computed: small limits, larger ones, or those of the documents (default: minutes). "
                            + "docs/experiments.md tells how long each size takes.")
    private @Nullable ReproductionSize size;

    @Option(
            names = "--studies",
            paramLabel = "FILE",
            description =
                    "The list of studies (default: experiments/conf/reproduce.conf, from the root of the repository).")
    private @Nullable Path studies;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "The folder for the results. Each study gets a folder in it. Without it, results are not kept.")
    private @Nullable Path out;

    @Option(names = "--resume", description = "Continue an interrupted run.")
    private boolean isResumed;

    @Option(names = "--jobs", paramLabel = "N", description = "The number of jobs to work on at the same time.")
    private @Nullable String jobs;

    @Option(
            names = "--pack",
            paramLabel = "FILE.zip",
            description =
                    "Write all studies with their results and reports to one file. It can be read offline, and reproduced.")
    private @Nullable Path target;

    @Option(
            names = "--attach",
            paramLabel = "FILE",
            description = "Put a file into the pack, such as a certificate. Repeatable.")
    private final List<Path> attached = new ArrayList<>();

    @Option(
            names = "--update",
            description =
                    "Take the figures of this run as the committed ones, and write docs/reproduced.md anew from them.")
    private boolean isUpdated;

    @Spec
    private @Nullable CommandSpec spec;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public ReproduceCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        boolean isPack = pack != null;
        if (isPack) {
            refuse(size != null, "--size", mistakes);
            refuse(studies != null, "--studies", mistakes);
            refuse(isUpdated, "--update", mistakes);
            refuse(target != null, "--pack", mistakes);
        }
        ReproductionSize chosen = size == null ? ReproductionSize.MINUTES : size;
        if (!isPack && chosen != ReproductionSize.MINUTES && out == null) {
            mistakes.add("--out", "is needed for runs of hours, so that --resume can go on with them");
        }
        if (isResumed && out == null) {
            mistakes.add("--resume", "needs --out with the folder of the results");
        }
        if (target == null && !attached.isEmpty()) {
            mistakes.add("--attach", "needs --pack");
        }
        mistakes.throwIfAny();
        if (target != null) {
            WholeFile.checkPlace("--pack", target);
            PackNames.checkAttached("--attach", attached);
        }
        String resumeCommand = ResumeCommand.of(Objects.requireNonNull(spec, "given by picocli"));
        try (Reproduction work = new Reproduction(console, config, jobs, out, isResumed, resumeCommand)) {
            Settings settings = work.settings(); // tells mistakes before any work is done
            if (pack != null) {
                return exitCode(new PackReproduction(work, settings).run(pack));
            }
            Path list = studies == null ? Path.of("experiments", "conf", "reproduce.conf") : studies;
            FigureReproduction figures = new FigureReproduction(work, settings.format());
            boolean isRight = figures.run(list, chosen);
            if (target != null) {
                figures.pack(target, attached);
            }
            if (isUpdated) {
                figures.update();
                return exitCode(figures.isSound());
            }
            return exitCode(isRight);
        }
    }

    private static void refuse(boolean isGiven, String option, Mistakes mistakes) {
        if (isGiven) {
            mistakes.add(option, "does not go with a pack");
        }
    }

    private static int exitCode(boolean isRight) {
        return isRight ? ExitCode.DONE : ExitCode.WRONG_RESULTS;
    }

    /** Measures the machine, and tells it if it is noisy. */
    static MachineSpeed measure(Console console) {
        MachineSpeed speed = MachineSpeed.measure();
        if (speed.isNoisy()) {
            console.err().println("machine: " + speed.label());
        }
        return speed;
    }
}
