package org.sekilab.experiments.cli.solve;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.json.CausesLine;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.solve.CauseResult;
import org.sekilab.experiments.solve.CauseTally;
import org.sekilab.safety.Cause;

/**
 * Writes why points are not proved: a JSON object on a line for each position, or one table for all. Mutable; for one
 * thread.
 */
public final class CauseWriter {
    private static final String ROW = "%-18s %7d %5.1f %7d %8d   %s\n";

    private final PrintStream out;
    private final OutputFormat format;
    private final List<CauseTally> tallies = new ArrayList<>();

    public CauseWriter(PrintStream out, OutputFormat format) {
        this.out = out;
        this.format = format;
    }

    /** Takes one position. */
    public void write(CauseResult result) {
        if (format == OutputFormat.JSONL) {
            Json.write(out, CausesLine.of(result));
        } else {
            tallies.add(result.tally());
        }
    }

    /** Ends the report. */
    public void finish() {
        if (format == OutputFormat.JSONL) {
            return;
        }
        CauseTally total = CauseTally.sum(tallies);
        out.printf(Locale.ROOT, "%-18s %7s %5s %7s %8s%n", "cause", "points", "%", "blocks", "regions");
        for (Cause cause : Cause.values()) {
            CauseTally.Loss loss = total.loss(cause);
            double share = 100.0 * loss.points() / Math.max(1, total.points());
            out.print(ROW.formatted(
                    cause.label(), loss.points(), share, loss.blocks(), loss.regions(), cause.description()));
        }
        int neutral = total.loss(Cause.NEUTRAL).points();
        out.printf(
                Locale.ROOT,
                "proved %d of %d points (%.1f%%), %.1f%% of those that are not neutral%n",
                total.safePoints(),
                total.points(),
                100.0 * total.safePoints() / Math.max(1, total.points()),
                100.0 * total.safePoints() / Math.max(1, total.points() - neutral));
        out.flush();
    }
}
