package org.sekilab.experiments.speedup;

import org.sekilab.safety.settings.Verdict;

/**
 * One region, solved by the model of a cluster and by threads of this process.
 *
 * @param board the file, and the game tree where there are several
 * @param at a point of the region
 * @param workers of the cluster, and threads
 * @param model the cost by the model, at the rate of nodes of one thread
 * @param real the cost of the threads
 */
public record ModelCheckRow(String board, String at, int workers, AnswerCost model, AnswerCost real) {
    /** The nodes of the model by those of several threads, or the other way round, are at most this. */
    private static final double MOST_TIMES = 1.5;

    /** True if limits stopped both, so that nothing is compared. */
    public boolean isOpen() {
        return model.verdict() == Verdict.UNKNOWN && real.verdict() == Verdict.UNKNOWN;
    }

    /**
     * True if the verdicts are equal, and the nodes are near enough. One worker has no choice, so its nodes are equal.
     * Several threads answer in another order at each run. An open row is right, for nothing is compared.
     */
    public boolean isRight() {
        double times = (double) Math.max(1, model.nodes()) / Math.max(1, real.nodes());
        double most = workers == 1 ? 1 : MOST_TIMES;
        return isOpen() || model.verdict() == real.verdict() && times <= most && times >= 1 / most;
    }
}
