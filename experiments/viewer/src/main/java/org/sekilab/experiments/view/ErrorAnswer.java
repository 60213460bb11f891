package org.sekilab.experiments.view;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import org.sekilab.experiments.output.json.JsonObject;

/** The answer to a request that was refused. */
@JsonClassDescription("Any request that is refused: what is wrong with it.")
public record ErrorAnswer(String error) implements JsonObject {}
