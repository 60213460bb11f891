package org.sekilab.experiments.cli.info;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.sekilab.experiments.cli.Repository;

/** The schema of a command as {@code docs/schema} has it, with no other fields than those that it names. */
final class OutputSchema {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final Map<String, Schema> kinds = new TreeMap<>(); // by the name of the record

    OutputSchema(String command) {
        ObjectNode document = (ObjectNode) parsed(Repository.read("docs/schema/" + command + ".json"));
        document.findParents("properties").forEach(object -> ((ObjectNode) object).put("additionalProperties", false));
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        for (JsonNode kind : document.required("anyOf")) {
            String reference = kind.required("$ref").textValue();
            ObjectNode schema = document.deepCopy();
            schema.remove("anyOf");
            schema.put("$ref", reference);
            kinds.put(reference.substring(reference.lastIndexOf('/') + 1), registry.getSchema(schema));
        }
    }

    /** The kinds of objects that the command may write. */
    List<String> kinds() {
        return List.copyOf(kinds.keySet());
    }

    /** The kinds that an object is one of. */
    List<String> kindsOf(String object) {
        JsonNode node = parsed(object);
        return kinds.entrySet().stream()
                .filter(kind -> kind.getValue().validate(node).isEmpty())
                .map(Map.Entry::getKey)
                .toList();
    }

    private static JsonNode parsed(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(text, e);
        }
    }
}
