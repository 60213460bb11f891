package org.sekilab.experiments.speedup;

/**
 * One region, solved by the model of a cluster and by threads of this process.
 *
 * @param board the file, and the game tree where there are several
 * @param at a point of the region
 * @param workers of the cluster, and threads
 * @param model the cost by the model, at the rate of nodes of one thread
 * @param real the cost of the threads
 */
public record ModelCheckRow(String board, String at, int workers, AnswerCost model, AnswerCost real) {}
