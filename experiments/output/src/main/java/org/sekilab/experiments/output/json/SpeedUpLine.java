package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import org.sekilab.safety.settings.Verdict;

/** A region that one thread and several threads solved: a line of {@code speed-up}. */
@JsonClassDescription("A region, and what it cost one thread and several threads to solve it.")
public record SpeedUpLine(
        @JsonPropertyDescription("The file, and the game tree where there are several.")
        String board,

        @JsonPropertyDescription("A point of the region.") String at,

        @JsonPropertyDescription("The points of the region.")
        int points,

        @JsonPropertyDescription("How many threads the several are.")
        int threads,

        @JsonPropertyDescription("The median of the tries with one thread.")
        ThreadCost one,

        @JsonPropertyDescription("The median of the tries with several threads.")
        ThreadCost several)
        implements JsonObject {
    /** What an answer cost. */
    public record ThreadCost(
            @JsonPropertyDescription(Meanings.VERDICT) Verdict verdict,

            @JsonPropertyDescription("The nodes of all threads.")
            long nodes,

            @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis) {}

    /** A region that the model and threads solved: a line of {@code simulate --check-model}. */
    @JsonClassDescription("A region, and what it costs by the model of a cluster and by threads of this process.")
    public record CheckLine(
            @JsonPropertyDescription("The file, and the game tree where there are several.")
            String board,

            @JsonPropertyDescription("A point of the region.")
            String at,

            @JsonPropertyDescription("The workers of the cluster, and the threads.")
            int workers,

            @JsonPropertyDescription("The cost by the model.")
            ThreadCost model,

            @JsonPropertyDescription("The cost of the threads.")
            ThreadCost real,

            @JsonPropertyDescription("Whether the model is near enough to the threads. If limits stopped both, it is.")
            boolean right)
            implements JsonObject {}

    /** A region that a simulated cluster solved: a line of {@code simulate}. */
    @JsonClassDescription("A region, and what it costs a simulated cluster to solve it.")
    public record ClusterLine(
            @JsonPropertyDescription("The file, and the game tree where there are several.")
            String board,

            @JsonPropertyDescription("A point of the region.")
            String at,

            @JsonPropertyDescription("The points of the region.")
            int points,

            @JsonPropertyDescription("The nodes of one search without a tree.")
            long nodesAlone,

            @JsonPropertyDescription("The workers of the cluster.")
            int workers,

            @JsonPropertyDescription(Meanings.VERDICT) Verdict verdict,

            @JsonPropertyDescription("The nodes of all workers.")
            long nodes,

            @JsonPropertyDescription("The leaves that workers searched.")
            int searches,

            @JsonPropertyDescription("The bytes of all messages.")
            long bytes,

            @JsonPropertyDescription("The seconds to the answer, by the model.")
            BigDecimal seconds,

            @JsonPropertyDescription("The share of the time in which a worker searches, from 0 to 1.")
            BigDecimal busy,

            @JsonPropertyDescription(
                    "How many times sooner the cluster answers than one search at the same rate of nodes.")
            BigDecimal speedUp)
            implements JsonObject {}
}
