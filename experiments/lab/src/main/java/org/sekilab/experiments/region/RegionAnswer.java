package org.sekilab.experiments.region;

import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.MergedRegion;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.settings.Verdict;
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
 * @param basis of the verdict
 * @param method what proved it, where the whole board was solved, else {@code search}; {@link RegionOutcome#NO_METHOD}
 *     if nothing is proved
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
    private static final String SEARCH = "search";

    public RegionAnswer {
        method = result.verdict() == Verdict.UNKNOWN ? RegionOutcome.NO_METHOD : method;
    }

    /** What a search of the region alone found. */
    public static RegionAnswer alone(RegionQuery query, BoardInput board, MergedRegion region, RegionResult result) {
        return of(query, board, region, result, Basis.ALONE, SEARCH);
    }

    /** What a method proved on the whole board. */
    static RegionAnswer onBoard(
            RegionQuery query, BoardInput board, MergedRegion region, RegionResult result, String method) {
        return of(query, board, region, result, Basis.ON_BOARD, method);
    }

    private static RegionAnswer of(
            RegionQuery query, BoardInput board, MergedRegion region, RegionResult result, Basis basis, String method) {
        return new RegionAnswer(
                query,
                board.index(),
                region.defender(),
                board.position().geometry(),
                region.points().size(),
                result,
                basis,
                method);
    }

    /** The answer without a verdict. */
    RegionAnswer unknown(Limit reached) {
        return new RegionAnswer(query, index, defender, geometry, size, result.unknown(reached), basis, method);
    }
}
