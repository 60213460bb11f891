package org.sekilab.experiments.run;

import org.sekilab.experiments.InputException;

/**
 * A question that does not depend on the configuration.
 *
 * @param file the game record or the list of problems, relative to what the set names
 * @param index the game tree, or the row of the list, from 1
 * @param item what is asked where one position has several questions; else empty
 * @param input hash of all that the question is made from; see {@link ContentHash}
 * @param question how to find it out
 */
record StudyProblem(String file, int index, String item, String input, Question question) {
    /** How to find something out; may be shared by threads. */
    interface Question {
        /**
         * The answer by the strategies of one configuration.
         *
         * @throws InputException if there is no such problem
         */
        JobAnswers ask(Bench bench);
    }
}
