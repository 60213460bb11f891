package org.sekilab.search.dfpn.tree;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Workers that search leaves. For one thread, which starts searches and takes answers. */
interface LeafWorkers extends AutoCloseable {
    /** True if a worker has nothing to do. */
    boolean hasFree();

    /** Gives a leaf to a free worker. */
    void start(LeafTask leaf);

    /**
     * Waits for the next answer of a busy worker.
     *
     * @return empty if the search is cancelled first
     */
    Optional<LeafAnswer> await(BooleanSupplier isCancelled);

    /** Ends all workers, and waits for their end. */
    @Override
    void close();
}
