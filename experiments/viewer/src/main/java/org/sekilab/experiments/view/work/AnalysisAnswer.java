package org.sekilab.experiments.view.work;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.sekilab.experiments.output.json.SolveLine;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.model.Position;

/** What is proved of a board: the line of {@code solve}, and letters to draw it by, as {@link BoardView} has them. */
public record AnalysisAnswer(
        @JsonPropertyDescription("b for a safe point of black, w for one of white, . for other points.")
        String owners,

        @JsonPropertyDescription("The first letter of the status of each point.")
        String statuses,

        @JsonPropertyDescription("A for points proved by the first method, B for the second, . for none.")
        String methodAt,

        List<MethodPoints> methods,
        @JsonPropertyDescription("The line of solve.") SolveLine solve) {
    public AnalysisAnswer {
        methods = List.copyOf(methods);
    }

    /** How many points a method proved. */
    public record MethodPoints(String name, long points) {}

    /** What a result says. */
    public static AnalysisAnswer of(BoardResult result) {
        BoardView view = BoardView.of(result.safety());
        return new AnalysisAnswer(
                view.owners(),
                view.statuses(),
                view.methodAt(),
                view.methods().stream()
                        .map(method -> new MethodPoints(method, view.points(method)))
                        .toList(),
                SolveLine.of(result));
    }

    /** A letter for each point of a position: X black, O white, . none. */
    public static String stones(Position position) {
        StringBuilder stones = new StringBuilder();
        for (int point = 0; point < position.geometry().area(); point++) {
            stones.append(
                    position.black().contains(point) ? 'X' : position.white().contains(point) ? 'O' : '.');
        }
        return stones.toString();
    }
}
