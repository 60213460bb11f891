package org.sekilab.search;

/**
 * The effort of a search.
 *
 * @param nodes states that were entered, counted each time
 * @param tableHits look-ups that found their state
 * @param tableStores entries written
 * @param tableCollisions entries of other states that were overwritten
 * @param reExpansions states with moves generated again
 * @param maxDepth the longest path, in plies
 * @param elapsedNanos wall time
 */
public record Statistics(
        long nodes,
        long tableHits,
        long tableStores,
        long tableCollisions,
        long reExpansions,
        int maxDepth,
        long elapsedNanos) {
    /** No effort. */
    public static final Statistics NONE = new Statistics(0, 0, 0, 0, 0, 0, 0);

    /** Nodes a second; 0 if no time was measured. */
    public double nodesPerSecond() {
        return elapsedNanos == 0 ? 0 : nodes * 1e9 / elapsedNanos;
    }

    /** The effort of two searches, one after the other. */
    public Statistics plus(Statistics other) {
        return new Statistics(
                nodes + other.nodes,
                tableHits + other.tableHits,
                tableStores + other.tableStores,
                tableCollisions + other.tableCollisions,
                reExpansions + other.reExpansions,
                Math.max(maxDepth, other.maxDepth),
                elapsedNanos + other.elapsedNanos);
    }

    /** The effort of two searches at the same time. */
    public Statistics beside(Statistics other) {
        Statistics both = plus(other);
        return new Statistics(
                both.nodes,
                both.tableHits,
                both.tableStores,
                both.tableCollisions,
                both.reExpansions,
                both.maxDepth,
                Math.max(elapsedNanos, other.elapsedNanos));
    }
}
