package org.sekilab.experiments.region;

import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.safety.RegionResult;
import org.sekilab.search.Limit;

/**
 * The answer to a query.
 *
 * @param query what was asked
 * @param index the game tree, from 1
 * @param defender the side that defends the region
 * @param geometry the board
 * @param size the points of the region
 * @param result what was found
 * @param basis what the verdict counts on
 * @param method what proved it, where the whole board was solved, else {@code search}
 */
public record RegionAnswer(
        RegionQuery query,
        int index,
        Color defender,
        Geometry geometry,
        int size,
        RegionResult result,
        Basis basis,
        String method) {
    /** The answer without a verdict. */
    RegionAnswer unknown(Limit reached) {
        return new RegionAnswer(query, index, defender, geometry, size, result.unknown(reached), basis, method);
    }
}
