package org.sekilab.experiments.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;

/** One JSON object on a line of its own; the line is complete or absent. */
final class JsonLine {
    private static final JsonFactory JSON = new JsonFactory();

    private JsonLine() {}

    /** Writes the fields of an object. */
    interface Fields {
        void writeTo(JsonGenerator json) throws IOException;
    }

    static void write(PrintStream out, Fields fields) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try (JsonGenerator json = JSON.createGenerator(line)) {
            json.writeStartObject();
            fields.writeTo(json);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot be written to", e);
        }
        line.write('\n');
        out.write(line.toByteArray(), 0, line.size());
        out.flush();
    }
}
