package org.sekilab.experiments.view;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.sekilab.experiments.output.json.JsonObject;

/** The games of a record. */
@JsonClassDescription("POST documents and GET documents/ID: a record and its games.")
public record DocumentAnswer(
        String id,
        @JsonPropertyDescription("What people call it.") String name,
        @JsonPropertyDescription("How many games it has.") int games,

        @JsonPropertyDescription("The first games of the record.")
        List<GameTitle> trees)
        implements JsonObject {
    public DocumentAnswer {
        trees = List.copyOf(trees);
    }

    /** A game for a list of games. */
    public record GameTitle(
            @JsonPropertyDescription("Columns and rows, as in 17x5.")
            String size,

            @JsonPropertyDescription("How many moves the main line has.")
            int moves,

            @JsonPropertyDescription("The name of the game, or its players.")
            String title) {}
}
