package org.sekilab.experiments.view;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.RegionLine;
import org.sekilab.safety.RegionStrategy;
import org.sekilab.search.Statistics;

/**
 * The finding of a job.
 *
 * @param statistics the cost of it
 * @param analysis what was found about a whole board, null for a region
 * @param region what was found about a region alone, null for a whole board
 * @param onBoard what the board decides about the region, null if the board was not asked or does not decide it
 * @param strategies the strategies that can be played against; unmodifiable
 */
record Finding(
        Statistics statistics,
        @Nullable AnalysisAnswer analysis,
        @Nullable RegionLine region,
        JobAnswer.@Nullable OnBoard onBoard,
        List<RegionStrategy> strategies) {
    Finding {
        strategies = List.copyOf(strategies);
    }
}
