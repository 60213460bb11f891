package org.sekilab.experiments.cli.study;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.JsonLine;
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
            rows.forEach(row -> JsonLine.write(out, json -> writeFields(json, row, threads)));
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

    private static void writeFields(JsonGenerator json, SpeedUpRow row, int threads) throws IOException {
        json.writeStringField("board", row.board());
        json.writeStringField("at", row.at());
        json.writeNumberField("points", row.points());
        json.writeNumberField("threads", threads);
        writeEffort(json, "one", row.one());
        writeEffort(json, "several", row.several());
    }

    private static void writeEffort(JsonGenerator json, String name, AnswerCost effort) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeStringField("verdict", effort.verdict().name());
        json.writeNumberField("nodes", effort.nodes());
        json.writeFieldName("millis");
        json.writeNumber(decimal(effort.millis()));
        json.writeEndObject();
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
