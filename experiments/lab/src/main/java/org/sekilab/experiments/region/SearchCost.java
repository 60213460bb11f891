package org.sekilab.experiments.region;

import org.sekilab.safety.RegionResult;
import org.sekilab.safety.settings.Verdict;

/**
 * What the searches of several region problems cost: [NKM] 6.1, table 1, over the problems where there was a second
 * search with an answer.
 *
 * @param problems all problems
 * @param answered the problems that are SAFE or SEKI
 * @param firstNodes the nodes of the first searches of answered problems
 * @param secondNodes the nodes of the second searches of answered problems
 * @param checkNodes the nodes of the checks of answered problems, which show that repetitions do not matter
 */
public record SearchCost(long problems, long answered, long firstNodes, long secondNodes, long checkNodes) {
    public static final SearchCost NONE = new SearchCost(0, 0, 0, 0, 0);

    /** The cost with another problem added. */
    public SearchCost plus(RegionResult result) {
        if (result.verdict() != Verdict.SAFE && result.verdict() != Verdict.SEKI) {
            return new SearchCost(problems + 1, answered, firstNodes, secondNodes, checkNodes);
        }
        return new SearchCost(
                problems + 1,
                answered + 1,
                firstNodes + result.first().nodes(),
                secondNodes + result.second().nodes(),
                checkNodes + result.check().nodes());
    }

    /** The second searches in percent of the first. */
    public double secondPercent() {
        return firstNodes == 0 ? 0 : 100.0 * secondNodes / firstNodes;
    }
}
