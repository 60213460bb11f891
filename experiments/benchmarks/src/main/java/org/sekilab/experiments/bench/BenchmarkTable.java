package org.sekilab.experiments.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.output.json.BenchLine;
import org.sekilab.experiments.output.json.Json;

/** Writes what benchmarks measured, and on what: the build, the Java and the machine. */
public final class BenchmarkTable {
    private static final String ROW = "  %-10s  %16s  %14s  %s%n";

    private final PrintStream out;

    public BenchmarkTable(PrintStream out) {
        this.out = out;
    }

    /** Writes an aligned table for people. */
    public void writeText(List<BenchmarkRow> rows) {
        Build build = Build.ofThisProgram();
        out.printf(
                "sekilab %s, commit %s; %s %s; %s %s, %d processors%n%n",
                build.version(),
                build.commit(),
                System.getProperty("java.vm.name"),
                System.getProperty("java.version"),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors());
        int width = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
        out.print(pad("benchmark", width) + ROW.formatted("parameters", "score", "error", "unit"));
        for (BenchmarkRow row : rows) {
            out.print(pad(row.name(), width)
                    + ROW.formatted(parameters(row), number(row.score()), number(row.error()), row.unit()));
        }
        out.flush();
    }

    /** Writes one JSON object a line for each benchmark. */
    public void writeJsonLines(List<BenchmarkRow> rows) {
        Build build = Build.ofThisProgram();
        for (BenchmarkRow row : rows) {
            Json.write(
                    out,
                    new BenchLine(
                            row.name(),
                            row.parameters(),
                            row.mode(),
                            Json.number(row.score()),
                            Double.isNaN(row.error()) ? null : Json.number(row.error()),
                            row.unit(),
                            row.forks(),
                            row.iterations(),
                            build.version(),
                            build.commit(),
                            System.getProperty("java.version"),
                            System.getProperty("os.name") + " " + System.getProperty("os.arch"),
                            Runtime.getRuntime().availableProcessors()));
        }
    }

    private static String parameters(BenchmarkRow row) {
        return row.parameters().entrySet().stream()
                .map(parameter -> parameter.getKey() + "=" + parameter.getValue())
                .collect(Collectors.joining(" "));
    }

    private static String number(double value) {
        return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, value < 10_000 ? "%,.2f" : "%,.0f", value);
    }

    private static String pad(String name, int width) {
        return name + " ".repeat(width - name.length());
    }
}
