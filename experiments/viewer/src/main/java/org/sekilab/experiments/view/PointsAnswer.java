package org.sekilab.experiments.view;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.output.json.SafeCounts;
import org.sekilab.experiments.output.json.SolveLine;
import org.sekilab.experiments.solve.BoardResult;

/** How many points of a position a quick solver proves: a place in the graph of a game. */
@JsonClassDescription("GET documents/ID/TREE/MOVE/points: how many points of a position are proved.")
public record PointsAnswer(
        @JsonPropertyDescription("The moves of the main line that lead to the position.")
        int move,

        SafeCounts safePoints)
        implements JsonObject {
    static PointsAnswer of(int move, BoardResult result) {
        return new PointsAnswer(move, SolveLine.of(result).safePoints());
    }
}
