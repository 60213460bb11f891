package org.sekilab.experiments.analyze;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.output.json.LifeLine;
import org.sekilab.experiments.output.json.RegionLine;
import org.sekilab.experiments.output.json.ScoreLine;
import org.sekilab.experiments.output.json.SemeaiLine;
import org.sekilab.experiments.output.json.SolveLine;
import org.sekilab.experiments.output.json.StaticLine;

/** The answer to a question: a line of {@code analyze}. */
@JsonClassDescription("The answer to a question: what was asked, and nothing else.")
public record AnalyzeLine(
        @JsonPropertyDescription("The name of the question.")
        String id,

        @JsonPropertyDescription("The whole board: the object of solve.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        SolveLine safety,

        @JsonPropertyDescription(
                "Regions: objects of region, in the order of the question; black's first if all are asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<RegionLine> regions,

        @JsonPropertyDescription("Life and death: the object of life.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        LifeLine life,

        @JsonPropertyDescription("A capturing race: the object of semeai.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        SemeaiLine race,

        @JsonPropertyDescription("The score: the object of score.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        ScoreLine score,

        @JsonPropertyDescription("Groups: the object of static.")
        @JsonProperty("static")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        StaticLine statics,

        @JsonPropertyDescription("Wall time of the whole answer in milliseconds, without the time that it waited.")
        BigDecimal millis)
        implements JsonObject {
    public AnalyzeLine {
        regions = regions == null ? null : List.copyOf(regions);
    }
}
