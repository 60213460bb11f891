package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.search.Limits;

/**
 * Tells the outcome of capturing races. Implementations are free of state and may be shared by threads.
 *
 * <p>An extension point: an analyzer is chosen by the name it is bound to.
 */
public interface SemeaiAnalyzer {
    /**
     * Analyzes a race.
     *
     * @param first the side to move
     * @return UNKNOWN where this method has no answer
     */
    SemeaiResult analyze(SemeaiProblem problem, Color first);

    /**
     * Analyzes a race within limits in place of its own.
     *
     * @param limits the time is that of the whole analysis; nodes and memory are those of each search. For methods that do not ask them they are
     *     of no meaning
     */
    default SemeaiResult analyze(SemeaiProblem problem, Color first, Limits limits) {
        return analyze(problem, first);
    }

    /**
     * Asks for less: a proof that the side to move does not capture first. Whoever can answer that with less work, does so here.
     *
     * @param attacker the side to move
     * @param limits of all searches together
     */
    default Defense defend(SemeaiProblem problem, Color attacker, Limits limits) {
        return Defense.of(analyze(problem, attacker, limits), attacker);
    }
}
