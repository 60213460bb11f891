package org.sekilab.experiments.output.json.regress;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.output.json.Meanings;

/** A regression test on an engine: a line of {@code regress}. */
@JsonClassDescription("A regression test, and what an engine answered.")
public record RegressTestLine(
        @JsonPropertyDescription(Meanings.FILE) String file,

        @JsonPropertyDescription("The line of the test in the file, from 1.")
        int line,

        @JsonPropertyDescription("The number of the test as it is written. Null if it has none.")
        @JsonInclude(JsonInclude.Include.ALWAYS)
        @Nullable
        String id,

        @JsonPropertyDescription("The GTP command.") String command,

        @JsonPropertyDescription("The regular expression that the answer must match.")
        String wanted,

        @JsonPropertyDescription(Meanings.ENGINE) String engine,

        @JsonPropertyDescription("pass, fail, unexpected pass, expected fail, lost or not judged.")
        String outcome,

        @JsonPropertyDescription("Null if the engine was lost.") @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
        String answer,

        @JsonPropertyDescription("Whether the answer says why there is none.")
        boolean refused,

        @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis)
        implements JsonObject {}
