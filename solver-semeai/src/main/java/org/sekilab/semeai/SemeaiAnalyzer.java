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
     * Asks for less: a proof that the side to move does not capture first. Whoever can answer that with less work, does so here.
     *
     * @param attacker the side to move
     * @param limits of all searches together; for methods that do not search they are of no meaning
     */
    default Defense defend(SemeaiProblem problem, Color attacker, Limits limits) {
        return Defense.of(analyze(problem, attacker), attacker);
    }
}
