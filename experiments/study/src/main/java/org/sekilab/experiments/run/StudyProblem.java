package org.sekilab.experiments.run;

import java.util.List;
import java.util.function.Supplier;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.store.ContentHash;

/**
 * A question that does not depend on the configuration. The question is read when a job needs it, so that the list of
 * jobs holds no game trees.
 *
 * @param file the game record or the list of problems, relative to what the set names
 * @param index the game tree, or the row of the list, from 1
 * @param item what is asked where one position has several questions; else empty
 * @param input hash of all that the question is made from; see {@link ContentHash}
 * @param source gives the question; may be shared by threads
 */
record StudyProblem(String file, int index, String item, String input, Source source) {
    /** How to find something out; may be shared by threads. */
    interface Question {
        /**
         * The answer by the strategies of one configuration.
         *
         * @throws InputException if there is no such problem
         */
        JobAnswers ask(Bench bench);
    }

    /** The place that a question is read from. */
    interface Source {
        /**
         * Reads the question.
         *
         * @throws InputException if it cannot be read any more
         */
        Asked read();
    }

    /**
     * A question that was read.
     *
     * @param input hash of all that it is made from
     * @param text what another process makes the question from
     */
    record Asked(String input, ProblemText text, Question question) {
        /** The same problem, asked in another way. */
        Asked with(Question other) {
            return new Asked(input, text, other);
        }
    }

    /**
     * A problem that is read now, for its hash, and again for each job. A problem that cannot be read now becomes one
     * that fails, so that the others are solved.
     *
     * @param reading gives equal questions each time, unless its files change
     */
    static StudyProblem of(String file, int index, String item, Supplier<Asked> reading) {
        String input;
        try {
            input = reading.get().input();
        } catch (InputException e) {
            return new StudyProblem(file, index, item, ContentHash.of(e.mistakes()), () -> {
                throw e;
            });
        }
        return new StudyProblem(file, index, item, input, () -> {
            Asked again = reading.get();
            if (!again.input().equals(input)) {
                throw new InputException(
                        List.of("%s#%d: its content has changed since the run began".formatted(file, index)));
            }
            return again;
        });
    }
}
