package org.sekilab.experiments.view.work;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.safety.RegionStrategy;

/** A line of play against a proof. */
@JsonClassDescription("GET jobs/N/strategies/K: the line of play against a proof, with its answers.")
public record LineAnswer(
        @JsonPropertyDescription("The moves of both sides so far.")
        List<String> moves,

        @JsonPropertyDescription("X black, O white, . none: a letter for each point.")
        String stones,

        RegionStrategy.Stage stage,

        @JsonPropertyDescription("The points that the rest of the proof is about. Absent for a region.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<String> zone,

        @JsonPropertyDescription("The moves that may be tried next.")
        List<String> tries)
        implements JsonObject {
    public LineAnswer {
        moves = List.copyOf(moves);
        zone = zone == null ? null : List.copyOf(zone);
        tries = List.copyOf(tries);
    }
}
