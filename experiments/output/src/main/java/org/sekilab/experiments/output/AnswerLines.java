package org.sekilab.experiments.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.model.Geometry;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Statistics;

/** What the answers to problems have in common, whatever was asked. */
public final class AnswerLines {
    private static final double NANOS_PER_MILLI = 1e6;

    private AnswerLines() {}

    /** Writes in place of an answer why there is none. */
    public static void writeError(PrintStream out, OutputFormat format, int row, String problem) {
        if (format == OutputFormat.JSONL) {
            JsonLine.write(out, json -> {
                json.writeNumberField("row", row);
                json.writeStringField("error", problem);
            });
            return;
        }
        out.printf("%d: error: %s%n", row, Printable.text(problem));
        out.flush();
    }

    /** Writes {@code bestMove}, null where none is known, and {@code pv}. */
    public static void writeVariation(JsonGenerator json, List<String> variation) throws IOException {
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
    }

    /** Moves in GTP coordinates. */
    public static List<String> names(Geometry geometry, List<Integer> moves) {
        return moves.stream().map(move -> GtpPoints.format(geometry, move)).collect(Collectors.toList());
    }

    public static double millis(Statistics statistics) {
        return statistics.elapsedNanos() / NANOS_PER_MILLI;
    }

    public static String lowerCase(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
