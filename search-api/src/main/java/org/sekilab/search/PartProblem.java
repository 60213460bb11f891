package org.sekilab.search;

import java.util.function.LongConsumer;

/**
 * A problem with states that fall into parts. The prover wins such a state if it wins each part. Mutable, confined to
 * one thread.
 *
 * <p>Source: decomposition search, Müller, IJCAI 1999.
 */
public interface PartProblem extends Problem {
    /** False if no state is ever won by its parts, so that it is no use to ask. It never changes. */
    boolean hasParts();

    /**
     * True if the prover wins the present state because it wins all parts of it, each on its own. Searches of the parts
     * prove it. {@code false} means nothing. The {@link #outcome} of the state is unknown.
     *
     * @param maxNodes the limit of the search of each part
     * @param spent receives the number of nodes of each search. An engine counts them as its own
     */
    boolean isWonByParts(long maxNodes, LongConsumer spent);
}
