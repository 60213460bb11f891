package org.sekilab.experiments.output.json.study;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import org.sekilab.experiments.output.json.JsonObject;

/** How many rows of a run agree: a line of {@code reproduce} for a pack. */
@JsonClassDescription("How many rows of a run in a pack agree with the rows here.")
public record ReproducedRunLine(
        @JsonPropertyDescription("The study in the pack.") String study,

        @JsonPropertyDescription("The run of the study.") String run,

        @JsonPropertyDescription("The number of rows.") int rows,

        @JsonPropertyDescription("The number of rows with equal verdicts and nodes.")
        int same,

        @JsonPropertyDescription("The number of rows that differ because time stopped a search.")
        int byTime,

        @JsonPropertyDescription("The number of rows that differ.")
        int differ,

        @JsonPropertyDescription("The wall time of all rows in the pack, in milliseconds.")
        BigDecimal millisThere,

        @JsonPropertyDescription("The wall time of all rows here, in milliseconds.")
        BigDecimal millisHere)
        implements JsonObject {}
