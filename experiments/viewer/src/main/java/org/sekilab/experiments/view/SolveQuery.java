package org.sekilab.experiments.view;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.region.Basis;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.model.Color;

/**
 * The question to be solved, and how to solve it.
 *
 * @param document the record
 * @param tree the record's game tree, from 1
 * @param move the position
 * @param at points of the region; empty for the whole board
 * @param defender the side that defends the region
 * @param first the side that moves first
 * @param basis what the verdict about the region may count on
 * @param engine the engine that searches; for the whole board the solver of boards
 * @param seconds after which it gives up
 * @param maxNodes after which it gives up
 */
record SolveQuery(
        String document,
        int tree,
        int move,
        String at,
        Color defender,
        RegionQuery.Mover first,
        Basis basis,
        String engine,
        int seconds,
        int maxNodes) {
    static final int MOST_SECONDS = 600;
    private static final int MOST_AT = 4_000; // characters: more than all points of a board
    private static final JsonFactory JSON = new JsonFactory();

    /**
     * Reads the fields of an object.
     *
     * @throws RefusedException if the text is no query, or a value is missing or wrong
     */
    static SolveQuery parse(byte[] body) {
        Map<String, String> fields = fields(body);
        String at = text(fields, "at");
        if (at.length() > MOST_AT) {
            throw refused("at: too many points");
        }
        return new SolveQuery(
                text(fields, "document"),
                number(fields, "tree", 1, Integer.MAX_VALUE),
                number(fields, "move", 0, Integer.MAX_VALUE),
                at,
                constant(fields, "defender", Color.class),
                constant(fields, "first", RegionQuery.Mover.class),
                constant(fields, "basis", Basis.class),
                text(fields, "engine"),
                number(fields, "seconds", 1, MOST_SECONDS),
                number(fields, "maxNodes", 1, Integer.MAX_VALUE));
    }

    boolean isAboutBoard() {
        return at.isEmpty();
    }

    /** This query as a query of the command line. */
    RegionQuery region() {
        Selection selection = new Selection(OptionalInt.of(tree), OptionalInt.of(move));
        return new RegionQuery(Path.of(document), selection, new Argument("at", at), Optional.of(defender), first);
    }

    void writeTo(JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("query");
        json.writeStringField("document", document);
        json.writeNumberField("tree", tree);
        json.writeNumberField("move", move);
        json.writeStringField("at", at);
        json.writeStringField("defender", Words.of(defender));
        json.writeStringField("first", Words.of(first));
        json.writeStringField("basis", Words.of(basis));
        json.writeStringField("engine", engine);
        json.writeNumberField("seconds", seconds);
        json.writeNumberField("maxNodes", maxNodes);
        json.writeEndObject();
    }

    /** The fields of a flat object, as text. */
    private static Map<String, String> fields(byte[] body) {
        Map<String, String> fields = new HashMap<>();
        try (JsonParser json = JSON.createParser(body)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw refused("the body is not a JSON object");
            }
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                if (!json.nextToken().isScalarValue()) {
                    throw refused("%s: is not a text or a number".formatted(name));
                }
                fields.put(name, json.getText());
            }
            return fields;
        } catch (IOException e) {
            throw refused("the body is not a JSON object");
        }
    }

    private static String text(Map<String, String> fields, String name) {
        String value = fields.get(name);
        if (value == null) {
            throw refused("%s: is missing".formatted(name));
        }
        return value;
    }

    private static int number(Map<String, String> fields, String name, int least, int most) {
        String text = text(fields, name);
        long value = text.matches("[0-9]{1,10}") ? Long.parseLong(text) : -1;
        if (value < least || value > most) {
            throw refused("%s: '%s' is not a number from %d to %d".formatted(name, text, least, most));
        }
        return (int) value;
    }

    private static <T extends Enum<T>> T constant(Map<String, String> fields, String name, Class<T> type) {
        String text = text(fields, name);
        for (T constant : type.getEnumConstants()) {
            if (Words.of(constant).equals(text)) {
                return constant;
            }
        }
        throw refused("%s: '%s' is unknown".formatted(name, text));
    }

    private static RefusedException refused(String message) {
        return new RefusedException(RefusedException.BAD_REQUEST, message);
    }
}
