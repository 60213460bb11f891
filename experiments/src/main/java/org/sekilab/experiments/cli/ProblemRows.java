package org.sekilab.experiments.cli;

import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;
import org.sekilab.experiments.InputException;

/** Works through the rows of a list of problems: one that cannot be answered gets an error, and the run goes on. */
final class ProblemRows {
    private ProblemRows() {}

    /**
     * Answers one row after the other.
     *
     * @param task what is done, one word
     * @param rows how many there are
     * @param answer called with each row, from 1
     * @param error called with what is wrong with a row, and the row
     */
    static void run(Console console, String task, int rows, IntConsumer answer, ObjIntConsumer<String> error) {
        try (Progress progress = new Progress(console, task, rows)) {
            for (int row = 1; row <= rows; row++) {
                try {
                    answer.accept(row);
                } catch (InputException e) {
                    error.accept(String.join("; ", e.problems()), row);
                }
                progress.step();
            }
        }
    }
}
