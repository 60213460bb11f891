package org.sekilab.experiments.output.json.regress;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.output.json.Meanings;

/** How the regression tests of a file, or of all files, come out on an engine: a line of {@code regress}. */
@JsonClassDescription("How the regression tests of a file come out on an engine, and at the end those of all files.")
public record RegressCountsLine(
        @JsonPropertyDescription("The file. Absent for all files.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        String file,

        @JsonPropertyDescription(Meanings.ENGINE) String engine,
        TestCounts counts)
        implements JsonObject {
    /** How many tests come out in which way. */
    public record TestCounts(
            int tests,
            int pass,
            int fail,

            @JsonPropertyDescription("Tests that are marked as failing, and pass.")
            int unexpectedPass,

            @JsonPropertyDescription("Tests that are marked as failing, and fail.")
            int expectedFail,

            @JsonPropertyDescription("Failing tests whose command was not carried out.")
            int refused,

            @JsonPropertyDescription("Failing tests that were answered unknown.")
            int unknown,

            @JsonPropertyDescription("Tests without an answer.")
            int lost) {}
}
