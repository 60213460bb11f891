package org.sekilab.experiments.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.region.RegionAnswer;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.Moonshine;
import org.sekilab.safety.RegionResult;
import org.sekilab.search.Limit;

/**
 * Writes the answers to region problems, each on a line: a JSON object, or text for people. {@code nodes} are those of the first search,
 * {@code researchNodes} of the second, {@code checkNodes} of the one that shows that repetitions do not matter; {@code tableHits} of all.
 */
public final class RegionAnswerWriter {
    private static final double NANOS_PER_MILLI = 1e6;

    private final PrintStream out;
    private final OutputFormat format;

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
        if (format == OutputFormat.JSONL) {
            JsonLine.write(out, json -> writeFields(json, row, answer));
            return;
        }
        RegionResult result = answer.result();
        String limit = result.limit() == Limit.NONE ? "" : " (limit: %s)".formatted(lowerCase(result.limit()));
        out.printf(
                Locale.ROOT,
                "%s%s: %s%s%s, %d nodes, %.1f ms%s%n",
                row.isPresent() ? row.getAsInt() + ": " : "",
                answer.query().at(),
                result.verdict(),
                limit,
                moonshine(result),
                result.total().nodes(),
                millis(result),
                result.principalVariation().isEmpty() ? "" : ", " + String.join(" ", variation(answer)));
        out.flush();
    }

    /** Writes in place of an answer why there is none. */
    public void writeError(int row, String problem) {
        if (format == OutputFormat.JSONL) {
            JsonLine.write(out, json -> {
                json.writeNumberField("row", row);
                json.writeStringField("error", problem);
            });
            return;
        }
        out.printf("%d: error: %s%n", row, problem);
        out.flush();
    }

    private static void writeFields(JsonGenerator json, OptionalInt row, RegionAnswer answer) throws IOException {
        RegionResult result = answer.result();
        if (row.isPresent()) {
            json.writeNumberField("row", row.getAsInt());
        }
        json.writeStringField("file", answer.query().file().toString());
        json.writeNumberField("index", answer.index());
        json.writeStringField("at", answer.query().at());
        json.writeStringField("defender", lowerCase(answer.defender()));
        json.writeStringField("first", lowerCase(answer.query().first()));
        json.writeStringField("verdict", result.verdict().name());
        List<String> variation = variation(answer);
        json.writeFieldName("bestMove");
        if (variation.isEmpty()) {
            json.writeNull();
        } else {
            json.writeString(variation.get(0));
        }
        json.writeArrayFieldStart("pv");
        for (String move : variation) {
            json.writeString(move);
        }
        json.writeEndArray();
        json.writeNumberField("nodes", result.first().nodes());
        json.writeNumberField("researchNodes", result.second().nodes());
        json.writeNumberField("checkNodes", result.check().nodes());
        json.writeNumberField("tableHits", result.total().tableHits());
        json.writeFieldName("millis");
        json.writeNumber(String.format(Locale.ROOT, "%.3f", millis(result)));
        json.writeStringField("limit", lowerCase(result.limit()));
        if (result.moonshine() != Moonshine.NOT_ASKED) {
            json.writeBooleanField("moonshine", result.moonshine() == Moonshine.YES);
        }
    }

    private static String moonshine(RegionResult result) {
        return switch (result.moonshine()) {
            case NOT_ASKED -> "";
            case NO -> " (moonshine: no)";
            case YES -> " (moonshine: yes)";
        };
    }

    private static double millis(RegionResult result) {
        return result.total().elapsedNanos() / NANOS_PER_MILLI;
    }

    private static List<String> variation(RegionAnswer answer) {
        return answer.result().principalVariation().stream()
                .map(point -> GtpPoints.format(answer.geometry(), point))
                .collect(Collectors.toList());
    }

    private static String lowerCase(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
