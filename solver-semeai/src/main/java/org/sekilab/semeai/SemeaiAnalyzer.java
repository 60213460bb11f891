package org.sekilab.semeai;

import org.sekilab.model.Color;

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
}
