package org.sekilab.experiments.view;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.view.work.AnalysisAnswer;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/** A position and what a quick solver proves of it. */
@JsonClassDescription("GET documents/ID/TREE/MOVE: a position, and what is proved of it.")
public record PositionAnswer(
        @JsonPropertyDescription("The record.") String document,
        @JsonPropertyDescription("The game tree, from 1.") int tree,

        @JsonPropertyDescription("The moves of the main line that lead to the position.")
        int move,

        @JsonPropertyDescription("The moves of the whole main line.")
        int moves,

        int width,
        int height,

        @JsonPropertyDescription("X black, O white, . none: a letter for each point.")
        String stones,

        Color toMove,

        @JsonPropertyDescription("The point of the last move. Absent if that left no stone.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String lastMove,

        @JsonPropertyDescription("The comments of the record.")
        String comment,

        AnalysisAnswer analysis)
        implements JsonObject {
    static PositionAnswer of(Document document, BoardInput board, BoardResult result) {
        Position position = board.position();
        int lastMove = Document.lastMove(board);
        return new PositionAnswer(
                document.id(),
                board.index(),
                board.moves(),
                board.game().moveCount(),
                position.geometry().width(),
                position.geometry().height(),
                AnalysisAnswer.stones(position),
                position.toMove(),
                lastMove == Points.NONE ? null : position.geometry().name(lastMove),
                Document.comment(board.game(), board.moves()),
                AnalysisAnswer.of(result));
    }
}
