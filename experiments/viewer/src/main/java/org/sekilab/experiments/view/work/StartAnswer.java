package org.sekilab.experiments.view.work;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.sekilab.experiments.output.json.JsonObject;

/** What the page may choose from. */
@JsonClassDescription("GET start: what the page may choose from.")
public record StartAnswer(
        @JsonPropertyDescription("The version of the program.")
        String version,

        @JsonPropertyDescription("The records that were there at the start.")
        List<NamedRecord> files,

        @JsonPropertyDescription("The record to show first. Empty if there is none.")
        String first,

        List<NamedStrategy> engines,
        @JsonPropertyDescription("The solvers of boards.") List<NamedStrategy> solvers,

        @JsonPropertyDescription("The presets of the solver that searches boards.")
        List<NamedStrategy> presets,

        @JsonPropertyDescription("The analyzers of capturing races.")
        List<NamedStrategy> analyzers,

        @JsonPropertyDescription("The preset of the configuration.")
        String preset,

        @JsonPropertyDescription("The analyzer of the configuration.")
        String analyzer,

        @JsonPropertyDescription("The time for each region of a board that the configuration has.")
        int boardSeconds,

        @JsonPropertyDescription("The solver that answers at once.")
        String quick,

        @JsonPropertyDescription("The points of the largest region that can be solved.")
        int mostPoints,

        @JsonPropertyDescription("Whether verdicts about regions may use the board.")
        boolean countsOnBoard,

        @JsonPropertyDescription("The largest time limit of a search.")
        int mostSeconds)
        implements JsonObject {
    public StartAnswer {
        files = List.copyOf(files);
        engines = List.copyOf(engines);
        solvers = List.copyOf(solvers);
        presets = List.copyOf(presets);
        analyzers = List.copyOf(analyzers);
    }

    /** A record and the name that people call it. */
    public record NamedRecord(String id, String name) {}

    /** A strategy and a line on it. */
    public record NamedStrategy(String name, String description) {}
}
