package org.sekilab.experiments.analyze;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.output.json.JsonObject;

/** The answer to an action: a line of {@code analyze}. */
@JsonClassDescription("The answer to the actions version and quit.")
public record AnalyzeActionLine(
        @JsonPropertyDescription("The name of the action.") String id,
        AnalyzeQuery.Action action,

        @JsonPropertyDescription("The version of the program.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        String version,

        @JsonPropertyDescription("The commit that the program was built from.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String commit)
        implements JsonObject {
    static AnalyzeActionLine version(String id) {
        Build build = Build.ofThisProgram();
        return new AnalyzeActionLine(id, AnalyzeQuery.Action.VERSION, build.version(), build.commit());
    }

    static AnalyzeActionLine quit(String id) {
        return new AnalyzeActionLine(id, AnalyzeQuery.Action.QUIT, null, null);
    }
}
