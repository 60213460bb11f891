package org.sekilab.experiments.life;

import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.search.Limits;

/** Solves one problem of life and death within limits. May be shared by threads. */
@FunctionalInterface
public interface LifeSolver {
    /** Tells whether the stones live, and no more. */
    LifeResult solve(LifeProblem problem, Limits limits);

    /**
     * Tells of what kind the life or the ko of an answer is. A solver that does not know leaves the answer as it is.
     *
     * @param result the answer to the problem, or to the same with a smaller area if that is ALIVE
     */
    default LifeResult refine(LifeProblem problem, LifeResult result, Limits limits) {
        return result;
    }
}
