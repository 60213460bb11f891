package org.sekilab.experiments.cli.region;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.AnswerLines;
import org.sekilab.experiments.output.JsonLine;
import org.sekilab.experiments.semeai.SemeaiAnswer;
import org.sekilab.experiments.semeai.SemeaiQuery;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.search.Limit;
import org.sekilab.semeai.KoOutlook;
import org.sekilab.semeai.SemeaiResult;

/** Writes the answers to races: a JSON object on a line for each, or a line of text for each side that moves first. */
public final class SemeaiAnswerWriter {
    private final PrintStream out;
    private final OutputFormat format;

    public SemeaiAnswerWriter(PrintStream out, OutputFormat format) {
        this.out = out;
        this.format = format;
    }

    /**
     * Writes an answer.
     *
     * @param row the row of a list that it answers, from 1
     */
    public void write(OptionalInt row, SemeaiAnswer answer) {
        if (format == OutputFormat.JSONL) {
            JsonLine.write(out, json -> writeFields(json, row, answer));
            return;
        }
        String number = row.isPresent() ? row.getAsInt() + ": " : "";
        for (Map.Entry<Color, SemeaiResult> entry : answer.results().entrySet()) {
            SemeaiResult result = entry.getValue();
            String variation = String.join(" ", AnswerLines.names(answer.geometry(), result.principalVariation()));
            out.printf(
                    Locale.ROOT,
                    "%s%s - %s, %s first: %s (%s, %s%s), %d nodes, %.1f ms%s%n",
                    number,
                    answer.query().black().text(),
                    answer.query().white().text(),
                    AnswerLines.lowerCase(entry.getKey()),
                    result.verdict(),
                    result.method(),
                    AnswerLines.lowerCase(result.certainty()),
                    result.limit() == Limit.NONE ? "" : ", limit: " + AnswerLines.lowerCase(result.limit()),
                    result.statistics().nodes(),
                    AnswerLines.millis(result.statistics()),
                    variation.isEmpty() ? "" : ", " + variation);
        }
        out.flush();
    }

    /**
     * Writes whether a race is decided by a ko.
     *
     * @param row the row of a list that it is about, from 1
     * @param kos by the side that moves first
     */
    public void writeKos(OptionalInt row, SemeaiQuery query, Map<Color, KoOutlook.Ko> kos) {
        if (format == OutputFormat.JSONL) {
            JsonLine.write(out, json -> {
                if (row.isPresent()) {
                    json.writeNumberField("row", row.getAsInt());
                }
                json.writeStringField("black", query.black().text());
                json.writeStringField("white", query.white().text());
                for (Map.Entry<Color, KoOutlook.Ko> entry : kos.entrySet()) {
                    json.writeStringField(
                            AnswerLines.lowerCase(entry.getKey()) + "FirstKo", AnswerLines.lowerCase(entry.getValue()));
                }
            });
            return;
        }
        kos.forEach((first, ko) -> out.printf(
                Locale.ROOT,
                "%s%s - %s, %s first, ko: %s%n",
                row.isPresent() ? row.getAsInt() + ": " : "",
                query.black(),
                query.white(),
                AnswerLines.lowerCase(first),
                AnswerLines.lowerCase(ko).replace('_', ' ')));
        out.flush();
    }

    /** Writes in place of an answer why there is none. */
    public void writeError(int row, String problem) {
        AnswerLines.writeError(out, format, row, problem);
    }

    private static void writeFields(JsonGenerator json, OptionalInt row, SemeaiAnswer answer) throws IOException {
        if (row.isPresent()) {
            json.writeNumberField("row", row.getAsInt());
        }
        json.writeStringField("file", answer.query().file().toString());
        json.writeNumberField("index", answer.index());
        json.writeStringField("black", answer.query().black().text());
        json.writeStringField("white", answer.query().white().text());
        json.writeStringField("koWinner", AnswerLines.lowerCase(answer.query().koWinner()));
        for (Map.Entry<Color, SemeaiResult> entry : answer.results().entrySet()) {
            json.writeObjectFieldStart(AnswerLines.lowerCase(entry.getKey()) + "First");
            writeResult(json, entry.getValue(), answer.geometry());
            json.writeEndObject();
        }
        json.writeStringField("class", AnswerLines.lowerCase(answer.semeaiClass()));
    }

    private static void writeResult(JsonGenerator json, SemeaiResult result, Geometry geometry) throws IOException {
        json.writeStringField("verdict", result.verdict().name());
        json.writeStringField("method", result.method());
        json.writeStringField("certainty", AnswerLines.lowerCase(result.certainty()));
        AnswerLines.writeVariation(json, AnswerLines.names(geometry, result.principalVariation()));
        json.writeNumberField("nodes", result.statistics().nodes());
        json.writeFieldName("millis");
        json.writeNumber(String.format(Locale.ROOT, "%.3f", AnswerLines.millis(result.statistics())));
        json.writeStringField("limit", AnswerLines.lowerCase(result.limit()));
    }
}
