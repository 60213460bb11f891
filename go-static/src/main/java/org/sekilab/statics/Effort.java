package org.sekilab.statics;

/**
 * What was spent on a region by searches.
 *
 * @param nodes states that were entered
 * @param elapsedNanos wall time
 */
public record Effort(long nodes, long elapsedNanos) {
    /** Nothing. */
    public static final Effort NONE = new Effort(0, 0);

    /** Both together. */
    public Effort plus(Effort other) {
        return new Effort(nodes + other.nodes, elapsedNanos + other.elapsedNanos);
    }
}
