package org.sekilab.experiments.view.work;

import org.sekilab.scoring.Ruleset;

/**
 * The question what the score of a position is, with the stones taken off that are dead by proof or by an estimate.
 *
 * @param document the record
 * @param tree the record's game tree, from 1
 * @param move the position
 * @param rules the rules of the score
 * @param seconds the time for each region that the proofs may take
 * @param maxNodes the limit for each region in nodes
 */
public record ScoreQuestion(String document, int tree, int move, Ruleset rules, int seconds, int maxNodes)
        implements JobQuery {
    /**
     * Reads a question.
     *
     * @throws RefusedException if the text is no question, or a value is missing or wrong
     */
    public static ScoreQuestion parse(byte[] body) {
        return QueryBody.read(body, ScoreQuestion.class);
    }
}
