package org.sekilab.search.dfpn.tree;

import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

/**
 * What a worker found for a leaf. Immutable.
 *
 * @param number of the search
 * @param worker the number of the worker, from 0
 * @param moves of the winner; none without an answer
 */
record LeafAnswer(int number, int worker, Outcome outcome, Statistics statistics, WinningMoves moves) {
    /** The end of a search that was cancelled. */
    static LeafAnswer none(LeafTask leaf, int worker) {
        return new LeafAnswer(leaf.number(), worker, Outcome.UNKNOWN, Statistics.NONE, new WinningMoves());
    }

    /**
     * Searches a leaf.
     *
     * @param problem the root of the tree; left in this state
     */
    static LeafAnswer of(LeafTask leaf, int worker, Problem problem, Goal goal, Engine engine) {
        leaf.path().forEach(problem::play);
        Result result = engine.prove(problem, goal, leaf.limits(), SearchListener.NONE);
        WinningMoves moves =
                result.outcome() == Outcome.UNKNOWN ? new WinningMoves() : WinningMoves.of(problem, result);
        leaf.path().forEach(move -> problem.undo());
        return new LeafAnswer(leaf.number(), worker, result.outcome(), result.statistics(), moves);
    }
}
