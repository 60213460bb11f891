package org.sekilab.experiments.store;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.experiments.solve.Tally;

/**
 * The findings about one board in one run.
 *
 * @param key which job it was
 * @param board the counts
 * @param millis wall time
 * @param solvedMillis for each region proved safe by search: the time of its searches; unmodifiable
 */
public record BoardRow(JobKey key, BoardCounts board, double millis, List<Double> solvedMillis) {
    private static final String SAFE = "SAFE";

    public BoardRow {
        solvedMillis = List.copyOf(solvedMillis);
    }

    /** The boards among some results, one after the other. */
    static Stream<BoardRow> stream(List<JobResult> results) {
        return results.stream().flatMap(BoardRow::of);
    }

    /** The board of a job. Empty if the job is about something else, or has failed. */
    static Stream<BoardRow> of(JobResult result) {
        return result.board().stream().map(board -> {
            List<Double> solved = new ArrayList<>();
            for (Answer answer : result.answers()) {
                if (answer.verdict().equals(SAFE) && answer.effort().nodes() > 0) {
                    solved.add(answer.effort().millis());
                }
            }
            return new BoardRow(result.key(), board, result.millis(), solved);
        });
    }

    public String run() {
        return key.run();
    }

    public String set() {
        return key.set();
    }

    public Tally tally() {
        return board.tally();
    }

    public long nodes() {
        return board.nodes();
    }
}
