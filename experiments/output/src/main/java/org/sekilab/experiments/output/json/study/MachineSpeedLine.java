package org.sekilab.experiments.output.json.study;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import org.sekilab.experiments.output.json.JsonObject;

/** How fast and how steady this machine is: the first line of {@code reproduce}. */
@JsonClassDescription("How fast and how steady this machine is: the same search, ten times.")
public record MachineSpeedLine(
        @JsonPropertyDescription("The nodes of the search. They do not depend on the machine.")
        long nodes,

        @JsonPropertyDescription("Nodes in a second of processor time: the median of ten searches.")
        BigDecimal nodesPerSecond,

        @JsonPropertyDescription("The width of the middle half of the ten wall times, as a part of their median.")
        BigDecimal noise,

        @JsonPropertyDescription("True for a machine whose times tell little.")
        boolean isNoisy)
        implements JsonObject {}
