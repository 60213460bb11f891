package org.sekilab.experiments.cli.serve;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.sekilab.experiments.gtp.protocol.GtpResponse;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.output.TextTables;
import org.sekilab.experiments.regress.Counts;
import org.sekilab.experiments.regress.Shown;
import org.sekilab.experiments.regress.SideBySide;
import org.sekilab.experiments.regress.TestOutcome;
import org.sekilab.experiments.regress.TestResult;

/**
 * Writes the results of regression tests for people. Each file has a table with a row a test and a column an engine.
 * The last table has a row a file. Mutable; for one thread.
 */
public final class RegressTable implements RegressWriter {
    private static final int MAX_WIDTH = 36; // of a cell
    private static final String CUT = "...";
    private static final String LEGEND =
            "*: tests with the mark for known failures; refused: failures whose command was not carried out; "
                    + "unknown: failures with the answer unknown; lost: tests without an answer";
    private static final List<Column> COLUMNS = List.of(
            new Column("pass", Counts::passed),
            new Column("fail", Counts::failed),
            new Column("pass*", Counts::unexpectedlyPassed),
            new Column("fail*", Counts::expectedlyFailed));
    private static final List<Column> RARE = List.of( // each column needs a test
            new Column("refused", Counts::refused),
            new Column("unknown", Counts::open),
            new Column("lost", Counts::lost));

    private final PrintStream out;
    private final Shown shown;
    private final List<String> engines;
    private final List<SideBySide> files = new ArrayList<>();

    private record Column(String head, ToIntFunction<Counts> count) {}

    /** @param engines the names of all engines, in the order of results */
    public RegressTable(PrintStream out, Shown shown, List<String> engines) {
        this.out = out;
        this.shown = shown;
        this.engines = List.copyOf(engines);
    }

    @Override
    public void write(SideBySide results) {
        files.add(results);
        List<List<String>> rows = new ArrayList<>();
        results.tests(shown).forEach(test -> rows.add(row(test)));
        if (!rows.isEmpty()) {
            List<String> header = new ArrayList<>(List.of("", "command", "wanted"));
            header.addAll(engines);
            rows.add(0, header);
            out.println(results.path());
            out.println();
            out.print(TextTables.align(rows, TextTables.Side.LEFT));
            out.println();
            out.flush();
        }
    }

    @Override
    public void finish(List<Counts> totals) {
        List<Column> columns = new ArrayList<>(COLUMNS);
        RARE.stream()
                .filter(column -> totals.stream().mapToInt(column.count()).sum() > 0)
                .forEach(columns::add);
        List<String> header = new ArrayList<>(List.of("file", "tests"));
        for (String engine : engines) {
            header.add(engine + " " + columns.get(0).head());
            columns.stream().skip(1).map(Column::head).forEach(header::add);
        }
        List<List<String>> rows = new ArrayList<>();
        files.forEach(file -> rows.add(row(file.path().toString(), file.counts(), columns)));
        if (files.size() > 1) {
            rows.add(row("total", totals, columns));
        }
        out.print(TextTables.format(List.of(new Table(LEGEND, "", header, rows))));
        out.flush();
    }

    private static List<String> row(String name, List<Counts> counts, List<Column> columns) {
        List<String> row =
                new ArrayList<>(List.of(name, Integer.toString(counts.get(0).tests())));
        counts.forEach(each -> columns.forEach(
                column -> row.add(Integer.toString(column.count().applyAsInt(each)))));
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
        if (result.outcome() == TestOutcome.LOST) {
            return result.outcome().label();
        }
        String answer = result.answer().map(GtpResponse::text).orElse("").replace('\n', ' ');
        return cut("%s: %s%s".formatted(result.outcome().label(), result.isRefused() ? "? " : "", answer));
    }

    private static String cut(String text) {
        return text.length() <= MAX_WIDTH ? text : text.substring(0, MAX_WIDTH - CUT.length()) + CUT;
    }
}
