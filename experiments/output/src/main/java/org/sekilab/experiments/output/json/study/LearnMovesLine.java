package org.sekilab.experiments.output.json.study;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.sekilab.experiments.output.json.JsonObject;

/** Weights of moves that were learned and written: the line of {@code learn-moves}. */
@JsonClassDescription("The weights of moves that were learned.")
public record LearnMovesLine(
        @JsonPropertyDescription("The file of the weights.") String file,

        @JsonPropertyDescription("How many blocks were searched.")
        int searches,

        @JsonPropertyDescription("How many choices of moves the weights were fitted to.")
        int choices,

        @JsonPropertyDescription("How many weights there are.")
        int weights)
        implements JsonObject {}
