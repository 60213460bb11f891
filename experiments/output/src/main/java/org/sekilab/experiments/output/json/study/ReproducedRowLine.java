package org.sekilab.experiments.output.json.study;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import org.sekilab.experiments.output.json.JsonObject;

/** A row that differs: a line of {@code reproduce} for a pack. */
@JsonClassDescription("A row of a pack that differs from the row here.")
public record ReproducedRowLine(
        @JsonPropertyDescription("The study in the pack.") String study,

        @JsonPropertyDescription("The run of the study.") String run,

        @JsonPropertyDescription("The set of positions or problems.")
        String set,

        @JsonPropertyDescription("The file of the problem.") String file,

        @JsonPropertyDescription("The game tree or row in the file, from 1.")
        int index,

        @JsonPropertyDescription(
                "The region, the side that moves first, or the whole board. Empty if the file and number tell it.")
        String item,

        @JsonPropertyDescription("The number of the repetition, from 1.")
        int repetition,

        @JsonPropertyDescription("The finding in the pack: a verdict, or counts of a board.")
        String verdictThere,

        @JsonPropertyDescription("The finding here.") String verdictHere,

        @JsonPropertyDescription("The nodes in the pack.") long nodesThere,

        @JsonPropertyDescription("The nodes here.") long nodesHere,

        @JsonPropertyDescription("The wall time in the pack, in milliseconds.")
        BigDecimal millisThere,

        @JsonPropertyDescription("The wall time here, in milliseconds.")
        BigDecimal millisHere)
        implements JsonObject {}
