package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.search.Limits;

/**
 * Tells the outcome of capturing races. Implementations are stateless and threads may share them.
 *
 * <p>An extension point: users choose an analyzer by the name that it is bound to.
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
     * Analyzes a race within given limits instead of the analyzer's own.
     *
     * @param limits the time covers the whole analysis; nodes and memory apply to each search. Methods without limits
     *     ignore them
     */
    default SemeaiResult analyze(SemeaiProblem problem, Color first, Limits limits) {
        return analyze(problem, first);
    }

    /**
     * Asks for less: a proof that the side to move does not capture first. Analyzers override it if that is less work.
     *
     * @param attacker the side to move
     * @param limits for all searches together
     */
    default Defense defend(SemeaiProblem problem, Color attacker, Limits limits) {
        return Defense.of(analyze(problem, attacker, limits), attacker);
    }
}
