package org.sekilab.semeai;

import java.util.List;
import org.sekilab.model.Points;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/**
 * The answer to a race with one side first.
 *
 * @param verdict the outcome of the race
 * @param method the name of the method that found it: {@code static}, {@code bounds}, {@code graph}, {@code
 *     partial-order}, {@code search} or {@code capture}. Guesses of other modules have names of their own.
 * @param certainty the degree of trust in the verdict
 * @param limit the limit that kept a search from a verdict, or {@link Limit#NONE}
 * @param principalVariation best play of both sides as far as it is known, points of the board and {@link Points#PASS};
 *     unmodifiable
 * @param statistics the work that was done
 * @param holdsForAllKos whether the verdict holds under each ko model with the same certainty; false if that is not
 *     known
 */
public record SemeaiResult(
        SemeaiVerdict verdict,
        String method,
        Certainty certainty,
        Limit limit,
        List<Integer> principalVariation,
        Statistics statistics,
        boolean holdsForAllKos) {
    public SemeaiResult {
        if (verdict != SemeaiVerdict.UNKNOWN && limit != Limit.NONE) {
            throw new IllegalArgumentException("verdict %s does not go with limit %s".formatted(verdict, limit));
        }
        if (verdict == SemeaiVerdict.UNKNOWN && holdsForAllKos) {
            throw new IllegalArgumentException("no verdict holds for all kos");
        }
        principalVariation = List.copyOf(principalVariation);
    }

    /** An answer under one ko model only. */
    public SemeaiResult(
            SemeaiVerdict verdict,
            String method,
            Certainty certainty,
            Limit limit,
            List<Integer> principalVariation,
            Statistics statistics) {
        this(verdict, method, certainty, limit, principalVariation, statistics, false);
    }

    /** True when there is a verdict that is not a guess. */
    public boolean isProved() {
        return verdict != SemeaiVerdict.UNKNOWN && certainty != Certainty.HEURISTIC;
    }

    /** A copy of this answer that is only a guess. */
    SemeaiResult asGuess() {
        return new SemeaiResult(
                verdict, method, Certainty.HEURISTIC, limit, principalVariation, statistics, holdsForAllKos);
    }

    /** No answer, because the area of the race has too many points. */
    static SemeaiResult tooLarge(String method) {
        return stopped(method, Limit.SIZE);
    }

    /** No answer, because of a limit. */
    static SemeaiResult stopped(String method, Limit limit) {
        return new SemeaiResult(SemeaiVerdict.UNKNOWN, method, Certainty.CERTAIN, limit, List.of(), Statistics.NONE);
    }

    /** No answer, because the method does not handle such races. */
    static SemeaiResult unknown(String method) {
        return stopped(method, Limit.NONE);
    }

    /** The same verdict for all ko models. */
    SemeaiResult forAllKos() {
        return new SemeaiResult(verdict, method, certainty, limit, principalVariation, statistics, true);
    }

    /** The same answer with the statistics of all work. */
    SemeaiResult with(Statistics all) {
        return new SemeaiResult(verdict, method, certainty, limit, principalVariation, all, holdsForAllKos);
    }
}
