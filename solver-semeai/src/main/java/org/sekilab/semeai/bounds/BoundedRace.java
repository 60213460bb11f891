package org.sekilab.semeai.bounds;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.bounds.BoundedProblem;
import org.sekilab.semeai.lcg.LibertyCountGame;

/**
 * Decides races of sums of liberty count games by partial order bounding. Immutable; may be shared by threads.
 *
 * <p>Source: M. Müller, Partial order bounding (2001); [LCG] 3.
 * <p>Proves: what a side reaches, without ko. Play is searched until nothing is left but liberties and small eyes; each such
 * race is compared with all the least ones that win, so that an eye and many liberties may both be enough where neither is better.
 * <p>Differs: the paper's races are boards.
 * <p>Cost: a search, and the least winning counts for so many liberties.
 */
public final class BoundedRace {
    private final Engine engine;
    private final Limits limits;

    public BoundedRace(Engine engine, Limits limits) {
        this.engine = engine;
        this.limits = limits;
    }

    /**
     * Whether black captures, or at least is not captured.
     *
     * @param goal WIN or AT_LEAST_DRAW for black
     * @param first the side to move
     * @return WIN if black reaches the goal, LOSS if not
     */
    public Result prove(List<LibertyCountGame> games, Color first, Goal goal) {
        SumRace race = new SumRace(games, first);
        BoundedProblem<RaceCounts> problem =
                new BoundedProblem<>(race, race::value, RaceCounts.bounds(goal, race.mostOutside(), race.mostShared()));
        return engine.prove(problem, Goal.WIN, limits, SearchListener.NONE);
    }

    /** WIN if black captures, LOSS if white does, DRAW if neither; UNKNOWN beyond the limits. */
    public Outcome value(List<LibertyCountGame> games, Color first) {
        Outcome holds = prove(games, first, Goal.AT_LEAST_DRAW).outcome();
        if (holds != Outcome.WIN) {
            return holds;
        }
        Outcome captures = prove(games, first, Goal.WIN).outcome();
        return captures == Outcome.LOSS ? Outcome.DRAW : captures;
    }
}
