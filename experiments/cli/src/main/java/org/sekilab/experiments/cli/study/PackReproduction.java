package org.sekilab.experiments.cli.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.Settings;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.output.TextTables;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.study.ReproducedRowLine;
import org.sekilab.experiments.output.json.study.ReproducedRunLine;
import org.sekilab.experiments.pack.Pack;
import org.sekilab.experiments.report.ResultFiles;
import org.sekilab.experiments.reproduce.ComparedRow;
import org.sekilab.experiments.reproduce.ComparedRow.Outcome;
import org.sekilab.experiments.reproduce.ComparisonFile;
import org.sekilab.experiments.reproduce.MachineSpeed;
import org.sekilab.experiments.reproduce.RowComparison;
import org.sekilab.experiments.run.ExperimentRun;
import org.sekilab.experiments.store.Results;

/** Repeats the studies of a pack, and compares all rows. */
final class PackReproduction {
    private static final String PLACE = "reproduce";
    private static final int MOST_LINES = 50;
    private static final double MILLIS_PER_SECOND = 1000;

    private final Reproduction work;
    private final Console console;
    private final List<Path> jars;
    private final OutputFormat format;

    /** @param settings the user's */
    PackReproduction(Reproduction work, Settings settings) {
        this.work = work;
        this.console = work.console();
        this.jars = settings.get(Keys.PLUGIN_JARS);
        this.format = settings.format();
    }

    /** True if no row differs. */
    boolean run(Path file) {
        try (Pack pack = Pack.open(PLACE, file)) {
            work.checkFolders(pack.studies());
            Map<String, ExperimentRun> runs = new LinkedHashMap<>();
            for (String study : pack.studies()) { // all are read before any work is done
                pack.results(study);
                runs.put(study, unpack(pack, study));
            }
            tell(pack, work.speed());
            Map<String, List<ComparedRow>> differences = new LinkedHashMap<>();
            runs.forEach((study, run) -> {
                Results results = work.run(study, run);
                ResultFiles.write("--out", work.folder(study));
                List<ComparedRow> rows = RowComparison.of(results.runs(), pack.results(study), results.jobs());
                ComparisonFile.write("--out", work.folder(study), rows);
                print(study, rows);
                differences.put(
                        study,
                        rows.stream()
                                .filter(row -> row.outcome() == Outcome.DIFFERS)
                                .toList());
            });
            tellDifferences(differences);
            return differences.values().stream().allMatch(List::isEmpty);
        }
    }

    private ExperimentRun unpack(Pack pack, String study) {
        return ExperimentRun.unpack(pack.study(study), jars, work.laboratories(Reproduction.nothing()), new Mistakes());
    }

    private void tell(Pack pack, MachineSpeed speed) {
        if (format == OutputFormat.JSONL) {
            Json.write(console.out(), speed.line());
            return;
        }
        Build build = Build.ofThisProgram();
        console.out().println("there: " + pack.program());
        pack.machines().forEach(machine -> console.out().println("       " + machine));
        console.out().println("here:  sekilab %s, commit %s".formatted(build.version(), build.commit()));
        console.out().println("       " + speed.label());
        console.out().println();
    }

    private void print(String study, List<ComparedRow> rows) {
        Map<String, List<ComparedRow>> byRun = new LinkedHashMap<>();
        rows.forEach(row ->
                byRun.computeIfAbsent(row.key().run(), run -> new ArrayList<>()).add(row));
        List<List<String>> cells = new ArrayList<>();
        byRun.forEach((run, its) -> {
            double there = millis(its.stream().map(ComparedRow::there).toList());
            double here = millis(its.stream().map(ComparedRow::here).toList());
            ReproducedRunLine line = new ReproducedRunLine(
                    study,
                    run,
                    its.size(),
                    count(its, Outcome.SAME),
                    count(its, Outcome.TIME),
                    count(its, Outcome.DIFFERS),
                    Json.ofMillis(there),
                    Json.ofMillis(here));
            if (format == OutputFormat.JSONL) {
                Json.write(console.out(), line);
            }
            cells.add(List.of(
                    run,
                    Numbers.whole(line.rows()),
                    Numbers.whole(line.same()),
                    Numbers.whole(line.byTime()),
                    Numbers.whole(line.differ()),
                    Numbers.three(there / MILLIS_PER_SECOND),
                    Numbers.three(here / MILLIS_PER_SECOND)));
        });
        if (format == OutputFormat.TEXT) {
            console.out()
                    .print(TextTables.format(List.of(new Table(
                            "%s: rows there and here".formatted(study),
                            "",
                            List.of("run", "rows", "same", "by time", "differ", "s there", "s here"),
                            cells))));
        }
        console.out().flush();
    }

    private static int count(List<ComparedRow> rows, Outcome outcome) {
        return (int) rows.stream().filter(row -> row.outcome() == outcome).count();
    }

    private static double millis(List<ComparedRow.Finding> findings) {
        return findings.stream().mapToDouble(ComparedRow.Finding::millis).sum();
    }

    private void tellDifferences(Map<String, List<ComparedRow>> differences) {
        List<String> lines = new ArrayList<>();
        differences.forEach((study, rows) -> rows.forEach(row -> {
            lines.add("%s: %s: %s".formatted(PLACE, study, row.label()));
            if (format == OutputFormat.JSONL) {
                Json.write(console.out(), line(study, row));
            }
        }));
        if (format == OutputFormat.TEXT) {
            lines.stream().limit(MOST_LINES).forEach(console.err()::println);
        }
        if (!lines.isEmpty()) {
            String where = work.kept()
                    .map(folder -> "; all rows are in %s, a file for each study"
                            .formatted(folder.resolve("*").resolve(ComparisonFile.NAME)))
                    .orElse("");
            console.err().println("%s: rows that differ: %d%s".formatted(PLACE, lines.size(), where));
        }
    }

    private static ReproducedRowLine line(String study, ComparedRow row) {
        return new ReproducedRowLine(
                study,
                row.key().run(),
                row.key().set(),
                row.key().file(),
                row.key().index(),
                row.key().problem(row.item()).item(),
                row.key().repetition(),
                row.there().verdict(),
                row.here().verdict(),
                row.there().nodes(),
                row.here().nodes(),
                Json.ofMillis(row.there().millis()),
                Json.ofMillis(row.here().millis()));
    }
}
