package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** A difference between two experiments: a line of {@code compare}. */
@JsonClassDescription("A problem on which two experiments differ.")
public record CompareLine(
        @JsonPropertyDescription("contradiction, newly-solved, lost, failed, missing, faster or slower.")
        String kind,

        @JsonPropertyDescription("The set of problems.") String set,
        @JsonPropertyDescription("The file of the problem.") String file,

        @JsonPropertyDescription("The game tree or row in the file, from 1.")
        int index,

        @JsonPropertyDescription("The region, or the side that moves first. Empty if the file and number tell it.")
        String item,

        @JsonPropertyDescription("The run of the first experiment.")
        String runBefore,

        @JsonPropertyDescription("The run of the second experiment.")
        String runNow,

        @JsonPropertyDescription("The verdict of the first experiment.")
        String verdictBefore,

        @JsonPropertyDescription("The verdict of the second experiment. Empty if a job failed or an answer is missing.")
        String verdictNow,

        @JsonPropertyDescription("The milliseconds of the first experiment. Absent for a contradiction.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        BigDecimal millisBefore,

        @JsonPropertyDescription(
                "The milliseconds of the second experiment. Absent for a contradiction, and without an answer.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        BigDecimal millisNow)
        implements JsonObject {}
