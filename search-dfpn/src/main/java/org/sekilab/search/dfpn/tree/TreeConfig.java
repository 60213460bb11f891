package org.sekilab.search.dfpn.tree;

/**
 * The settings of a search by many workers.
 *
 * @param workers the number of workers, from 1 to {@value #MOST_WORKERS}
 * @param leafNodes the nodes of the search of a leaf near the root, at least 1; leaves far below have more
 */
public record TreeConfig(int workers, long leafNodes) {
    /** The most workers. */
    public static final int MOST_WORKERS = 1024;

    /** One worker, 20,000 nodes. */
    public static final TreeConfig DEFAULT = new TreeConfig(1, 20_000);

    public TreeConfig {
        if (workers < 1 || workers > MOST_WORKERS) {
            throw new IllegalArgumentException("%d workers are not in 1..%d".formatted(workers, MOST_WORKERS));
        }
        if (leafNodes < 1) {
            throw new IllegalArgumentException("%d nodes are not positive".formatted(leafNodes));
        }
    }

    /** The same settings with another number of workers. */
    public TreeConfig withWorkers(int number) {
        return new TreeConfig(number, leafNodes);
    }
}
