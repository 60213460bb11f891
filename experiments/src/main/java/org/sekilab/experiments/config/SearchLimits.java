package org.sekilab.experiments.config;

import java.time.Duration;

/**
 * When a search gives up and answers UNKNOWN. Static solvers do not search and need none.
 *
 * @param regionTime for each region; positive
 * @param memoryBytes for the tables of one search, in bytes; positive
 */
public record SearchLimits(Duration regionTime, long memoryBytes) {
    public SearchLimits {
        if (regionTime.isNegative() || regionTime.isZero()) {
            throw new IllegalArgumentException("time for a region: %s is not positive".formatted(regionTime));
        }
        if (memoryBytes <= 0) {
            throw new IllegalArgumentException("memory: %d bytes are not positive".formatted(memoryBytes));
        }
    }
}
