package org.sekilab.experiments.store;

import java.util.List;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.Tally;

/** Results of jobs as JSON, to hand them from one process to another. Numbers keep all their digits. */
public final class ResultText {
    private ResultText() {}

    /** A result; a list of at most one stands for what may be absent. */
    private record Line(
            JobKey key,
            long seed,
            JobResult.Status status,
            String error,
            double millis,
            List<Board> board,
            List<Found> answers,
            List<EngineEffort> engines)
            implements JsonObject {}

    private record Board(Tally tally, long nodes, List<BoardView> view) {}

    private record Found(
            String item,
            int size,
            String verdict,
            Answer.Certainty certainty,
            String expected,
            String method,
            String limit,
            Answer.Effort effort,
            List<Integer> estimate) {}

    /** A result as a JSON object on a line. */
    public static String write(JobResult result) {
        Line line = new Line(
                result.key(),
                result.seed(),
                result.status(),
                result.error(),
                result.millis(),
                result.board().stream().map(ResultText::board).toList(),
                result.answers().stream().map(ResultText::found).toList(),
                result.engines());
        return Json.text(line);
    }

    /**
     * Reads a result.
     *
     * @throws org.sekilab.experiments.InputException if the text is none
     */
    public static JobResult read(String text) {
        Line line = Json.read("result", text, Line.class);
        return new JobResult(
                line.key,
                line.seed,
                line.status,
                line.error,
                line.millis,
                line.board.stream().findFirst().map(ResultText::counts),
                line.answers.stream().map(ResultText::answer).toList(),
                line.engines);
    }

    private static Board board(BoardCounts counts) {
        return new Board(counts.tally(), counts.nodes(), counts.view().stream().toList());
    }

    private static BoardCounts counts(Board board) {
        return new BoardCounts(board.tally, board.nodes, board.view.stream().findFirst());
    }

    private static Found found(Answer answer) {
        return new Found(
                answer.item(),
                answer.size(),
                answer.verdict(),
                answer.certainty(),
                answer.expected(),
                answer.method(),
                answer.limit(),
                answer.effort(),
                answer.estimate().stream().boxed().toList());
    }

    private static Answer answer(Found found) {
        return new Answer(
                found.item,
                found.size,
                found.verdict,
                found.certainty,
                found.expected,
                found.method,
                found.limit,
                found.effort,
                found.estimate.stream().mapToInt(Integer::intValue).findFirst());
    }
}
