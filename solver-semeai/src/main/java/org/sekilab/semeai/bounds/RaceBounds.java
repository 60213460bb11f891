package org.sekilab.semeai.bounds;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sekilab.model.Color;
import org.sekilab.search.Goal;
import org.sekilab.search.bounds.Bounds;
import org.sekilab.semeai.area.SemeaiArea;

/**
 * The least counts with which black reaches a goal, by the side to move and the number of shared liberties. Immutable.
 *
 * <p>Source: [POB].
 */
final class RaceBounds {
    private final List<List<Bounds<RaceCounts>>> bounds; // [mover][shared]

    RaceBounds(Goal goal) {
        this.bounds = Stream.of(Color.values())
                .map(mover -> IntStream.rangeClosed(0, SemeaiArea.MAX_POINTS)
                        .mapToObj(shared -> RaceCounts.bounds(goal, mover, shared))
                        .toList())
                .toList();
    }

    /** True if black reaches the goal. */
    boolean isReachedBy(RaceCounts counts) {
        return bounds.get(counts.mover().ordinal()).get(counts.shared()).isReachedBy(counts);
    }
}
