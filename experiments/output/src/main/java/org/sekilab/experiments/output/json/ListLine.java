package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/** A registered strategy: a line of {@code list}. */
@JsonClassDescription("A strategy that is registered.")
public record ListLine(
        @JsonPropertyDescription("The kind of strategy, in the plural, such as solvers.")
        String kind,

        @JsonPropertyDescription("The key that chooses one of the kind.")
        String key,

        @JsonPropertyDescription("The value of the key for this strategy.")
        String name,

        @JsonPropertyDescription("Whether the configuration chooses it.")
        boolean chosen,

        @JsonPropertyDescription("A line on it, empty if there is none.")
        String description)
        implements JsonObject {}
