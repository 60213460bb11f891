package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.region.RegionAnswer;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.model.Color;
import org.sekilab.safety.Moonshine;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limit;

/** The answer to a region problem: a line of {@code region}. */
@JsonClassDescription("A region, and what is proved of it.")
public record RegionLine(
        @JsonPropertyDescription(Meanings.ROW) @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        Integer row,

        @JsonPropertyDescription(Meanings.FILE) String file,
        @JsonPropertyDescription(Meanings.INDEX) int index,

        @JsonPropertyDescription("Points of the region, after a space each.")
        String at,

        Color defender,

        @JsonPropertyDescription("The side that moves first.")
        RegionQuery.Mover first,

        @JsonPropertyDescription(Meanings.VERDICT) Verdict verdict,

        @JsonPropertyDescription(Meanings.BEST_MOVE) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
        String bestMove,

        @JsonPropertyDescription(Meanings.PV) List<String> pv,

        @JsonPropertyDescription("The nodes of the first search.")
        long nodes,

        @JsonPropertyDescription("The nodes of the second search, which tells seki from safety.")
        long researchNodes,

        @JsonPropertyDescription("The nodes of the search that shows that repetitions do not matter.")
        long checkNodes,

        @JsonPropertyDescription("How often the searches found a position in their tables.")
        long tableHits,

        @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis,
        @JsonPropertyDescription(Meanings.LIMIT) Limit limit,

        @JsonPropertyDescription("Whether the verdict is better with few ko threats. Absent if that was not asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Boolean moonshine,

        @JsonPropertyDescription(Meanings.BASIS) String basis,

        @JsonPropertyDescription("The method that proved it, or none.")
        String method)
        implements JsonObject {
    public RegionLine {
        pv = List.copyOf(pv);
    }

    /**
     * The line of an answer.
     *
     * @param row the row of a list that it answers, from 1
     * @param file the file, as people call it
     */
    public static RegionLine of(OptionalInt row, String file, RegionAnswer answer) {
        RegionResult result = answer.result();
        List<String> pv = BoardNames.moves(answer.geometry(), result.principalVariation());
        return new RegionLine(
                row.isPresent() ? row.getAsInt() : null,
                file,
                answer.index(),
                answer.query().at().text(),
                answer.defender(),
                answer.query().first(),
                result.verdict(),
                pv.isEmpty() ? null : pv.get(0),
                pv,
                result.first().nodes(),
                result.second().nodes(),
                result.check().nodes(),
                result.total().tableHits(),
                Json.millis(result.total().elapsedNanos()),
                result.limit(),
                result.moonshine() == Moonshine.NOT_ASKED ? null : result.moonshine() == Moonshine.YES,
                answer.basis().words(),
                answer.method());
    }
}
