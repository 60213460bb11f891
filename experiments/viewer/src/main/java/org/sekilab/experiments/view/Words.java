package org.sekilab.experiments.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.sekilab.model.Geometry;
import org.sekilab.model.text.GtpPoints;

/** How values are called in what the page gets. */
final class Words {
    private Words() {}

    /** The name of a constant in words, as in {@code both-passed}. */
    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Writes moves in GTP coordinates. */
    static void writePoints(JsonGenerator json, String name, Geometry geometry, List<Integer> moves)
            throws IOException {
        json.writeArrayFieldStart(name);
        for (int move : moves) {
            json.writeString(GtpPoints.format(geometry, move));
        }
        json.writeEndArray();
    }
}
