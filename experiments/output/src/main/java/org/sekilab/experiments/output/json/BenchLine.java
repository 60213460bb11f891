package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What a benchmark measured, and on what: a line of {@code bench}. */
@JsonClassDescription("A benchmark, what it measured, and on what.")
public record BenchLine(
        @JsonPropertyDescription("The class and method.") String benchmark,
        @JsonPropertyDescription("The parameters by name.") SortedMap<String, String> parameters,

        @JsonPropertyDescription("thrpt, operations in a unit of time, or avgt, time for an operation.")
        String mode,

        @JsonPropertyDescription("The mean.") BigDecimal score,

        @JsonPropertyDescription("Half the width of the 99.9% confidence interval. Absent with too few measurements.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        BigDecimal error,

        @JsonPropertyDescription("The unit of score and error.")
        String unit,

        @JsonPropertyDescription("The number of JVMs.") int forks,

        @JsonPropertyDescription("The number of measurements in each JVM.")
        int iterations,

        @JsonPropertyDescription("The version of the program.")
        String version,

        @JsonPropertyDescription("The commit it was built from.")
        String commit,

        @JsonPropertyDescription("The version of Java.") String java,

        @JsonPropertyDescription("The operating system and processor.")
        String os,

        int processors)
        implements JsonObject {
    public BenchLine {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }
}
