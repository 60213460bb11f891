package org.sekilab.search.bounds;

import java.util.Optional;

/**
 * What is known of a value from a partial order: a value that it surely reaches, and a value that it surely does not
 * exceed. Immutable.
 *
 * @param least the true value is at least this one; empty if no such value is known
 * @param most this value is at least the true one; empty if no such value is known
 * @param <V> the values
 */
public record ValueRange<V>(Optional<V> least, Optional<V> most) {
    /** Nothing is known. */
    public static <V> ValueRange<V> unknown() {
        return new ValueRange<>(Optional.empty(), Optional.empty());
    }

    /** The value is known. */
    public static <V> ValueRange<V> exactly(V value) {
        return new ValueRange<>(Optional.of(value), Optional.of(value));
    }
}
