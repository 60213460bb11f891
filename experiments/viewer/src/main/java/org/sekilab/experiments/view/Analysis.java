package org.sekilab.experiments.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.sekilab.experiments.output.JsonLine;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.experiments.solve.Tally;

/**
 * The findings about a board, as the page gets them: a letter for each point, as {@link BoardView} has them, and the
 * regions.
 */
final class Analysis {
    private Analysis() {}

    /** Writes the fields. */
    static void write(JsonGenerator json, BoardResult result) throws IOException {
        BoardView view = BoardView.of(result.safety());
        json.writeStringField("owners", view.owners());
        json.writeStringField("statuses", view.statuses());
        json.writeStringField("methodAt", view.methodAt());
        json.writeArrayFieldStart("methods");
        for (String method : view.methods()) {
            json.writeStartObject();
            json.writeStringField("name", method);
            json.writeNumberField("points", view.points(method));
            json.writeEndObject();
        }
        json.writeEndArray();
        writeTally(json, result.tally());
        json.writeArrayFieldStart("regions");
        for (RegionOutcome outcome : result.regions()) {
            writeRegion(json, outcome);
        }
        json.writeEndArray();
        json.writeNumberField("millis", result.elapsedNanos() / 1_000_000);
    }

    private static void writeTally(JsonGenerator json, Tally tally) throws IOException {
        json.writeObjectFieldStart("tally");
        json.writeNumberField("points", tally.points());
        json.writeNumberField("safe", tally.safePoints());
        json.writeNumberField("black", tally.safeBlack());
        json.writeNumberField("white", tally.safeWhite());
        json.writeNumberField("seki", tally.sekiStones());
        json.writeNumberField("blocks", tally.blocks());
        json.writeNumberField("alive", tally.aliveBlocks());
        json.writeEndObject();
    }

    private static void writeRegion(JsonGenerator json, RegionOutcome outcome) throws IOException {
        json.writeStartObject();
        json.writeStringField("defender", Words.of(outcome.region().color()));
        JsonLine.writePoints(json, "points", outcome.region().points());
        json.writeStringField("verdict", outcome.verdict().name());
        json.writeStringField("method", outcome.method());
        json.writeStringField("limit", outcome.limit().orElse(""));
        json.writeEndObject();
    }
}
