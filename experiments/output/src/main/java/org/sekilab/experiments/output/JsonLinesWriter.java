package org.sekilab.experiments.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;
import org.sekilab.experiments.region.Basis;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.proof.Effort;

/**
 * Writes one JSON object a line for each position, fields always in the same order. A line is complete or absent.
 *
 * <p>Points are in GTP coordinates, ascending by row and column. The field {@code size} is as in SGF: {@code "19"}, or
 * width and height as in {@code "17:5"}. The field {@code blocks.safe} counts blocks that are alive. The field
 * {@code blocks.onSafePoints} counts blocks with all stones on safe points. The field {@code seki} names the safe
 * stones that live in seki. The field {@code regions.safe} counts basic regions with at least one safe point. The field
 * {@code millis} is wall time. For a region it is the time for the region's own search, so 0 where rules proved it. The
 * field {@code engines} names the engines that searched, with what each has spent in all.
 */
public final class JsonLinesWriter implements ResultWriter {
    private static final double NANOS_PER_MILLI = 1e6;

    private final PrintStream out;

    public JsonLinesWriter(PrintStream out) {
        this.out = out;
    }

    @Override
    public void write(BoardResult result) {
        JsonLine.write(out, json -> writeFields(json, result));
    }

    @Override
    public void finish() {
        out.flush();
    }

    private static void writeFields(JsonGenerator json, BoardResult result) throws IOException {
        Geometry geometry = result.input().position().geometry();
        Tally tally = result.tally();
        json.writeStringField("file", result.input().file());
        json.writeNumberField("index", result.input().index());
        json.writeStringField("size", JsonLine.size(geometry));
        json.writeObjectFieldStart("blocks");
        json.writeNumberField("total", tally.blocks());
        json.writeNumberField("safe", tally.aliveBlocks());
        json.writeNumberField("onSafePoints", tally.blocksOnSafePoints());
        json.writeEndObject();
        json.writeObjectFieldStart("regions");
        json.writeNumberField("total", tally.regions());
        json.writeNumberField("safe", tally.safeRegions());
        json.writeEndObject();
        json.writeObjectFieldStart("safePoints");
        json.writeNumberField("total", tally.safePoints());
        json.writeNumberField("black", tally.safeBlack());
        json.writeNumberField("white", tally.safeWhite());
        json.writeEndObject();
        JsonLine.writeColors(
                json,
                "safe",
                result.safety().safePoints(Color.BLACK),
                result.safety().safePoints(Color.WHITE));
        JsonLine.writeColors(
                json,
                "seki",
                result.safety().sekiStones(Color.BLACK),
                result.safety().sekiStones(Color.WHITE));
        JsonLine.writeColors(json, "dead", result.deadStones(Color.BLACK), result.deadStones(Color.WHITE));
        json.writeArrayFieldStart("regionResults");
        for (RegionOutcome outcome : result.regions()) {
            writeRegion(json, outcome);
        }
        json.writeEndArray();
        json.writeNumberField("nodes", result.nodes());
        writeMillis(json, result.elapsedNanos());
        json.writeStringField("basis", Basis.ON_BOARD.words());
        json.writeArrayFieldStart("engines");
        for (Map.Entry<String, Effort> engine : result.safety().spent().entrySet()) {
            json.writeStartObject();
            json.writeStringField("engine", engine.getKey());
            json.writeNumberField("nodes", engine.getValue().nodes());
            writeMillis(json, engine.getValue().elapsedNanos());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeRegion(JsonGenerator json, RegionOutcome outcome) throws IOException {
        json.writeStartObject();
        json.writeStringField("color", outcome.region().color().name().toLowerCase(Locale.ROOT));
        json.writeStringField("kind", outcome.kind());
        JsonLine.writePoints(json, "points", outcome.region().points());
        json.writeStringField("verdict", outcome.verdict().name());
        json.writeStringField("method", outcome.method());
        json.writeNumberField("nodes", outcome.nodes());
        writeMillis(json, outcome.elapsedNanos());
        if (outcome.limit().isPresent()) { // last, so that readers that take the fields by their order still work
            json.writeStringField("limit", outcome.limit().get());
        }
        json.writeEndObject();
    }

    private static void writeMillis(JsonGenerator json, long nanos) throws IOException {
        json.writeFieldName("millis");
        json.writeNumber(String.format(Locale.ROOT, "%.3f", nanos / NANOS_PER_MILLI));
    }
}
