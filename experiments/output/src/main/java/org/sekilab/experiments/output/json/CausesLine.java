package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.experiments.solve.CauseResult;
import org.sekilab.experiments.solve.CauseTally;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.safety.Cause;

/** Why points of a board are not proved: a line of {@code causes}. */
@JsonClassDescription("A position, and why points of it are not proved.")
public record CausesLine(
        @JsonPropertyDescription(Meanings.FILE) String file,
        @JsonPropertyDescription(Meanings.INDEX) int index,
        @JsonPropertyDescription(Meanings.SIZE) String size,
        @JsonPropertyDescription("The points of the board.") int points,
        @JsonPropertyDescription(Meanings.SAFE_POINTS) int safePoints,

        @JsonPropertyDescription("All causes, those that take nothing too.")
        List<CauseLoss> causes)
        implements JsonObject {
    public CausesLine {
        causes = List.copyOf(causes);
    }

    /** What one cause takes. */
    public record CauseLoss(
            @JsonPropertyDescription("The name of the cause, as the table of the command lists and explains it.")
            String cause,

            @JsonPropertyDescription("Points that are not proved safe for either color.")
            int points,

            @JsonPropertyDescription("Blocks with stones that are not on safe points.")
            int blocks,

            @JsonPropertyDescription("Basic regions of both colors that are not proved as a whole.")
            int regions,

            @JsonPropertyDescription("The points.") List<String> at) {
        public CauseLoss {
            at = List.copyOf(at);
        }

        private static CauseLoss of(CauseResult result, Cause cause) {
            CauseTally.Loss loss = result.tally().loss(cause);
            return new CauseLoss(
                    cause.label(),
                    loss.points(),
                    loss.blocks(),
                    loss.regions(),
                    BoardNames.points(points(result, cause)));
        }

        private static PointSet points(CauseResult result, Cause cause) {
            Geometry geometry = result.input().position().geometry();
            PointSet points = new PointSet(geometry);
            for (int point = 0; point < geometry.area(); point++) {
                if (result.causes().at(point).filter(cause::equals).isPresent()) {
                    points.add(point);
                }
            }
            return points;
        }
    }

    /** The line of a position. */
    public static CausesLine of(CauseResult result) {
        return new CausesLine(
                result.input().file(),
                result.input().index(),
                BoardNames.size(result.input().position().geometry()),
                result.tally().points(),
                result.tally().safePoints(),
                Stream.of(Cause.values())
                        .map(cause -> CauseLoss.of(result, cause))
                        .toList());
    }
}
