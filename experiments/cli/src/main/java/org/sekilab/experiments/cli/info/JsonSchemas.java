package org.sekilab.experiments.cli.info;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.CustomDefinition.DefinitionType;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaBuilder;
import com.github.victools.jsonschema.generator.SchemaGenerationContext;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.generator.TypeScope;
import com.github.victools.jsonschema.module.jackson.JacksonModule;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.output.json.JsonObject;

/** Makes the JSON Schema of what a command writes from the records that are written. */
final class JsonSchemas {
    private static final String DEFINITIONS = "$defs";

    private final SchemaGenerator generator;

    JsonSchemas() {
        SchemaGeneratorConfigBuilder config = new SchemaGeneratorConfigBuilder(
                        SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .with(Option.MAP_VALUES_AS_ADDITIONAL_PROPERTIES, Option.DEFINITIONS_FOR_ALL_OBJECTS)
                .with(new JacksonModule());
        config.forFields()
                .withRequiredCheck(field -> !isIncluded(field, JsonInclude.Include.NON_NULL))
                .withNullableCheck(field -> isIncluded(field, JsonInclude.Include.ALWAYS));
        config.forTypesInGeneral()
                .withPropertySorter((unusedOne, unusedOther) -> 0) // as they are declared
                .withCustomDefinitionProvider((type, context) -> definition(type.getErasedType(), context))
                .withTypeAttributeOverride(JsonSchemas::addFormat);
        generator = new SchemaGenerator(config.build());
    }

    /**
     * The schema of a command's objects.
     *
     * @param command a key of {@link JsonOutputs#BY_COMMAND}
     */
    ObjectNode of(String command) {
        List<Class<? extends Record>> objects = Objects.requireNonNull(JsonOutputs.BY_COMMAND.get(command));
        SchemaBuilder builder = generator.buildMultipleSchemaDefinitions();
        ObjectNode schema = generator.getConfig().createObjectNode();
        schema.put("$schema", SchemaVersion.DRAFT_2020_12.getIdentifier());
        schema.put("title", "sekilab " + command);
        ArrayNode kinds = schema.putArray("anyOf");
        objects.forEach(object -> kinds.add(builder.createSchemaReference(object)));
        schema.set(DEFINITIONS, builder.collectDefinitions(DEFINITIONS));
        return schema;
    }

    /** Constants are the words that they are written in. */
    private static @Nullable CustomDefinition definition(Class<?> type, SchemaGenerationContext context) {
        if (!type.isEnum()) {
            return null;
        }
        ObjectNode definition = context.getGeneratorConfig().createObjectNode();
        definition.put("type", "string");
        ArrayNode words = definition.putArray("enum");
        for (Object constant : type.getEnumConstants()) {
            words.add(Words.of((Enum<?>) constant));
        }
        return new CustomDefinition(definition, DefinitionType.INLINE, CustomDefinition.AttributeInclusion.YES);
    }

    private static void addFormat(ObjectNode schema, TypeScope scope, SchemaGenerationContext context) {
        if (scope.getType().isInstanceOf(JsonObject.class)) {
            schema.withObjectProperty("properties")
                    .putObject("format")
                    .put("const", JsonObject.FORMAT)
                    .put("description", "The number of the format.");
            schema.withArrayProperty("required").add("format");
        }
    }

    /** Whether the record says that a field is written in this way where there is no value. */
    private static boolean isIncluded(FieldScope field, JsonInclude.Include how) {
        JsonInclude include = field.getAnnotation(JsonInclude.class);
        return include != null && include.value() == how;
    }
}
