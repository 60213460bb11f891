package org.sekilab.experiments.output.json.regress;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.output.json.Meanings;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;

/** What is proved of the block of a regression test, and which answers that contradicts: a line of {@code regress}. */
@JsonClassDescription("What is proved of the block of a regression test, and which answers that contradicts.")
public record RegressProofLine(
        @JsonPropertyDescription(Meanings.FILE) String file,

        @JsonPropertyDescription(Meanings.LINE_OF_TEST) int line,

        @JsonPropertyDescription(Meanings.TEST_ID) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
        String id,

        @JsonPropertyDescription(Meanings.GTP_COMMAND) String command,

        @JsonPropertyDescription(Meanings.WANTED) String wanted,

        @JsonPropertyDescription("What proofs tell of the wanted answer: " + JUDGEMENTS)
        String judgement,

        @JsonPropertyDescription("The statuses that the proofs allow, in alphabetical order.")
        List<String> statuses,

        List<Proof> proofs,
        List<Answer> answers)
        implements JsonObject {
    private static final String JUDGEMENTS =
            "not contradicted; lacks move, where the pattern has the proved status and not "
                    + "the proved move; or contradicted, where no answer with a proved status matches the pattern.";

    /** A proof. */
    public record Proof(
            @JsonPropertyDescription("The side that moves first.")
            Color first,

            @JsonPropertyDescription("ALIVE, SEKI, KO or DEAD.")
            LifeVerdict verdict,

            @JsonPropertyDescription(
                    "The move that reaches the verdict. Absent if the side to move has no use for one.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            String move,

            @JsonPropertyDescription(
                    "The number of its certificate in the file of --certificate, from 1. Absent without one.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            Integer certificate) {}

    /** The answer of an engine. */
    public record Answer(
            @JsonPropertyDescription(Meanings.ENGINE) String engine,

            @JsonPropertyDescription(Meanings.ENGINE_ANSWER) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
            String answer,

            @JsonPropertyDescription("Whether its status is proved wrong.")
            boolean contradicted) {}
}
