package org.sekilab.experiments.cli.region;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.AnswerLines;
import org.sekilab.experiments.output.JsonLine;
import org.sekilab.experiments.region.Basis;
import org.sekilab.experiments.region.RegionAnswer;
import org.sekilab.experiments.region.SearchCost;
import org.sekilab.safety.Moonshine;
import org.sekilab.safety.RegionResult;
import org.sekilab.search.Limit;

/**
 * Writes the answers to region problems, each on a line: a JSON object, or text for people. {@code nodes} counts the
 * first search and {@code researchNodes} the second. {@code checkNodes} counts the search that shows that repetitions
 * do not matter. {@code tableHits} counts all searches. Mutable: adds up what they cost.
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
            JsonLine.write(out, json -> writeFields(json, row, answer));
            return;
        }
        RegionResult result = answer.result();
        String limit =
                result.limit() == Limit.NONE ? "" : " (limit: %s)".formatted(AnswerLines.lowerCase(result.limit()));
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
        AnswerLines.writeError(out, format, row, problem);
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

    private static void writeFields(JsonGenerator json, OptionalInt row, RegionAnswer answer) throws IOException {
        RegionResult result = answer.result();
        if (row.isPresent()) {
            json.writeNumberField("row", row.getAsInt());
        }
        json.writeStringField("file", answer.query().file().toString());
        json.writeNumberField("index", answer.index());
        json.writeStringField("at", answer.query().at().text());
        json.writeStringField("defender", AnswerLines.lowerCase(answer.defender()));
        json.writeStringField("first", AnswerLines.lowerCase(answer.query().first()));
        json.writeStringField("verdict", result.verdict().name());
        AnswerLines.writeVariation(json, variation(answer));
        json.writeNumberField("nodes", result.first().nodes());
        json.writeNumberField("researchNodes", result.second().nodes());
        json.writeNumberField("checkNodes", result.check().nodes());
        json.writeNumberField("tableHits", result.total().tableHits());
        json.writeFieldName("millis");
        json.writeNumber(String.format(Locale.ROOT, "%.3f", millis(result)));
        json.writeStringField("limit", AnswerLines.lowerCase(result.limit()));
        if (result.moonshine() != Moonshine.NOT_ASKED) {
            json.writeBooleanField("moonshine", result.moonshine() == Moonshine.YES);
        }
        json.writeStringField("basis", answer.basis().words());
        json.writeStringField("method", answer.method());
    }

    private static String basis(RegionAnswer answer) {
        return answer.basis() == Basis.ALONE
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
        return AnswerLines.millis(result.total());
    }

    private static List<String> variation(RegionAnswer answer) {
        return AnswerLines.names(answer.geometry(), answer.result().principalVariation());
    }
}
