package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.semeai.SemeaiAnswer;
import org.sekilab.model.Color;
import org.sekilab.search.Limit;
import org.sekilab.semeai.Certainty;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.SemeaiClass;
import org.sekilab.semeai.SemeaiResult;
import org.sekilab.semeai.SemeaiVerdict;

/** The answer to a capturing race: a line of {@code semeai}. */
@JsonClassDescription("A capturing race, and its outcome for each side that moves first.")
public record SemeaiLine(
        @JsonPropertyDescription(Meanings.ROW) @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        Integer row,

        @JsonPropertyDescription(Meanings.FILE) String file,
        @JsonPropertyDescription(Meanings.INDEX) int index,

        @JsonPropertyDescription("A stone of the black block that races.")
        String black,

        @JsonPropertyDescription("A stone of the white block that races.")
        String white,

        @JsonPropertyDescription("The side that may retake a ko at once.")
        KoWinner koWinner,

        @JsonPropertyDescription("The outcome if black moves first. Absent if that was not asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        RaceOutcome blackFirst,

        @JsonPropertyDescription("The outcome if white moves first. Absent if that was not asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        RaceOutcome whiteFirst,

        @JsonPropertyDescription("How hard the race is, by its liberties and eyes.") @JsonProperty("class")
        SemeaiClass semeaiClass)
        implements JsonObject {
    /** The outcome of a race with one side first. */
    public record RaceOutcome(
            SemeaiVerdict verdict,

            @JsonPropertyDescription("The method that found it: static, bounds, graph or search.")
            String method,

            Certainty certainty,

            @JsonPropertyDescription(Meanings.BEST_MOVE) @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
            String bestMove,

            @JsonPropertyDescription(Meanings.PV) List<String> pv,
            @JsonPropertyDescription(Meanings.NODES) long nodes,
            @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis,
            @JsonPropertyDescription(Meanings.LIMIT) Limit limit,

            @JsonPropertyDescription(
                    "True if the file of certificates proves the verdict. Absent without the option --certificate.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            Boolean certified) {
        public RaceOutcome {
            pv = List.copyOf(pv);
        }

        private static @Nullable RaceOutcome of(SemeaiAnswer answer, Color first, @Nullable Set<Color> certified) {
            SemeaiResult result = answer.results().get(first);
            if (result == null) {
                return null;
            }
            List<String> pv = BoardNames.moves(answer.geometry(), result.principalVariation());
            return new RaceOutcome(
                    result.verdict(),
                    result.method(),
                    result.certainty(),
                    pv.isEmpty() ? null : pv.get(0),
                    pv,
                    result.statistics().nodes(),
                    Json.millis(result.statistics().elapsedNanos()),
                    result.limit(),
                    certified == null ? null : certified.contains(first));
        }
    }

    /**
     * The line of an answer.
     *
     * @param row the row of a list that it answers, from 1
     * @param certified the sides that move first in certified results; null without a file of certificates
     */
    public static SemeaiLine of(OptionalInt row, SemeaiAnswer answer, @Nullable Set<Color> certified) {
        return new SemeaiLine(
                row.isPresent() ? row.getAsInt() : null,
                answer.query().file().toString(),
                answer.index(),
                answer.query().black().text(),
                answer.query().white().text(),
                answer.query().koWinner(),
                RaceOutcome.of(answer, Color.BLACK, certified),
                RaceOutcome.of(answer, Color.WHITE, certified),
                answer.semeaiClass());
    }
}
