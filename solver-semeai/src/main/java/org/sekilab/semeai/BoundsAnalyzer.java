package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.semeai.area.SemeaiArea;

/**
 * Plays races out on the board only until the liberties and eyes of both sides can be compared.
 *
 * <p>Source: [POB]; [LCG] 3.
 * <p>Proves: the same as {@link SearchAnalyzer}. A certain verdict is a proof under any rule for repetitions.
 * <p>Differs: the paper searches semeai of its own classes. Here play ends at any state with counts that answer the
 * question, see {@link org.sekilab.semeai.bounds.BoundedRace}.
 * <p>Cost: up to four searches, together within the time, and each within the other limits.
 */
public final class BoundsAnalyzer extends AreaAnalyzer {
    /** The name of this method in its results. */
    static final String METHOD = "partial-order";

    private final SearchAnalyzer search;

    public BoundsAnalyzer(Engine engine, SemeaiConfig config) {
        this.search = SearchAnalyzer.withBounds(engine, config);
    }

    @Override
    Limits limits() {
        return search.limits();
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first, Limits limits) {
        return search.analyze(problem, first, limits);
    }

    /** UNKNOWN with limit {@code SIZE} if the area is too large. */
    @Override
    SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first, Limits limits) {
        return search.analyze(area, koWinner, first, limits);
    }

    /** Runs one search, within the limits. */
    @Override
    Defense defend(SemeaiArea area, KoWinner koWinner, Color attacker, Limits limits) {
        return search.defend(area, koWinner, attacker, limits);
    }
}
