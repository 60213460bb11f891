package org.sekilab.experiments.view;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.sekilab.experiments.output.json.JsonObject;

/** The beginning of a game in SGF. */
@JsonClassDescription("GET documents/ID/TREE/MOVE/record: the main line of a game up to a position.")
public record MainLineAnswer(
        @JsonPropertyDescription("SGF without the last bracket, so that nodes can follow.")
        String sgf) implements JsonObject {}
