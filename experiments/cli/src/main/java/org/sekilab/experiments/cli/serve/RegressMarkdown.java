package org.sekilab.experiments.cli.serve;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.regress.Counts;
import org.sekilab.experiments.regress.FileResult;
import org.sekilab.experiments.regress.SideBySide;
import org.sekilab.experiments.report.MarkdownTables;

/**
 * Writes the results of regression tests as a table of a page in Markdown. A row is a suite, which is named after its
 * file and folder. Small suites of a folder share a row. Mutable; for one thread.
 */
final class RegressMarkdown implements RegressWriter {
    private static final int SMALL = 18; // a suite with fewer tests shares a row
    private static final String NOTE = "Counts of tests. Status: tests with the wanted status, with any move; "
            + "refused: failures whose command was not carried out; unknown: failures with the answer unknown.";

    private final PrintStream out;
    private final List<String> engines;
    private final Map<String, List<SideBySide>> files = new LinkedHashMap<>(); // by folder

    /** @param engines the names of all engines, in the order of results */
    RegressMarkdown(PrintStream out, List<String> engines) {
        this.out = out;
        this.engines = List.copyOf(engines);
    }

    @Override
    public void write(SideBySide results) {
        files.computeIfAbsent(folder(results), folder -> new ArrayList<>()).add(results);
    }

    @Override
    public void finish(List<Counts> totals) {
        List<String> header = new ArrayList<>(List.of("suite", "tests"));
        for (String engine : engines) {
            header.addAll(List.of(engine, "status", "refused", "unknown"));
        }
        List<List<String>> rows = new ArrayList<>();
        files.forEach((folder, suites) -> {
            List<SideBySide> small =
                    suites.stream().filter(suite -> tests(suite) < SMALL).toList();
            boolean isShared = small.size() > 1;
            suites.stream()
                    .filter(suite -> !isShared || tests(suite) >= SMALL)
                    .forEach(suite -> rows.add(row("%s/%s".formatted(folder, name(suite)), List.of(suite))));
            if (isShared) {
                rows.add(row("%s, %d small suites".formatted(folder, small.size()), small));
            }
        });
        rows.add(row("all", files.values().stream().flatMap(List::stream).toList()));
        out.print(MarkdownTables.format(List.of(new Table("Suites", NOTE, header, rows))));
        out.flush();
    }

    private List<String> row(String name, List<SideBySide> suites) {
        List<String> row = new ArrayList<>(List.of(
                name, number(suites.stream().mapToInt(RegressMarkdown::tests).sum())));
        IntStream.range(0, engines.size()).forEach(engine -> {
            List<FileResult> results =
                    suites.stream().map(suite -> suite.results().get(engine)).toList();
            Counts counts = results.stream().map(FileResult::counts).reduce(Counts.NONE, Counts::plus);
            row.add(number(counts.passed() + counts.unexpectedlyPassed()));
            row.add(number(
                    results.stream().mapToInt(FileResult::countWantedStatus).sum()));
            row.add(number(counts.refused()));
            row.add(number(counts.open()));
        });
        return row;
    }

    private static String number(int count) {
        return Integer.toString(count);
    }

    private static int tests(SideBySide suite) {
        return suite.counts().get(0).tests();
    }

    private static String name(SideBySide suite) {
        return String.valueOf(suite.path().getFileName());
    }

    private static String folder(SideBySide suite) {
        return String.valueOf(suite.path().toAbsolutePath().getParent().getFileName());
    }
}
