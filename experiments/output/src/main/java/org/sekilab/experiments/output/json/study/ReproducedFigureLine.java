package org.sekilab.experiments.output.json.study;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;

/** A figure of the documents, and what was found here: a line of {@code reproduce}. */
@JsonClassDescription("A figure of the documents, and what was found here.")
public record ReproducedFigureLine(
        @JsonPropertyDescription("The study of the figure.") String study,

        @JsonPropertyDescription("The set of positions or problems.")
        String set,

        @JsonPropertyDescription("The run of the study.") String run,

        @JsonPropertyDescription("What is counted.") String figure,

        @JsonPropertyDescription("The committed value. Absent for a new figure.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        BigDecimal committed,

        @JsonPropertyDescription("The value of this run. Absent if it was not computed.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        BigDecimal here,

        @JsonPropertyDescription(
                "How far the values may be apart: exact, a percentage such as 5%, or a factor such as x4.")
        String tolerance,

        @JsonPropertyDescription("Whether the values agree: pass, differs, skipped for data that are not here, or new.")
        String outcome)
        implements JsonObject {}
