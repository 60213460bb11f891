package org.sekilab.experiments.view.work;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.output.json.LifeLine;
import org.sekilab.experiments.output.json.RegionLine;
import org.sekilab.experiments.output.json.ScoreLine;
import org.sekilab.experiments.output.json.SemeaiLine;
import org.sekilab.model.Color;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Goal;

/** A job, how far it is, and what it found. */
@JsonClassDescription("POST jobs and GET jobs/N: a search, how far it is, and what it found.")
public record JobAnswer(
        int id,
        Job.State state,

        @JsonPropertyDescription("The question about a region. Absent for other questions.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        SolveQuery query,

        @JsonPropertyDescription("The question about a whole board. Absent for other questions.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        BoardQuestion boardQuery,

        @JsonPropertyDescription("The question about life and death. Absent for other questions.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        LifeQuestion lifeQuery,

        @JsonPropertyDescription("The question about a race. Absent for other questions.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        RacingQuestion raceQuery,

        @JsonPropertyDescription("The question about a score. Absent for other questions.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        ScoreQuestion scoreQuery,

        @JsonPropertyDescription("What is done now, in words; may be empty.")
        String step,

        @JsonPropertyDescription("The points of the region. Absent for other questions.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Integer points,

        long nodes,
        long nodesPerSecond,
        long tableHits,

        @JsonPropertyDescription("The greatest depth so far.")
        int depth,

        long millis,

        @JsonPropertyDescription("The line that is being searched.")
        List<String> line,

        @JsonPropertyDescription("Why there is no finding. Absent if nothing failed.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String error,

        @JsonPropertyDescription("What is proved of a whole board so far. Absent when the search has ended.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        AnalysisAnswer partial,

        @JsonPropertyDescription("The finding about a whole board, once it is there.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        AnalysisAnswer analysis,

        @JsonPropertyDescription("Why points are open, once it is known. Absent if that was not asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        CausesAnswer causes,

        @JsonPropertyDescription("The finding about a region, once it is there: the line of region, which is alone.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        RegionLine region,

        @JsonPropertyDescription(
                "What the board decides about the region. Absent if it was not asked, or decides nothing.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        OnBoard onBoard,

        @JsonPropertyDescription("The finding about life and death, once it is there: the line of life.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        LifeLine life,

        @JsonPropertyDescription("The finding about a race, once it is there: the line of semeai.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        SemeaiLine race,

        @JsonPropertyDescription("The score of a position, once it is there: the line of score.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        ScoreLine score,

        @JsonPropertyDescription("The proofs that can be played against, once they are there.")
        List<Strategy> strategies,

        @JsonPropertyDescription("Whether there is a file with a certificate, at GET jobs/N/certificate.")
        boolean hasCertificate)
        implements JsonObject {
    public JobAnswer {
        line = List.copyOf(line);
        strategies = List.copyOf(strategies);
    }

    /** The verdict about a region on its board. */
    public record OnBoard(
            Verdict verdict,

            @JsonPropertyDescription("What the verdict uses.")
            String basis,

            @JsonPropertyDescription("The method that proved it.")
            String method) {}

    /** A proof that can be played against. */
    public record Strategy(
            Color winner,

            @JsonPropertyDescription("What the winner of a region reaches. Absent for other questions.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            Goal goal) {}
}
