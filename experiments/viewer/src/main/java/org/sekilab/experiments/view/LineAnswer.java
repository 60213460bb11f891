package org.sekilab.experiments.view;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.safety.RegionStrategy;

/** A line of play against a proof. */
@JsonClassDescription("GET jobs/N/strategies/K: the line of play against a proof, with its answers.")
public record LineAnswer(
        @JsonPropertyDescription("The moves of both sides so far.")
        List<String> moves,

        @JsonPropertyDescription("X black, O white, . none: a letter for each point.")
        String stones,

        RegionStrategy.Stage stage,

        @JsonPropertyDescription("The moves that may be tried next.")
        List<String> tries)
        implements JsonObject {
    public LineAnswer {
        moves = List.copyOf(moves);
        tries = List.copyOf(tries);
    }

    static LineAnswer of(RegionStrategy strategy, RegionStrategy.Line line, Geometry geometry) {
        return new LineAnswer(
                BoardNames.moves(geometry, line.moves()),
                PositionAnswer.stones(Position.of(line.black(), line.white(), strategy.winner())),
                line.stage(),
                BoardNames.moves(geometry, line.tries()));
    }
}
