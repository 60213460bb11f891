package org.sekilab.experiments.cli.study;

import java.io.PrintStream;
import java.util.Locale;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.limits.StopRow;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.LimitsLine;

/** Writes how soon searches stopped at their limits, a line for each engine, scope and limit. */
public final class StopTable {
    private static final String ROW = "%-10s  %-6s  %-9s  %8s  %14s  %10s%n";

    private final PrintStream out;
    private final OutputFormat format;

    public StopTable(PrintStream out, OutputFormat format) {
        this.out = out;
        this.format = format;
    }

    /** Writes the heads of the columns, where people read the table. */
    public void begin() {
        if (format == OutputFormat.TEXT) {
            out.printf(ROW, "engine", "scope", "limit", "stopped", "other reasons", "worst ms");
            out.flush();
        }
    }

    public void write(StopRow row) {
        if (format == OutputFormat.JSONL) {
            Json.write(
                    out,
                    new LimitsLine(
                            row.engine(),
                            Words.of(row.scope()),
                            row.limit(),
                            row.stopped(),
                            row.wrongReasons(),
                            Json.millis(row.worstNanos())));
            return;
        }
        out.printf(
                ROW,
                row.engine(),
                Words.of(row.scope()),
                row.limit().label(),
                row.stopped(),
                row.wrongReasons(),
                String.format(Locale.ROOT, "%.2f", Numbers.millis(row.worstNanos())));
        out.flush();
    }
}
