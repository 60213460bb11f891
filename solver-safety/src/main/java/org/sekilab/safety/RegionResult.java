package org.sekilab.safety;

import java.util.List;
import org.sekilab.model.Points;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/**
 * The answer to a region problem.
 *
 * @param verdict the verdict on the region
 * @param limit the limit that kept the verdict UNKNOWN, or {@link Limit#NONE}
 * @param principalVariation best play of both sides as far as it is known, points of the board and {@link Points#PASS};
 *     unmodifiable
 * @param first the work of the search that tells UNSAFE from the rest
 * @param second the work of the search that tells SEKI from SAFE; {@link Statistics#NONE} if it was not needed
 * @param check the work of the search that shows that the verdict does not depend on the value of endless play. Or that
 *     of the search for a best move, if no other search was needed; {@link Statistics#NONE} if there was none
 * @param moonshine whether the defender is better off when the attacker has few ko threats
 */
public record RegionResult(
        Verdict verdict,
        Limit limit,
        List<Integer> principalVariation,
        Statistics first,
        Statistics second,
        Statistics check,
        Moonshine moonshine) {
    public RegionResult {
        if ((verdict == Verdict.UNKNOWN) == (limit == Limit.NONE)) {
            throw new IllegalArgumentException("verdict %s does not go with limit %s".formatted(verdict, limit));
        }
        principalVariation = List.copyOf(principalVariation);
    }

    /**
     * A verdict that other searches than those of the region alone gave.
     *
     * @param verdict not UNKNOWN
     * @param nodes of these searches
     */
    public static RegionResult of(Verdict verdict, long nodes, long elapsedNanos) {
        Statistics spent = new Statistics(nodes, 0, 0, 0, 0, 0, elapsedNanos);
        return new RegionResult(
                verdict, Limit.NONE, List.of(), spent, Statistics.NONE, Statistics.NONE, Moonshine.NOT_ASKED);
    }

    /** The first move of best play as far as it is known, or a pass. */
    public int firstMove() {
        return principalVariation.isEmpty() ? Points.PASS : principalVariation.get(0);
    }

    /** The work of all searches, except searches for moonshine life. */
    public Statistics total() {
        return first.plus(second).plus(check);
    }

    /** The work of these searches, without a verdict. */
    public RegionResult unknown(Limit reached) {
        return new RegionResult(Verdict.UNKNOWN, reached, List.of(), first, second, check, moonshine);
    }

    RegionResult with(Moonshine found) {
        return new RegionResult(verdict, limit, principalVariation, first, second, check, found);
    }
}
