package org.sekilab.experiments.view;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.sekilab.experiments.output.json.JsonObject;

/** A game with all its variations. */
@JsonClassDescription("GET documents/ID/TREE/tree: a game with all its variations.")
public record TreeAnswer(
        @JsonPropertyDescription("The game in SGF.") String game) implements JsonObject {}
