package org.sekilab.safety;

import java.time.Duration;
import org.sekilab.search.Limits;

/**
 * The time at which all searches for a question end.
 *
 * @param endNanos the end by {@link System#nanoTime}
 */
record Deadline(long endNanos) {
    /** The end of a question that begins now. */
    static Deadline in(Duration time) {
        return new Deadline(System.nanoTime() + time.toNanos());
    }

    /** The time that is left, zero if the end is over. */
    Duration left() {
        return Duration.ofNanos(Math.max(0, endNanos - System.nanoTime()));
    }

    /** Limits with no more time than is left. */
    static Limits within(Limits limits, Duration left) {
        return limits.time().compareTo(left) <= 0 ? limits : limits.withTime(left);
    }
}
