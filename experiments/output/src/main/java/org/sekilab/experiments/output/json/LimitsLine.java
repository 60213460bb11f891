package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import org.sekilab.search.Limit;

/** How soon searches stopped at a limit: a line of the command that measures limits. */
@JsonClassDescription("An engine or analyzer, and how soon it stopped at one kind of limit.")
public record LimitsLine(
        @JsonPropertyDescription("The name of the engine or analyzer.")
        String engine,

        @JsonPropertyDescription("What was stopped: game, region, board or race.")
        String scope,

        @JsonPropertyDescription("The limit that was to stop it: time, nodes, depth or cancelled.")
        Limit limit,

        @JsonPropertyDescription("How often it stopped for this reason.")
        int stopped,

        @JsonPropertyDescription("How often it gave another reason.")
        int otherReasons,

        @JsonPropertyDescription("The longest time from the limit to the return, in milliseconds.")
        BigDecimal worstMillis)
        implements JsonObject {}
