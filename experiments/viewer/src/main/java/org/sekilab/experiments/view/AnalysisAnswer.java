package org.sekilab.experiments.view;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.sekilab.experiments.output.json.SolveLine;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.BoardView;

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

    static AnalysisAnswer of(BoardResult result) {
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
}
