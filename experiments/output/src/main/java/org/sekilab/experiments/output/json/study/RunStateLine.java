package org.sekilab.experiments.output.json.study;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;

/** How far a run is: the line of {@code status}. */
@JsonClassDescription("How far a run is.")
public record RunStateLine(
        @JsonPropertyDescription("The folder of the results.")
        String folder,

        @JsonPropertyDescription("The shard of the folder, such as 3/16. Absent for a whole study.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String shard,

        @JsonPropertyDescription("True while a run works in the folder.")
        boolean atWork,

        @JsonPropertyDescription("The number of jobs.") int jobs,

        @JsonPropertyDescription("The number of jobs that have a result, failed ones too.")
        int done,

        @JsonPropertyDescription("The number of jobs that failed.")
        int failed,

        @JsonPropertyDescription("Jobs a second in the last session. Absent before its first job is done.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        BigDecimal jobsPerSecond,

        @JsonPropertyDescription(
                "The time that is left at this rate. Absent if nothing is left, no run is at work, or no rate is known.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Long leftMillis,

        @JsonPropertyDescription("The first jobs that failed.")
        List<FailedJob> failures,

        @JsonPropertyDescription("The jobs that took longest.")
        List<SlowJob> slowest)
        implements JsonObject {
    public RunStateLine {
        failures = List.copyOf(failures);
        slowest = List.copyOf(slowest);
    }

    /** A job that failed. */
    public record FailedJob(
            @JsonPropertyDescription("The run of the job.") String run,

            @JsonPropertyDescription("The problem of the job.")
            String problem,

            @JsonPropertyDescription("What went wrong.") String error) {}

    /** A job that took long. */
    public record SlowJob(
            @JsonPropertyDescription("The run of the job.") String run,

            @JsonPropertyDescription("The problem of the job.")
            String problem,

            @JsonPropertyDescription("The wall time in milliseconds.")
            BigDecimal millis) {}
}
