package org.sekilab.life;

import java.util.List;
import java.util.Optional;
import org.sekilab.life.report.SearchReport;
import org.sekilab.model.Points;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/**
 * What is proved of a {@link LifeProblem}.
 *
 * @param verdict the answer
 * @param limit the limit that came first; {@link Limit#NONE} if there is an answer
 * @param move the winning first move of the side that succeeds: a point of the board or {@link Points#PASS}. It is
 *     {@link Points#NONE} if the other side moves first or nothing is proved
 * @param line the main line from the position, points and passes; empty if nothing is proved
 * @param ko what is proved of the ko of the verdict KO with few threats, without a certificate
 * @param proofs the proofs of the verdict: one for ALIVE and DEAD, two for SEKI and KO, none for UNKNOWN
 * @param report how far the search for life came, of the verdict UNKNOWN
 * @param statistics the effort of all searches
 */
public record LifeResult(
        LifeVerdict verdict,
        Limit limit,
        int move,
        List<Integer> line,
        Optional<LifeKo> ko,
        List<LifeProof> proofs,
        Optional<SearchReport> report,
        Statistics statistics) {
    public LifeResult {
        line = List.copyOf(line);
        proofs = List.copyOf(proofs);
    }

    /** An answer of which nothing more is known. */
    public LifeResult(
            LifeVerdict verdict,
            Limit limit,
            int move,
            List<Integer> line,
            List<LifeProof> proofs,
            Statistics statistics) {
        this(verdict, limit, move, line, Optional.empty(), proofs, Optional.empty(), statistics);
    }

    /** The same answer with what is proved of its ko. */
    LifeResult with(Optional<LifeKo> newKo) {
        return new LifeResult(verdict, limit, move, line, newKo, proofs, report, statistics);
    }

    /** The same answer after more effort. */
    LifeResult plus(Statistics more) {
        return new LifeResult(verdict, limit, move, line, ko, proofs, report, statistics.plus(more));
    }
}
