package org.sekilab.semeai;

import java.util.List;
import org.sekilab.model.Points;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/**
 * The answer to a race with one side first.
 *
 * @param verdict what is true of the race
 * @param method what found it: {@code static}, {@code bounds}, {@code graph} or {@code search}
 * @param certainty how far the verdict is to be trusted
 * @param limit what kept a search from a verdict, or {@link Limit#NONE}
 * @param principalVariation best play of both sides as far as it is known, points of the board and {@link Points#PASS}; unmodifiable
 * @param statistics what it took
 * @param holdsForAllKos whether the verdict holds under each ko model, and is as certain there; false where that is not known
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

    /** An answer under one ko model, which says nothing of the others. */
    public SemeaiResult(
            SemeaiVerdict verdict,
            String method,
            Certainty certainty,
            Limit limit,
            List<Integer> principalVariation,
            Statistics statistics) {
        this(verdict, method, certainty, limit, principalVariation, statistics, false);
    }

    /** True when there is a verdict, and it is no guess. */
    public boolean isProved() {
        return verdict != SemeaiVerdict.UNKNOWN && certainty != Certainty.HEURISTIC;
    }

    /** The same answer, not to be trusted. */
    SemeaiResult asGuess() {
        return new SemeaiResult(
                verdict, method, Certainty.HEURISTIC, limit, principalVariation, statistics, holdsForAllKos);
    }

    /** There is no answer, as the area of a race has too many points. */
    static SemeaiResult tooLarge(String method) {
        return stopped(method, Limit.MEMORY);
    }

    /** There is no answer because of a limit. */
    static SemeaiResult stopped(String method, Limit limit) {
        return new SemeaiResult(SemeaiVerdict.UNKNOWN, method, Certainty.CERTAIN, limit, List.of(), Statistics.NONE);
    }

    /** There is no answer, as the method is not for such races. */
    static SemeaiResult unknown(String method) {
        return stopped(method, Limit.NONE);
    }

    /** The same verdict, which does not depend on the ko model. */
    SemeaiResult forAllKos() {
        return new SemeaiResult(verdict, method, certainty, limit, principalVariation, statistics, true);
    }

    /** The same answer, with what it took in all. */
    SemeaiResult with(Statistics all) {
        return new SemeaiResult(verdict, method, certainty, limit, principalVariation, all, holdsForAllKos);
    }
}
