package org.sekilab.experiments.cli.region;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.RegionLine;
import org.sekilab.experiments.region.Basis;
import org.sekilab.experiments.region.RegionAnswer;
import org.sekilab.experiments.region.SearchCost;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limit;

/**
 * Writes the answers to region problems, each on a line: a JSON object, or text for people. Mutable: adds up what they
 * cost.
 */
public final class RegionAnswerWriter {
    private final PrintStream out;
    private final OutputFormat format;
    private SearchCost cost = SearchCost.NONE;
    private int errors;

    public RegionAnswerWriter(PrintStream out, OutputFormat format) {
        this.out = out;
        this.format = format;
    }

    /**
     * Writes an answer.
     *
     * @param row the row of a list that it answers, from 1
     */
    public void write(OptionalInt row, RegionAnswer answer) {
        cost = cost.plus(answer.result());
        if (format == OutputFormat.JSONL) {
            Json.write(out, RegionLine.of(row, answer.query().file().toString(), answer));
            return;
        }
        RegionResult result = answer.result();
        String limit = result.limit() == Limit.NONE ? "" : " (limit: %s)".formatted(Words.of(result.limit()));
        out.printf(
                Locale.ROOT,
                "%s%s: %s%s%s (%s), %d nodes%s, %.1f ms%s%n",
                row.isPresent() ? row.getAsInt() + ": " : "",
                Printable.text(answer.query().at().text()),
                result.verdict(),
                limit,
                moonshine(result),
                basis(answer),
                result.first().nodes(),
                moreNodes(result),
                millis(result),
                result.principalVariation().isEmpty() ? "" : ", " + String.join(" ", variation(answer)));
        out.flush();
    }

    /** Writes in place of an answer why there is none. */
    public void writeError(int row, String problem) {
        errors++;
        ProblemRows.writeError(out, format, row, problem);
    }

    /** Writes for people what the searches cost so far. */
    public void writeCost() {
        if (format == OutputFormat.TEXT) {
            out.printf(
                    Locale.ROOT,
                    "%d of %d problems are SAFE or SEKI: %d nodes in first searches, %d (%.1f%%) in second ones, %d in checks%s%n",
                    cost.answered(),
                    cost.problems(),
                    cost.firstNodes(),
                    cost.secondNodes(),
                    cost.secondPercent(),
                    cost.checkNodes(),
                    errors == 0 ? "" : "; %d rows could not be solved".formatted(errors));
            out.flush();
        }
    }

    private static String basis(RegionAnswer answer) {
        return answer.basis() == Basis.ALONE || answer.result().verdict() == Verdict.UNKNOWN
                ? answer.basis().words()
                : "%s, by %s".formatted(answer.basis().words(), answer.method());
    }

    /** The nodes of the other searches, which have fields of their own in JSON. */
    private static String moreNodes(RegionResult result) {
        String second = result.second().nodes() == 0
                ? ""
                : " + %d to tell seki".formatted(result.second().nodes());
        return result.check().nodes() == 0
                ? second
                : second + " + %d to check".formatted(result.check().nodes());
    }

    private static String moonshine(RegionResult result) {
        return switch (result.moonshine()) {
            case NOT_ASKED -> "";
            case NO -> " (moonshine: no)";
            case YES -> " (moonshine: yes)";
        };
    }

    private static double millis(RegionResult result) {
        return Numbers.millis(result.total().elapsedNanos());
    }

    private static List<String> variation(RegionAnswer answer) {
        return BoardNames.moves(answer.geometry(), answer.result().principalVariation());
    }
}
