package org.sekilab.experiments.analyze;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import org.sekilab.experiments.output.json.JsonObject;

/** How far a question is: a line of {@code analyze}, if the question asks for it. */
@JsonClassDescription("How far a question is. Written while it is being answered, if it asks for progress.")
public record AnalyzeProgressLine(
        @JsonPropertyDescription("The name of the question.")
        String id,

        Progress progress) implements JsonObject {
    /** The work that goes on. */
    public record Progress(
            @JsonPropertyDescription("What is being answered.")
            AnalyzeQuery.Topic topic,

            @JsonPropertyDescription("The nodes of the search that is going on.")
            long nodes,

            @JsonPropertyDescription("Wall time since the beginning of the answer in milliseconds.")
            BigDecimal millis) {}
}
