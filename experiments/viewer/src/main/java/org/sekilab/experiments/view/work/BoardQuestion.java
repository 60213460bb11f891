package org.sekilab.experiments.view.work;

import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.SafetyKeys;

/**
 * The question what can be proved of a whole board, and how to answer it.
 *
 * @param document the record
 * @param tree the record's game tree, from 1
 * @param move the position
 * @param preset the features of the solver
 * @param analyzer the analyzer of capturing races
 * @param seconds the time for each region
 * @param maxNodes the limit for each region in nodes
 * @param causes whether the causes are wanted why points are open
 * @param certificate whether a certificate is wanted; then only proofs count that can be written
 */
public record BoardQuestion(
        String document,
        int tree,
        int move,
        String preset,
        String analyzer,
        int seconds,
        int maxNodes,
        boolean causes,
        boolean certificate)
        implements JobQuery {
    /**
     * Reads a question.
     *
     * @throws RefusedException if the text is no question, or a value is missing or wrong
     */
    public static BoardQuestion parse(byte[] body) {
        return QueryBody.read(body, BoardQuestion.class);
    }

    @Override
    public void addTo(Layers layers) {
        layers.addOption("preset", SafetyKeys.PRESET, preset);
        layers.addOption("analyzer", Keys.SEMEAI_ANALYZER, analyzer);
        JobQuery.super.addTo(layers);
    }
}
