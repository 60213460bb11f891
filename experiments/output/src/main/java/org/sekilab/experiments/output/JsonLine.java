package org.sekilab.experiments.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/** One JSON object on a line of its own. The line is complete or absent. */
public final class JsonLine {
    private static final JsonFactory JSON = new JsonFactory();

    private JsonLine() {}

    /** Writes the fields of an object. */
    @FunctionalInterface
    public interface Fields {
        void writeTo(JsonGenerator json) throws IOException;
    }

    /** Writes an object. */
    public static void write(PrintStream out, Fields fields) {
        byte[] line = bytes(fields);
        out.write(line, 0, line.length);
        out.flush();
    }

    /** The line with its end, in UTF-8. */
    public static byte[] bytes(Fields fields) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try (JsonGenerator json = JSON.createGenerator(line)) {
            json.writeStartObject();
            fields.writeTo(json);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot be written to", e);
        }
        line.write('\n');
        return line.toByteArray();
    }

    /** Writes points of both colors. */
    public static void writeColors(JsonGenerator json, String name, PointSet black, PointSet white) throws IOException {
        json.writeObjectFieldStart(name);
        writePoints(json, "black", black);
        writePoints(json, "white", white);
        json.writeEndObject();
    }

    /** Writes points by name, in ascending order. */
    public static void writePoints(JsonGenerator json, String name, PointSet points) throws IOException {
        json.writeArrayFieldStart(name);
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            json.writeString(points.geometry().name(point));
        }
        json.writeEndArray();
    }

    /** The size of a board as SGF has it. */
    public static String size(Geometry geometry) {
        return geometry.width() == geometry.height()
                ? Integer.toString(geometry.width())
                : geometry.width() + ":" + geometry.height();
    }
}
