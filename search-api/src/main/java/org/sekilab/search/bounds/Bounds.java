package org.sekilab.search.bounds;

import java.util.ArrayList;
import java.util.List;

/**
 * Values that are each good enough for the prover. A value is good enough if it is at least one of them. Immutable.
 *
 * @param order the order of the values
 * @param minimal the least values that are good enough; none is at least another; unmodifiable
 * @param <V> the values
 */
public record Bounds<V>(PartialOrder<V> order, List<V> minimal) {
    /** Drops each given value that is at least another one. Of equal values the first is kept. */
    public Bounds {
        List<V> kept = new ArrayList<>();
        for (V value : minimal) {
            if (kept.stream().noneMatch(other -> order.isAtLeast(value, other))) {
                kept.removeIf(other -> order.isAtLeast(other, value));
                kept.add(value);
            }
        }
        minimal = List.copyOf(kept);
    }

    /** True if a value is at least one of the bounds. */
    public boolean isReachedBy(V value) {
        for (V bound : minimal) {
            if (order.isAtLeast(value, bound)) {
                return true;
            }
        }
        return false;
    }
}
