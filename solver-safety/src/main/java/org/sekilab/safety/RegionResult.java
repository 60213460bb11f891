package org.sekilab.safety;

import java.util.List;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/**
 * The answer to a region problem.
 *
 * @param verdict what is true of the region
 * @param limit what kept the verdict UNKNOWN, or {@link Limit#NONE}
 * @param principalVariation best play of both sides as far as it is known, points of the board and {@link
 *     org.sekilab.model.Points#PASS}; unmodifiable
 * @param first what the search for safety took
 * @param further what the searches took that tell seki and UNSAFE apart
 */
public record RegionResult(
        Verdict verdict, Limit limit, List<Integer> principalVariation, Statistics first, Statistics further) {
    public RegionResult {
        if ((verdict == Verdict.UNKNOWN) == (limit == Limit.NONE)) {
            throw new IllegalArgumentException("verdict %s does not go with limit %s".formatted(verdict, limit));
        }
        principalVariation = List.copyOf(principalVariation);
    }
}
