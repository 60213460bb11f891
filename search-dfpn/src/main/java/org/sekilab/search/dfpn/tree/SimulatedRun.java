package org.sekilab.search.dfpn.tree;

import org.sekilab.search.Result;

/** A search on a simulated cluster. Immutable. */
public record SimulatedRun(Result result, Cost cost) {
    /**
     * The cost of the search.
     *
     * @param seconds from the start to the answer
     * @param busySeconds of all workers together, in searches
     * @param searches the number of leaves that were searched
     * @param bytes of all messages
     */
    public record Cost(double seconds, double busySeconds, int searches, long bytes) {
        static final Cost NONE = new Cost(0, 0, 0, 0);

        /** The cost of two searches, one after the other. */
        public Cost plus(Cost other) {
            return new Cost(
                    seconds + other.seconds,
                    busySeconds + other.busySeconds,
                    searches + other.searches,
                    bytes + other.bytes);
        }
    }
}
