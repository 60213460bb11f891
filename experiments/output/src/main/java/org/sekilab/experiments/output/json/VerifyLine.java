package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.List;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.model.Color;

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

        @JsonPropertyDescription("What is proved of these regions, each by itself.")
        List<RegionValue> values,

        @JsonPropertyDescription("Claims about the race of the board that are proved.")
        int races,

        @JsonPropertyDescription("Zones that were checked, strategies of the race included.")
        int zones,

        @JsonPropertyDescription("States of games that were checked.")
        long states,

        @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis)
        implements JsonObject {
    public VerifyLine {
        values = List.copyOf(values);
    }

    /** A proved value of a region by itself. */
    public record RegionValue(
            Color defender,

            @JsonPropertyDescription("The side that moves first.")
            RegionQuery.Mover first,

            @JsonPropertyDescription("As in the certificate: safe, seki, unsafe or not-safe.")
            String value,

            @JsonPropertyDescription("The points that the certificate names; the regions there.")
            List<String> points) {
        public RegionValue {
            points = List.copyOf(points);
        }
    }
}
