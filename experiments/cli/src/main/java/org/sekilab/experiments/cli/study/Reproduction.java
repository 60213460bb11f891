package org.sekilab.experiments.cli.study;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.config.Settings;
import org.sekilab.experiments.reproduce.MachineSpeed;
import org.sekilab.experiments.run.ExperimentRun;
import org.sekilab.experiments.run.JobRunner;
import org.sekilab.experiments.run.Variant;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Results;

/** Runs one study after the other, each in a folder of its own. Mutable; for one thread. */
final class Reproduction implements AutoCloseable {
    private static final String OUT = "--out";
    private static final String RESUME = "--resume";

    private final Console console;
    private final ConfigOptions config;
    private final @Nullable String jobs;
    private final Path folder;
    private final boolean isKept;
    private final boolean isResumed;
    private final String resumeCommand;
    private Optional<MachineSpeed> speed = Optional.empty();

    /** @param out the folder for the results; without one they are not kept */
    Reproduction(
            Console console,
            ConfigOptions config,
            @Nullable String jobs,
            @Nullable Path out,
            boolean isResumed,
            String resumeCommand) {
        this.console = console;
        this.config = config;
        this.jobs = jobs;
        this.isKept = out != null;
        this.folder = out == null ? temporary() : out;
        this.isResumed = isResumed;
        this.resumeCommand = resumeCommand;
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("sekilab");
        } catch (IOException e) {
            throw new InputException(OUT, "no temporary folder can be made (%s)".formatted(InputException.reason(e)));
        }
    }

    /** What the options of the user say without any study. */
    Settings settings() {
        return laboratories(nothing()).open(new Variant("", nothing()), 1).settings();
    }

    Console console() {
        return console;
    }

    /** The folder of a study. */
    Path folder(String study) {
        return folder.resolve(study);
    }

    /** The folder of all studies. It is there once a study was run. */
    Path folder() {
        return folder;
    }

    /** The folder of all studies, if they are kept. */
    Optional<Path> kept() {
        return isKept ? Optional.of(folder) : Optional.empty();
    }

    /** The speed of this machine. It is measured when it is asked for first. */
    MachineSpeed speed() {
        if (speed.isEmpty()) {
            speed = Optional.of(ReproduceCommand.measure(console));
        }
        return speed.get();
    }

    /** Refuses a folder that has results already, before any work is done. */
    void checkFolders(List<String> studies) {
        for (String study : studies) {
            if (!isResumed && ResultStore.isIn(folder(study))) {
                throw new InputException(
                        OUT, "%s: has results already; maybe %s is meant".formatted(folder(study), RESUME));
            }
        }
    }

    /** Does what is left of a study, and reads its results. */
    Results run(String study, ExperimentRun run) {
        Path target = folder(study);
        ExperimentRun.Start start =
                isResumed && ResultStore.isIn(target) ? ExperimentRun.Start.RESUME : ExperimentRun.Start.FRESH;
        ExperimentRun measured = run.withFact(ResultStore.MACHINE_SPEED, speed().label());
        try (RunProgress progress = new RunProgress(console, resumeCommand)) {
            return progress.attempt(() -> {
                measured.run(new Destination(target, OUT, RESUME), start, JobRunner.local(), progress);
                return results(target);
            });
        }
    }

    private static Results results(Path folder) {
        try (ResultStore store = ResultStore.openExisting(OUT, folder)) {
            return Results.of(store);
        }
    }

    /**
     * The configurations of variants.
     *
     * @param over settings of the study over those of the variant; the options of the user win over both
     */
    ExperimentRun.Laboratories laboratories(Config over) {
        return new VariantLaboratories(over, layers -> {
            config.addTo(layers);
            if (jobs != null) {
                layers.addOption("--jobs", SearchKeys.THREADS, jobs);
            }
        });
    }

    /** No settings. */
    static Config nothing() {
        return ConfigFactory.empty();
    }

    @Override
    public void close() {
        if (isKept) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException | UncheckedIOException e) {
            console.err().println("%s: cannot be removed".formatted(folder));
        }
    }
}
