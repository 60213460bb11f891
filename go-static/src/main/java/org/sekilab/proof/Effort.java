package org.sekilab.proof;

import java.util.Optional;

/**
 * What was spent on a region by searches.
 *
 * @param nodes states that were entered
 * @param elapsedNanos wall time
 * @param limit what stopped the last of them that had no answer; empty if all had one
 */
public record Effort(long nodes, long elapsedNanos, Optional<String> limit) {
    /** Nothing. */
    public static final Effort NONE = new Effort(0, 0, Optional.empty());

    /** Both together. */
    public Effort plus(Effort other) {
        return new Effort(nodes + other.nodes, elapsedNanos + other.elapsedNanos, other.limit.or(() -> limit));
    }
}
