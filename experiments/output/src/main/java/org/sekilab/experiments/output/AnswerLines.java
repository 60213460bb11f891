package org.sekilab.experiments.output;

import java.io.PrintStream;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.RowErrorLine;
import org.sekilab.search.Statistics;

/** What the answers to problems have in common, whatever was asked. */
public final class AnswerLines {
    private static final double NANOS_PER_MILLI = 1e6;

    private AnswerLines() {}

    /** Writes in place of an answer why there is none. */
    public static void writeError(PrintStream out, OutputFormat format, int row, String problem) {
        if (format == OutputFormat.JSONL) {
            Json.write(out, new RowErrorLine(row, problem));
            return;
        }
        out.printf("%d: error: %s%n", row, Printable.text(problem));
        out.flush();
    }

    public static double millis(Statistics statistics) {
        return statistics.elapsedNanos() / NANOS_PER_MILLI;
    }
}
