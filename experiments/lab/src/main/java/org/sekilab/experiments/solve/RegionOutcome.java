package org.sekilab.experiments.solve;

import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.safety.settings.Verdict;

/**
 * All facts found about a basic region.
 *
 * @param region the region
 * @param verdict what was proved
 * @param method the rule that proved the last of it, or {@link #NO_METHOD}
 * @param limit what stopped a search of a region that is UNKNOWN, empty if no search was stopped
 * @param nodes the nodes of its search
 * @param elapsedNanos the time for this region alone, in nanoseconds. Rules without search work on the whole board,
 *     and count as 0 here. A search of a merged region counts for each part
 */
public record RegionOutcome(
        BasicRegion region, Verdict verdict, String method, Optional<String> limit, long nodes, long elapsedNanos) {
    /** The method of a region of which nothing is proved. */
    public static final String NO_METHOD = "none";
}
