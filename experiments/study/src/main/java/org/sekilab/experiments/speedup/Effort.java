package org.sekilab.experiments.speedup;

import org.sekilab.safety.RegionResult;
import org.sekilab.safety.settings.Verdict;

/**
 * The cost of an answer.
 *
 * @param nodes of all threads
 */
public record Effort(Verdict verdict, long nodes, double millis) {
    static Effort of(RegionResult result) {
        return new Effort(
                result.verdict(), result.total().nodes(), result.total().elapsedNanos() / 1e6);
    }
}
