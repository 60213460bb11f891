package org.sekilab.experiments.stats;

/**
 * How long a solver took for a problem, where it may have been stopped before it was done.
 *
 * @param millis until it was done, or stopped; not negative
 * @param isSolved false if it was stopped: the time it needs is not known, only that it is more than its limit
 */
public record Time(double millis, boolean isSolved) {
    public Time {
        if (!(millis >= 0)) {
            throw new IllegalArgumentException("time %s ms".formatted(millis));
        }
    }
}
