package org.sekilab.experiments.cli.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.output.TextTables;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.study.ReproducedFigureLine;
import org.sekilab.experiments.pack.PackWriter;
import org.sekilab.experiments.pack.PackWriter.FinishedStudy;
import org.sekilab.experiments.report.ResultFiles;
import org.sekilab.experiments.reproduce.Catalog;
import org.sekilab.experiments.reproduce.CommittedFigures;
import org.sekilab.experiments.reproduce.Figure;
import org.sekilab.experiments.reproduce.FigureFile;
import org.sekilab.experiments.reproduce.FiguresPage;
import org.sekilab.experiments.reproduce.MachineSpeed;
import org.sekilab.experiments.reproduce.ReproducedFigure;
import org.sekilab.experiments.reproduce.ReproducedFigure.Outcome;
import org.sekilab.experiments.reproduce.ReproducedFigure.StudySet;
import org.sekilab.experiments.reproduce.ReproductionSize;
import org.sekilab.experiments.reproduce.StudyFigures;
import org.sekilab.experiments.reproduce.StudyFigures.Measured;
import org.sekilab.experiments.run.Experiment;
import org.sekilab.experiments.run.ExperimentFile;
import org.sekilab.experiments.run.ExperimentRun;
import org.sekilab.experiments.run.PositionSet;
import org.sekilab.experiments.store.Results;

/** Repeats the studies behind the figures of the documents, and compares all figures. Mutable; for one thread. */
final class FigureReproduction {
    private static final String PLACE = "--studies";

    private final Reproduction work;
    private final Console console;
    private final OutputFormat format;
    private final Map<String, ExperimentRun> runs = new LinkedHashMap<>();
    private final Set<StudySet> skipped = new HashSet<>();
    private final List<String> alarms = new ArrayList<>();
    private @Nullable Finished finished;

    /**
     * What was compared.
     *
     * @param table the file with all figures
     */
    private record Finished(
            ReproductionSize size,
            Catalog catalog,
            CommittedFigures committed,
            List<ReproducedFigure> figures,
            Path table) {}

    FigureReproduction(Reproduction work, OutputFormat format) {
        this.work = work;
        this.console = work.console();
        this.format = format;
    }

    /** True if no figure differs, no job failed, and no proofs contradict each other. */
    boolean run(Path list, ReproductionSize size) {
        Catalog catalog = Catalog.read(PLACE, list, size);
        CommittedFigures committed = CommittedFigures.read(PLACE, catalog.figures());
        catalog.studies().forEach(this::prepare);
        work.checkFolders(List.copyOf(runs.keySet()));
        MachineSpeed speed = work.speed();
        Map<Figure, Measured> here = new LinkedHashMap<>(StudyFigures.of(speed));
        runs.forEach((study, run) -> {
            Results results = work.run(study, run);
            ResultFiles.write("--out", work.folder(study))
                    .alarms()
                    .lines()
                    .forEach(line -> alarms.add("%s: %s".formatted(study, line)));
            here.putAll(StudyFigures.of(study, results));
        });
        List<ReproducedFigure> figures = ReproducedFigure.compare(committed.of(size), here, skipped);
        Path table = FigureFile.write("--out", work.folder(), figures);
        finished = new Finished(size, catalog, committed, figures, table);
        print(speed, figures);
        alarms.forEach(console.err()::println);
        return isSound() && count(figures, Outcome.DIFFERS) == 0;
    }

    /** True if no job failed and no proofs contradict each other. */
    boolean isSound() {
        return alarms.isEmpty();
    }

    private void prepare(Catalog.Study study) {
        Mistakes mistakes = new Mistakes();
        Path file = study.experiment();
        Experiment experiment = ExperimentFile.read(file, mistakes);
        mistakes.throwIfAny();
        Path folder = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file);
        List<PositionSet> sets = new ArrayList<>();
        for (PositionSet set : experiment.sets()) {
            Optional<Path> missing = set.missing(folder);
            if (missing.isPresent()) {
                skipped.add(new StudySet(study.name(), set.name()));
                console.err()
                        .println("%s: set %s is skipped: %s is not here"
                                .formatted(study.name(), set.name(), missing.get()));
            } else {
                sets.add(set);
            }
        }
        if (!sets.isEmpty()) {
            runs.put(
                    study.name(),
                    new ExperimentRun(experiment.with(sets), file, work.laboratories(study.settings()), mistakes));
        }
    }

    private void print(MachineSpeed speed, List<ReproducedFigure> figures) {
        if (format == OutputFormat.JSONL) {
            Json.write(console.out(), speed.line());
            figures.forEach(figure -> Json.write(console.out(), line(figure)));
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        for (ReproducedFigure each : figures) {
            rows.add(List.of(
                    each.figure().label(),
                    written(each.committed()),
                    written(each.here()),
                    each.tolerance().toString(),
                    Words.of(each.outcome())));
        }
        console.out()
                .print(TextTables.format(List.of(new Table(
                        "machine: " + speed.label(),
                        "",
                        List.of("figure", "committed", "here", "tolerance", "outcome"),
                        rows))));
        console.out()
                .println("%d figures pass, %d differ, %d are skipped, %d are new"
                        .formatted(
                                count(figures, Outcome.PASS),
                                count(figures, Outcome.DIFFERS),
                                count(figures, Outcome.SKIPPED),
                                count(figures, Outcome.NEW)));
        console.out().flush();
    }

    private static long count(List<ReproducedFigure> figures, Outcome outcome) {
        return figures.stream().filter(each -> each.outcome() == outcome).count();
    }

    private static String written(OptionalDouble value) {
        return value.isPresent() ? CommittedFigures.plain(value.getAsDouble()) : "-";
    }

    private static ReproducedFigureLine line(ReproducedFigure each) {
        Figure figure = each.figure();
        return new ReproducedFigureLine(
                figure.study(),
                figure.set(),
                figure.run(),
                figure.name(),
                each.committed().isPresent() ? Json.number(each.committed().getAsDouble()) : null,
                each.here().isPresent() ? Json.number(each.here().getAsDouble()) : null,
                each.tolerance().toString(),
                Words.of(each.outcome()));
    }

    /** Writes all studies that were run, and the table of figures, into one file. */
    void pack(Path target, List<Path> attached) {
        List<Path> all = new ArrayList<>(attached);
        all.add(Objects.requireNonNull(finished, "nothing was run").table);
        List<FinishedStudy> studies = new ArrayList<>();
        runs.forEach((study, run) -> studies.add(new FinishedStudy(study, run.pack(), work.folder(study))));
        PackWriter.write("--pack", target, studies, all);
    }

    /** Takes the figures as the committed ones, and makes the tables of the document anew. */
    void update() {
        Finished done = Objects.requireNonNull(finished, "nothing was run");
        CommittedFigures updated = done.committed.with(done.size, ReproducedFigure.rows(done.figures));
        String page;
        try {
            page = Files.readString(done.catalog.page());
        } catch (IOException e) {
            throw InputException.ofReading(done.catalog.page(), e);
        }
        Optional<String> changed = FiguresPage.replace(page, done.size, updated.of(done.size));
        updated.write(PLACE, done.catalog.figures());
        changed.ifPresent(text -> WholeFile.write(PLACE, done.catalog.page(), text));
    }
}
