package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/** A key of the configuration: a line of {@code config}. */
@JsonClassDescription("A key of the configuration.")
public record ConfigLine(
        String key,
        @JsonPropertyDescription("The value that holds.") String value,
        @JsonPropertyDescription("The default that ships.") String shipped,

        @JsonPropertyDescription("What the key may be, in words.")
        String values,

        @JsonPropertyDescription("What the key means, in words.")
        String meaning)
        implements JsonObject {}
