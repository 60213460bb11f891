package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;

/** A certificate that was trimmed: a line of {@code certificate trim}. */
@JsonClassDescription("A certificate that was trimmed.")
public record TrimLine(
        @JsonPropertyDescription("The certificate, as the command line names it.")
        String file,

        @JsonPropertyDescription("The file that was written.")
        String out,

        @JsonPropertyDescription("The boards of the file.") int boards,

        @JsonPropertyDescription("The certificate as it was.")
        Size before,

        @JsonPropertyDescription("What was written.") Size after,
        @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis)
        implements JsonObject {
    /** The numbers of a certificate. */
    public record Size(
            @JsonPropertyDescription("The size of the file in bytes.")
            long bytes,

            @JsonPropertyDescription("Zones of all boards.") int zones,

            @JsonPropertyDescription("States of all zones.") long states) {}
}
