package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** A certificate as a whole: a line of {@code verify}, after its boards. */
@JsonClassDescription("A certificate as a whole. It follows its boards.")
public record VerifyFileLine(
        @JsonPropertyDescription("The certificate, as the command line names it.")
        String file,

        @JsonPropertyDescription("VERIFIED; NOT VERIFIED: a claim is not proved; UNKNOWN: the file is no certificate, "
                + "is damaged, has no board, cannot be read, or has other boards than --sgf.")
        String status,

        @JsonPropertyDescription("The number of boards that are proved, before the first fault.")
        int boards,

        @JsonPropertyDescription(
                "The class of the error that the checker found: whole, form or proof. Null without one.")
        @JsonInclude(JsonInclude.Include.ALWAYS)
        @Nullable
        String fault,

        @JsonPropertyDescription("The line of that error, from 1. Null without one.")
        @JsonInclude(JsonInclude.Include.ALWAYS)
        @Nullable
        Long line,

        @JsonPropertyDescription("What is wrong. Null if the file is verified.")
        @JsonInclude(JsonInclude.Include.ALWAYS)
        @Nullable
        String error,

        @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis)
        implements JsonObject {}
