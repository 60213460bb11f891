package org.sekilab.experiments.cli.study;

import static org.sekilab.experiments.output.Numbers.counted;

import java.io.PrintStream;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.SpeedUpLine;
import org.sekilab.experiments.speedup.AnswerCost;
import org.sekilab.experiments.speedup.ModelCheckRow;
import org.sekilab.experiments.speedup.SimulationRow;

/** Writes what simulated clusters cost: a line for each region and size, and then one for each size in all. */
final class SimulationTable {
    private static final String ROW = "%-16s %-4s %6s  %-8s %8s %12s %12s %9s %10s %10s %6s %9s%n";

    private static final String CHECK = "%-16s %-4s %8s  %-8s %14s %12s %14s %10s  %s%n";

    private final PrintStream out;
    private final OutputFormat format;

    SimulationTable(PrintStream out, OutputFormat format) {
        this.out = out;
        this.format = format;
    }

    void write(List<SimulationRow> rows, List<Integer> workers) {
        if (format == OutputFormat.JSONL) {
            rows.forEach(row -> Json.write(out, line(row)));
            return;
        }
        out.printf(
                ROW,
                "board",
                "at",
                "points",
                "verdict",
                "workers",
                "nodes alone",
                "nodes",
                "searches",
                "kilobytes",
                "seconds",
                "busy",
                "speed-up");
        rows.forEach(this::writeRow);
        workers.forEach(number -> writeTotal(
                number, rows.stream().filter(row -> row.workers() == number).toList()));
        out.flush();
    }

    /** Writes the model and threads of this process beside each other. */
    void writeCheck(List<ModelCheckRow> rows) {
        if (format == OutputFormat.JSONL) {
            rows.forEach(row -> Json.write(out, line(row)));
            return;
        }
        out.printf(
                CHECK, "board", "at", "workers", "verdict", "nodes: model", "real", "seconds: model", "real", "model");
        for (ModelCheckRow row : rows) {
            out.printf(
                    CHECK,
                    row.board(),
                    row.at(),
                    row.workers(),
                    row.model().verdict() == row.real().verdict() ? row.real().verdict() : "differs",
                    row.model().nodes(),
                    row.real().nodes(),
                    decimal(row.model().millis() / 1e3, 3),
                    decimal(row.real().millis() / 1e3, 3),
                    judgement(row));
        }
        rows.stream()
                .map(ModelCheckRow::workers)
                .distinct()
                .forEach(number -> writeCheckTotal(
                        number,
                        rows.stream().filter(row -> row.workers() == number).toList()));
        out.flush();
    }

    private static String judgement(ModelCheckRow row) {
        if (row.isOpen()) {
            return "open";
        }
        return row.isRight() ? "right" : "wrong";
    }

    private void writeCheckTotal(int workers, List<ModelCheckRow> rows) {
        List<ModelCheckRow> answered =
                rows.stream().filter(row -> !row.isOpen()).toList();
        long right = answered.stream().filter(ModelCheckRow::isRight).count();
        double model = answered.stream().mapToLong(row -> row.model().nodes()).sum();
        double real = answered.stream().mapToLong(row -> row.real().nodes()).sum();
        out.printf(
                "%s, %s: the model is right for %d, wrong for %d, and limits leave %d open; "
                        + "it has %s times the nodes in total%n",
                counted(rows.size(), "regions"),
                counted(workers, "workers"),
                right,
                answered.size() - right,
                rows.size() - answered.size(),
                answered.isEmpty() ? "-" : decimal(Math.max(1, model) / Math.max(1, real), 2));
    }

    private static SpeedUpLine.CheckLine line(ModelCheckRow row) {
        return new SpeedUpLine.CheckLine(
                row.board(), row.at(), row.workers(), cost(row.model()), cost(row.real()), row.isRight());
    }

    private static SpeedUpLine.ThreadCost cost(AnswerCost cost) {
        return new SpeedUpLine.ThreadCost(cost.verdict(), cost.nodes(), new BigDecimal(decimal(cost.millis(), 3)));
    }

    private void writeRow(SimulationRow row) {
        out.printf(
                ROW,
                row.board(),
                row.at(),
                row.points(),
                row.verdict() == row.one().verdict() ? row.verdict() : "differs",
                row.workers(),
                row.one().nodes(),
                row.nodes(),
                row.searches(),
                decimal(row.bytes() / 1e3, 1),
                decimal(row.seconds(), 3),
                decimal(100 * row.busy(), 0) + "%",
                decimal(row.speedUp(), 2));
    }

    private void writeTotal(int workers, List<SimulationRow> rows) {
        double alone =
                rows.stream().mapToDouble(row -> row.speedUp() * row.seconds()).sum();
        double seconds = rows.stream().mapToDouble(SimulationRow::seconds).sum();
        double nodesAlone = rows.stream().mapToLong(row -> row.one().nodes()).sum();
        double nodes = rows.stream().mapToLong(SimulationRow::nodes).sum();
        long different = rows.stream()
                .filter(row -> row.verdict() != row.one().verdict())
                .count();
        out.printf(
                "%s, %s: %s times as fast in total, with %s times the nodes; different verdicts: %d%n",
                counted(rows.size(), "regions"),
                counted(workers, "workers"),
                decimal(alone / seconds, 2),
                decimal(nodes / nodesAlone, 2),
                different);
    }

    private static SpeedUpLine.ClusterLine line(SimulationRow row) {
        return new SpeedUpLine.ClusterLine(
                row.board(),
                row.at(),
                row.points(),
                row.one().nodes(),
                row.workers(),
                row.verdict(),
                row.nodes(),
                row.searches(),
                row.bytes(),
                new BigDecimal(decimal(row.seconds(), 6)),
                new BigDecimal(decimal(row.busy(), 4)),
                new BigDecimal(decimal(row.speedUp(), 2)));
    }

    private static String decimal(double number, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", number);
    }
}
