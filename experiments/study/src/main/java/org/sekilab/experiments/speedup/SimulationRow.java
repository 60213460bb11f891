package org.sekilab.experiments.speedup;

import org.sekilab.safety.settings.Verdict;

/**
 * One region, solved on a simulated cluster.
 *
 * @param board the file, and the game tree where there are several
 * @param at a point of the region
 * @param points how many it has
 * @param one the cost of one search without a tree
 * @param workers of the cluster
 * @param verdict of the cluster
 * @param nodes of all workers
 * @param searches the number of leaves that were searched
 * @param bytes of all messages
 * @param seconds from the start to the answer, by the model
 * @param busy the share of the time in which a worker searches, from 0 to 1
 * @param speedUp how many times sooner the cluster answers than one search at the same rate of nodes
 */
public record SimulationRow(
        String board,
        String at,
        int points,
        AnswerCost one,
        int workers,
        Verdict verdict,
        long nodes,
        int searches,
        long bytes,
        double seconds,
        double busy,
        double speedUp) {}
