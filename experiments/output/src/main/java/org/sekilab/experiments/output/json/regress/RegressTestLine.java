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

        @JsonPropertyDescription(Meanings.LINE_OF_TEST) int line,

        @JsonPropertyDescription(Meanings.TEST_ID) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
        String id,

        @JsonPropertyDescription(Meanings.GTP_COMMAND) String command,

        @JsonPropertyDescription(Meanings.WANTED) String wanted,

        @JsonPropertyDescription(Meanings.ENGINE) String engine,

        @JsonPropertyDescription("pass, fail, unexpected pass, expected fail, lost or not judged.")
        String outcome,

        @JsonPropertyDescription(Meanings.ENGINE_ANSWER) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
        String answer,

        @JsonPropertyDescription("Whether the answer says why there is none.")
        boolean refused,

        @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis)
        implements JsonObject {}
