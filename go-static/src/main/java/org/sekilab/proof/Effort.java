package org.sekilab.proof;

import java.util.Optional;

/**
 * The effort of searches on a region.
 *
 * @param nodes the number of states that the searches entered
 * @param elapsedNanos wall time
 * @param limit the limit that stopped the last search without an answer; empty if all searches had one
 */
public record Effort(long nodes, long elapsedNanos, Optional<String> limit) {
    /** No effort. */
    public static final Effort NONE = new Effort(0, 0, Optional.empty());

    /** The sum of both efforts. */
    public Effort plus(Effort other) {
        return new Effort(nodes + other.nodes, elapsedNanos + other.elapsedNanos, other.limit.or(() -> limit));
    }
}
