package org.sekilab.experiments.life;

import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.search.Limits;

/** Solves one problem of life and death within limits. May be shared by threads. */
@FunctionalInterface
public interface LifeSolver {
    /** Tells whether the stones live. */
    LifeResult solve(LifeProblem problem, Limits limits);
}
