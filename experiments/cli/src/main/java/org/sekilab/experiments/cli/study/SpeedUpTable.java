package org.sekilab.experiments.cli.study;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.SpeedUpLine;
import org.sekilab.experiments.speedup.AnswerCost;
import org.sekilab.experiments.speedup.SpeedUpRow;

/** Writes how much sooner several threads solved regions, a line for each, and what that is in all. */
public final class SpeedUpTable {
    private static final String ROW = "%-16s %-4s %6s  %-8s %12s %12s %10s %10s %9s%n";

    private final PrintStream out;
    private final OutputFormat format;

    public SpeedUpTable(PrintStream out, OutputFormat format) {
        this.out = out;
        this.format = format;
    }

    /**
     * Writes all regions.
     *
     * @param threads how many the several are
     */
    public void write(List<SpeedUpRow> rows, int threads) {
        if (format == OutputFormat.JSONL) {
            rows.forEach(row -> Json.write(out, line(row, threads)));
            return;
        }
        String nodes = "nodes by ";
        String millis = "ms by ";
        out.printf(
                ROW,
                "board",
                "at",
                "points",
                "verdict",
                nodes + 1,
                nodes + threads,
                millis + 1,
                millis + threads,
                "speed-up");
        for (SpeedUpRow row : rows) {
            out.printf(
                    ROW,
                    row.board(),
                    row.at(),
                    row.points(),
                    row.isSameVerdict() ? row.one().verdict() : "differs",
                    row.one().nodes(),
                    row.several().nodes(),
                    decimal(row.one().millis()),
                    decimal(row.several().millis()),
                    decimal(row.speedUp()));
        }
        double mean = Math.exp(rows.stream()
                .mapToDouble(row -> Math.log(row.speedUp()))
                .average()
                .orElse(Double.NaN));
        out.printf(
                "%d regions with %d threads: %s times as fast in total, %s as geometric mean, with %s times the nodes; different verdicts: %d%n",
                rows.size(),
                threads,
                decimal(sum(rows, row -> row.one().millis())
                        / sum(rows, row -> row.several().millis())),
                decimal(mean),
                decimal(sum(rows, row -> row.several().nodes())
                        / sum(rows, row -> row.one().nodes())),
                rows.stream().filter(row -> !row.isSameVerdict()).count());
        out.flush();
    }

    private static double sum(List<SpeedUpRow> rows, ToDoubleFunction<SpeedUpRow> value) {
        return rows.stream().mapToDouble(value).sum();
    }

    private static SpeedUpLine line(SpeedUpRow row, int threads) {
        return new SpeedUpLine(row.board(), row.at(), row.points(), threads, cost(row.one()), cost(row.several()));
    }

    private static SpeedUpLine.ThreadCost cost(AnswerCost effort) {
        return new SpeedUpLine.ThreadCost(effort.verdict(), effort.nodes(), Json.ofMillis(effort.millis()));
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
