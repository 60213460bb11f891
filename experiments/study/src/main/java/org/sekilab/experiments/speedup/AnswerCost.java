package org.sekilab.experiments.speedup;

import org.sekilab.safety.RegionResult;
import org.sekilab.safety.settings.Verdict;

/**
 * The cost of an answer.
 *
 * @param nodes of all threads
 */
public record AnswerCost(Verdict verdict, long nodes, double millis) {
    static AnswerCost of(RegionResult result) {
        return new AnswerCost(
                result.verdict(), result.total().nodes(), result.total().elapsedNanos() / 1e6);
    }
}
