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
import org.sekilab.experiments.solve.RefutationTally;
import org.sekilab.safety.Cause;

/**
 * Writes why points are not proved: a JSON object on a line for each position, or one table for all. Mutable; for one
 * thread.
 */
public final class CauseWriter {
    private static final String ROW = "%-18s %7d %5.1f %7d %8d   %s\n";

    private final PrintStream out;
    private final OutputFormat format;
    private final List<Cause> causes;
    private final List<CauseTally> tallies = new ArrayList<>();
    private final List<RefutationTally> refutations = new ArrayList<>();

    /** @param causes that the results may have */
    public CauseWriter(PrintStream out, OutputFormat format, List<Cause> causes) {
        this.out = out;
        this.format = format;
        this.causes = List.copyOf(causes);
    }

    /** Takes one position. */
    public void write(CauseResult result) {
        if (format == OutputFormat.JSONL) {
            Json.write(out, CausesLine.of(result));
        } else {
            tallies.add(result.tally());
            result.refutations().map(RefutationTally::of).ifPresent(refutations::add);
        }
    }

    /** Ends the report. */
    public void finish() {
        if (format == OutputFormat.JSONL) {
            return;
        }
        CauseTally total = CauseTally.sum(tallies);
        out.printf(Locale.ROOT, "%-18s %7s %5s %7s %8s%n", "cause", "points", "%", "blocks", "regions");
        for (Cause cause : causes) {
            CauseTally.Loss loss = total.loss(cause);
            out.print(ROW.formatted(
                    cause.label(),
                    loss.points(),
                    percent(loss.points(), total.points()),
                    loss.blocks(),
                    loss.regions(),
                    cause.description()));
        }
        int neutral = total.loss(Cause.NEUTRAL).points();
        out.printf(
                Locale.ROOT,
                "proved %d of %d points (%.1f%%), %.1f%% of those that are not neutral%n",
                total.safePoints(),
                total.points(),
                percent(total.safePoints(), total.points()),
                percent(total.safePoints(), total.points() - neutral));
        if (causes.contains(Cause.REFUTED)) {
            writeRefutations(total, RefutationTally.sum(refutations));
        }
        out.flush();
    }

    private void writeRefutations(CauseTally total, RefutationTally refuted) {
        int points = total.loss(Cause.REFUTED).points();
        int unproved = total.points() - total.safePoints();
        int left = total.points() - points - total.loss(Cause.NEUTRAL).points();
        out.printf(
                Locale.ROOT,
                "refuted %d of %d unproved points (%.1f%%), %d of them one by one; without them and neutral points: %.1f%%%n",
                points,
                unproved,
                percent(points, unproved),
                refuted.lostPoints(),
                percent(left, total.points()));
        out.printf(
                Locale.ROOT,
                "one move makes %d of %d refuted regions safe: %d moves on %d boards%n",
                refuted.unsettled(),
                refuted.regions(),
                refuted.moves(),
                refuted.boards());
    }

    private static double percent(int part, int whole) {
        return 100.0 * part / Math.max(1, whole);
    }
}
