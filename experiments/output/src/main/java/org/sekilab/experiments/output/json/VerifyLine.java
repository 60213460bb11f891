package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;

/** A board of a certificate: a line of {@code verify}. */
@JsonClassDescription("A board of a certificate whose claims are proved.")
public record VerifyLine(
        @JsonPropertyDescription("The certificate, as the command line names it.")
        String file,

        @JsonPropertyDescription("The board in the file, from 1.")
        int index,

        @JsonPropertyDescription("The name of the position, as the certificate has it.")
        String name,

        @JsonPropertyDescription(Meanings.SIZE) String size,
        @JsonPropertyDescription(Meanings.SAFE_POINTS) SafeCounts safePoints,
        @JsonPropertyDescription(Meanings.SAFE) ColorPoints safe,
        int aliveBlocks,
        @JsonPropertyDescription("Regions that are proved.") int regions,

        @JsonPropertyDescription("Claims about the race of the board that are proved.")
        int races,

        @JsonPropertyDescription("Zones that were checked, strategies of the race included.")
        int zones,

        @JsonPropertyDescription("States of games that were checked.")
        long states,

        @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis)
        implements JsonObject {}
