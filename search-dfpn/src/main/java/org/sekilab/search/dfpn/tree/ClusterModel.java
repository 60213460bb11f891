package org.sekilab.search.dfpn.tree;

/**
 * A model of a cluster, for simulations. All times are in seconds.
 *
 * @param nodesPerSecond of one worker
 * @param latency of a message
 * @param bytesPerSecond of the network, in either direction
 * @param masterSeconds that the place of the tree is busy with one leaf, from its choice to its answer
 */
public record ClusterModel(double nodesPerSecond, double latency, double bytesPerSecond, double masterSeconds) {
    public ClusterModel {
        if (!(nodesPerSecond > 0) || !(bytesPerSecond > 0) || !(latency >= 0) || !(masterSeconds >= 0)) {
            throw new IllegalArgumentException("rates %s and %s must be positive, times %s and %s not negative"
                    .formatted(nodesPerSecond, bytesPerSecond, latency, masterSeconds));
        }
    }

    /** No cost but that of the searches themselves. */
    static ClusterModel ideal() {
        return new ClusterModel(1, 0, Double.MAX_VALUE, 0);
    }
}
