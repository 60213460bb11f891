package org.sekilab.experiments.view.work;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.safety.Cause;
import org.sekilab.safety.CauseMap;

/** Why points of a board are not proved. */
public record CausesAnswer(
        @JsonPropertyDescription("The causes of some points at least.")
        List<CausePoints> causes) {
    public CausesAnswer {
        causes = List.copyOf(causes);
    }

    /** The points with one cause. */
    public record CausePoints(
            String cause,
            @JsonPropertyDescription("The cause in words.") String meaning,
            List<String> points) {
        public CausePoints {
            points = List.copyOf(points);
        }
    }

    static CausesAnswer of(CauseMap causes) {
        Geometry geometry = causes.safety().position().geometry();
        return new CausesAnswer(Arrays.stream(Cause.values())
                .map(cause -> new CausePoints(cause.label(), cause.description(), points(causes, cause, geometry)))
                .filter(each -> !each.points().isEmpty())
                .toList());
    }

    private static List<String> points(CauseMap causes, Cause cause, Geometry geometry) {
        int[] points = IntStream.range(0, geometry.area())
                .filter(point -> causes.at(point).filter(cause::equals).isPresent())
                .toArray();
        return BoardNames.points(PointSet.of(geometry, points));
    }
}
