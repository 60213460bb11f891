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
 * Decides races of sums of liberty count games by partial order bounding. Immutable; threads may share it.
 *
 * <p>Source: M. Müller, Partial order bounding (2001); [LCG] 3.
 * <p>Proves: the result of a race without ko for black. Play is searched until only liberties and small eyes are left.
 * Each such race is compared with all least races that win. An eye may therefore be enough, and many liberties may be
 * enough, although neither is better than the other.
 * <p>Differs: the paper's races are boards.
 * <p>Cost: a search, and the least winning counts for the greatest possible numbers of liberties.
 */
public final class BoundedRace {
    private final Engine engine;
    private final Limits limits;

    public BoundedRace(Engine engine, Limits limits) {
        this.engine = engine;
        this.limits = limits;
    }

    /**
     * Tells whether black reaches a goal.
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
