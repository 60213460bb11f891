package org.sekilab.experiments.report;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sekilab.experiments.gtp.GtpResponse;
import org.sekilab.experiments.regress.Counts;
import org.sekilab.experiments.regress.Outcome;
import org.sekilab.experiments.regress.Shown;
import org.sekilab.experiments.regress.SideBySide;
import org.sekilab.experiments.regress.TestResult;

/**
 * Writes the results of regression tests for people: a table for each file, with a row a test and a column an engine, and at the end one with a
 * row a file. Mutable; for one thread.
 */
public final class RegressTable implements RegressWriter {
    private static final int MAX_WIDTH = 36; // of a cell
    private static final String CUT = "...";
    private static final String GAP = "  ";
    private static final List<String> COUNTS = List.of("pass", "fail", "pass*", "fail*", "refused", "lost");

    private final PrintStream out;
    private final Shown shown;
    private final List<String> engines;
    private final List<List<String>> files = new ArrayList<>(); // rows of the last table

    /** @param engines the names of all engines, in the order of results */
    public RegressTable(PrintStream out, Shown shown, List<String> engines) {
        this.out = out;
        this.shown = shown;
        this.engines = List.copyOf(engines);
    }

    @Override
    public void write(SideBySide results) {
        files.add(row(results.path().toString(), results.counts()));
        List<List<String>> rows = new ArrayList<>();
        results.tests(shown).forEach(test -> rows.add(row(test)));
        if (!rows.isEmpty()) {
            List<String> header = new ArrayList<>(List.of("", "command", "wanted"));
            header.addAll(engines);
            rows.add(0, header);
            out.println(results.path());
            out.println();
            print(rows);
            out.println();
            out.flush();
        }
    }

    @Override
    public void finish(List<Counts> totals) {
        if (files.size() > 1) {
            files.add(row("total", totals));
        }
        List<String> header = new ArrayList<>(List.of("file", "tests"));
        for (String engine : engines) {
            header.add(engine + " " + COUNTS.get(0));
            header.addAll(COUNTS.subList(1, COUNTS.size()));
        }
        String title =
                "*: of tests that are marked as failing; refused: of those that fail, not carried out; lost: without an answer";
        out.print(TextTables.format(List.of(new Table(title, "", header, files))));
        out.flush();
    }

    private static List<String> row(String name, List<Counts> counts) {
        List<String> row =
                new ArrayList<>(List.of(name, Integer.toString(counts.get(0).tests())));
        for (Counts each : counts) {
            IntStream.of(
                            each.passed(),
                            each.failed(),
                            each.unexpectedlyPassed(),
                            each.expectedlyFailed(),
                            each.refused(),
                            each.lost())
                    .mapToObj(Integer::toString)
                    .forEach(row::add);
        }
        return row;
    }

    private static List<String> row(List<TestResult> results) {
        TestResult first = results.get(0);
        List<String> row = new ArrayList<>();
        row.add(
                first.test().id().isEmpty()
                        ? "line " + first.test().line()
                        : first.test().id());
        row.add(cut(first.test().command()));
        row.add(cut(first.test().wanted()));
        results.forEach(result -> row.add(cell(result)));
        return row;
    }

    private static String cell(TestResult result) {
        if (result.outcome() == Outcome.LOST) {
            return result.outcome().label();
        }
        String answer = result.answer().map(GtpResponse::text).orElse("").replace('\n', ' ');
        return cut("%s: %s%s".formatted(result.outcome().label(), result.isRefused() ? "? " : "", answer));
    }

    private static String cut(String text) {
        return text.length() <= MAX_WIDTH ? text : text.substring(0, MAX_WIDTH - CUT.length()) + CUT;
    }

    private void print(List<List<String>> rows) {
        int[] widths = TextTables.widths(rows);
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                String cell = row.get(column);
                line.append(cell)
                        .append(" ".repeat(widths[column] - cell.length()))
                        .append(GAP);
            }
            out.println(line.toString().stripTrailing());
        }
    }
}
