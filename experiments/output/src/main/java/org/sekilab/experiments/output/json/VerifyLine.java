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

        @JsonPropertyDescription("Claims of life and death that are proved.")
        List<LifeClaim> life,

        @JsonPropertyDescription("Zones that were checked, strategies of the race and of life and death included.")
        int zones,

        @JsonPropertyDescription("States of games that were checked.")
        long states,

        @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis)
        implements JsonObject {
    public VerifyLine {
        values = List.copyOf(values);
        life = List.copyOf(life);
    }

    /** A proved claim of life and death. */
    public record LifeClaim(
            @JsonPropertyDescription("As in the certificate: live, any or kill.")
            String goal,

            @JsonPropertyDescription("The color that reaches the goal.")
            Color side,

            @JsonPropertyDescription("The color that moves first.")
            Color first,

            @JsonPropertyDescription("The color that may retake every ko at once. The other color never may.")
            Color ko,

            @JsonPropertyDescription(
                    "The points of each group of blocks. One block of each group lives; all blocks of one group are captured.")
            List<List<String>> targets) {
        public LifeClaim {
            targets = List.copyOf(targets);
        }
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
